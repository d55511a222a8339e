// Small games for the tests of the searches: trees given by a seed, trees written down, take-away.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/evaluator.hpp"
#include "core/hash.hpp"
#include "core/position.hpp"
#include "core/random.hpp"

namespace lawan::toys {

struct Branch {
    std::uint16_t number = 0;
    friend bool operator==(Branch, Branch) = default;
};

// What random trees are drawn like.
struct Shape {
    std::uint8_t branching = 3;
    std::uint8_t height = 6;   // plies
    std::uint16_t range = 20;  // scores are from −range to range
    bool ragged = false;       // inner nodes have 0 to `branching` branches
    bool transposing = false;  // the same moves in another order lead to the same position
    friend bool operator==(const Shape&, const Shape&) = default;
};

// A node of a random tree. Everything about it follows from the seed and the way to it.
class RandomTree {
  public:
    using Move = Branch;
    static constexpr std::size_t kMaxMoves = 8;

    RandomTree() = default;
    RandomTree(Seed seed, Shape shape) : way_{seed.value}, shape_{shape} {}

    [[nodiscard]] Side side_to_move() const { return ply_ % 2 == 0 ? Side::X : Side::O; }
    [[nodiscard]] MoveList<Move, kMaxMoves> legal_moves() const {
        MoveList<Move, kMaxMoves> moves;
        for (int i = 0; i < branches(); ++i) moves.push_back({static_cast<std::uint16_t>(i)});
        return moves;
    }
    [[nodiscard]] RandomTree after(Move move) const {
        RandomTree next = *this;
        // A sum does not tell the order of its terms. The two sides' moves are kept apart.
        next.way_ = shape_.transposing ? way_ + mix(1000U + 2U * move.number + ply_ % 2)
                                       : mix(way_, move.number);
        ++next.ply_;
        return next;
    }
    [[nodiscard]] Score final_score() const { return drawn(1); }
    [[nodiscard]] Score estimate() const { return drawn(2); }
    [[nodiscard]] std::uint64_t key() const { return mix(way_, ply_); }
    friend bool operator==(const RandomTree&, const RandomTree&) = default;

  private:
    [[nodiscard]] int branches() const {
        if (ply_ >= shape_.height) return 0;
        if (!shape_.ragged || ply_ == 0) return shape_.branching;
        return static_cast<int>(mix(key(), 3) % (shape_.branching + 1U));
    }
    [[nodiscard]] Score drawn(std::uint64_t stream) const {
        const auto values = 2U * shape_.range + 1U;
        return Score{static_cast<int>(mix(key(), stream) % values) - shape_.range};
    }

    std::uint64_t way_ = 0;
    std::uint8_t ply_ = 0;
    Shape shape_;
};

// Its word on a node has nothing to do with what comes after: the worst case for a search.
struct TreeEvaluator {
    [[nodiscard]] static Score evaluate(const RandomTree& p) { return p.estimate(); }
    [[nodiscard]] static Score outcome(const RandomTree& p) { return p.final_score(); }
};

// A tree written down: children by number, leaves with their score for X, who moves at the root.
struct WrittenNode {
    std::vector<std::size_t> children;
    int leaf = 0;
};
using WrittenTree = std::vector<WrittenNode>;

class Written {
  public:
    using Move = Branch;
    static constexpr std::size_t kMaxMoves = 8;

    Written() = default;
    explicit Written(const WrittenTree& tree) : tree_{&tree} {}

    [[nodiscard]] Side side_to_move() const { return ply_ % 2 == 0 ? Side::X : Side::O; }
    [[nodiscard]] MoveList<Move, kMaxMoves> legal_moves() const {
        MoveList<Move, kMaxMoves> moves;
        for (std::size_t i = 0; i < node().children.size(); ++i) {
            moves.push_back({static_cast<std::uint16_t>(i)});
        }
        return moves;
    }
    [[nodiscard]] Written after(Move move) const {
        Written next = *this;
        next.at_ = node().children[move.number];
        ++next.ply_;
        return next;
    }
    [[nodiscard]] Score final_score() const {
        return side_to_move() == Side::X ? Score{node().leaf} : -Score{node().leaf};
    }
    [[nodiscard]] std::uint64_t key() const { return mix(at_); }
    friend bool operator==(const Written&, const Written&) = default;

  private:
    [[nodiscard]] const WrittenNode& node() const { return (*tree_)[at_]; }

    const WrittenTree* tree_ = nullptr;
    std::size_t at_ = 0;
    std::size_t ply_ = 0;
};

// Take one to three; whoever takes the last one wins. A pile of 4n is lost for the side to move.
class TakeAway {
  public:
    using Move = Branch;
    static constexpr std::size_t kMaxMoves = 3;

    TakeAway() = default;
    explicit TakeAway(int pile) : pile_{pile} {}

    [[nodiscard]] int pile() const { return pile_; }
    [[nodiscard]] Side side_to_move() const { return side_; }
    [[nodiscard]] MoveList<Move, kMaxMoves> legal_moves() const {
        MoveList<Move, kMaxMoves> moves;
        for (int take = 1; take <= std::min(3, pile_); ++take) {
            moves.push_back({static_cast<std::uint16_t>(take)});
        }
        return moves;
    }
    [[nodiscard]] TakeAway after(Move move) const {
        TakeAway next{pile_ - move.number};
        next.side_ = opponent_of(side_);
        return next;
    }
    [[nodiscard]] Score final_score() const { return Score{-1}; }
    [[nodiscard]] std::uint64_t key() const {
        return mix(static_cast<std::uint64_t>(pile_), static_cast<std::uint64_t>(side_));
    }
    friend bool operator==(const TakeAway&, const TakeAway&) = default;

  private:
    int pile_ = 0;
    Side side_ = Side::X;
};

// Knows nothing before the end.
template <class P>
struct OutcomeOnly {
    [[nodiscard]] static Score evaluate(const P&) { return Score{0}; }
    [[nodiscard]] static Score outcome(const P& p) { return p.final_score(); }
};

}  // namespace lawan::toys
