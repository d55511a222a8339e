// The empty cells as a tree to search (pv_search.hpp), in games that are played to a full board and
// cannot be solved yet. There colours do not matter: positions with the same empty cells are one,
// and what is searched is F of the set (full/set_search.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/bitboard.hpp"
#include "core/hash.hpp"
#include "core/square.hpp"
#include "games/adjacency/engine/full/geometry.hpp"
#include "games/adjacency/engine/player/evaluation.hpp"
#include "games/adjacency/engine/player/set_estimate.hpp"

namespace lawan::adjacency::player {

class SetsTree {
  public:
    using Node = Bitboard;
    struct Step {
        Square move;
        Node after;
        int gain;  // what the move settles, in hundredths
    };
    // Those that are no worse than all others; `first`, if it is one of them, comes first.
    class Moves {
      public:
        Moves(const SetsTree& tree, Node cells, std::optional<Square> first);

        [[nodiscard]] std::optional<Step> next() {
            if (at_ == count_) return std::nullopt;
            const Move& move = all_[at_++];
            return Step{move.cell, cells_ ^ Bitboard::of(move.cell), kHundredths * move.settles};
        }

      private:
        struct Move {
            Square cell;
            int settles;
            int order;
        };

        Bitboard cells_;
        std::array<Move, Bitboard::kCapacity> all_;
        std::size_t count_ = 0;
        std::size_t at_ = 0;
    };

    explicit SetsTree(BoardSize size, const SetWeights& weights = shipped_set_weights())
        : geometry_{size}, weights_{weights} {}

    [[nodiscard]] static int plies_left(Node cells) { return cells.count(); }
    [[nodiscard]] static bool is_over(Node cells) { return cells.empty(); }
    [[nodiscard]] static int final_score(Node) { return 0; }
    [[nodiscard]] int estimate(Node cells) const {
        return player::estimate(geometry_, cells, weights_);
    }

    [[nodiscard]] static std::uint64_t key(Node cells) { return cells.bits(); }
    [[nodiscard]] static std::uint64_t hash(std::uint64_t key) { return mix(key); }

    [[nodiscard]] static bool is_legal(Node cells, Square move) { return cells.has(move); }
    [[nodiscard]] static Node after(Node cells, Square move) { return cells ^ Bitboard::of(move); }

    [[nodiscard]] static int reduction(int depth, std::size_t index) {
        if (depth < 3 || index < 2) return 0;
        if (index < 6) return 1;
        return depth < 6 || index < 16 ? 2 : 3;
    }

  private:
    full::Geometry geometry_;
    const SetWeights& weights_;
};

}  // namespace lawan::adjacency::player
