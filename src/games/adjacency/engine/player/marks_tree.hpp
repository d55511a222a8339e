// The marks of both sides as a tree to search with an evaluation (pv_search.hpp).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/bitboard.hpp"
#include "core/hash.hpp"
#include "core/square.hpp"
#include "games/adjacency/engine/fixed/marks.hpp"
#include "games/adjacency/engine/fixed/swing_order.hpp"
#include "games/adjacency/engine/player/evaluation.hpp"
#include "games/adjacency/rules/position.hpp"

namespace lawan::adjacency::player {

class MarksTree {
  public:
    struct Node {
        fixed::Marks marks;
        int plies;  // that are left
    };
    struct Step {
        static constexpr int gain = 0;
        Square move;
        Node after;
    };
    class Moves {
      public:
        Moves(const MarksTree&, const Node& node, std::optional<Square> first)
            : node_{node},
              around_{node.marks},
              order_{node.marks, around_, std::min(node.plies, kPliesForOrder),
                     first ? Bitboard::of(*first) : Bitboard{}, true} {}
        Moves(const Moves&) = delete;
        Moves& operator=(const Moves&) = delete;

        [[nodiscard]] std::optional<Step> next() {
            const Bitboard next = order_.next(~Bitboard{});
            if (next.empty()) return std::nullopt;
            const Square move = next.first();
            return Step{move, {node_.marks.after(move), node_.plies - 1}};
        }

      private:
        // The order was fitted for positions that are nearly solved; with more plies left the same
        // holds.
        static constexpr int kPliesForOrder = 9;

        const Node& node_;
        fixed::Surroundings around_;
        fixed::SwingOrder order_;
    };

    explicit MarksTree(BoardSize size, const WeightTable& weights = shipped_weights())
        : board_{whole_board(size)}, weights_{weights} {}

    [[nodiscard]] static Node node_of(const Position& position) {
        return {fixed::Marks::of(position), position.plies_left()};
    }

    [[nodiscard]] static int plies_left(const Node& node) { return node.plies; }
    [[nodiscard]] static bool is_over(const Node& node) { return node.plies == 0; }
    [[nodiscard]] static int final_score(const Node& node) {
        return kHundredths * (node.marks.own.count() - node.marks.enemy.count());
    }
    [[nodiscard]] int estimate(const Node& node) const {
        const Features features = features_of(node.marks, board_, node.plies);
        return evaluate(features, weights_[stage_of(node.plies, node.marks.empty.count())]);
    }

    [[nodiscard]] static std::uint64_t key(const Node& node) {
        return mix(mix(node.marks.own.bits() + static_cast<std::uint64_t>(node.plies)),
                   node.marks.enemy.bits());
    }
    [[nodiscard]] static std::uint64_t hash(std::uint64_t key) { return key; }

    [[nodiscard]] static bool is_legal(const Node& node, Square move) {
        return node.marks.empty.has(move);
    }
    [[nodiscard]] static Node after(const Node& node, Square move) {
        return {node.marks.after(move), node.plies - 1};
    }

    [[nodiscard]] static int reduction(int depth, std::size_t index) {
        if (depth < 3 || index < 3) return 0;
        if (index < 8) return 1;
        return depth < 5 || index < 20 ? 2 : 3;
    }

  private:
    Bitboard board_;
    const WeightTable& weights_;
};

}  // namespace lawan::adjacency::player
