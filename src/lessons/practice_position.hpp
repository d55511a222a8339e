// Random trees to practise a search on: a position with nothing but moves and scores.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/hash.hpp"
#include "core/move_list.hpp"
#include "core/random.hpp"
#include "core/score.hpp"
#include "core/side.hpp"

namespace lawan {

// A tree drawn by chance: a number of branches at each node, and leaves with a score.
struct PracticeTree {
    Seed seed;
    int depth = 3;
    int branching = 3;
    int greatest = 9;  // of the scores at the leaves, and the least is its negation
};

struct Branch {
    std::uint32_t number = 0;
    friend bool operator==(Branch, Branch) = default;
};

// A node; all about it follows from the seed and the way to it. The last ply has the leaves.
class PracticePosition {
  public:
    using Move = Branch;
    static constexpr std::size_t kMaxMoves = 8;

    PracticePosition() = default;
    explicit PracticePosition(const PracticeTree& tree)
        : way_{tree.seed.value},
          left_{static_cast<std::uint8_t>(tree.depth)},
          branching_{static_cast<std::uint8_t>(tree.branching)},
          greatest_{static_cast<std::uint8_t>(tree.greatest)} {}

    [[nodiscard]] Side side_to_move() const { return ply_ % 2 == 0 ? Side::X : Side::O; }
    [[nodiscard]] MoveList<Move, kMaxMoves> legal_moves() const {
        MoveList<Move, kMaxMoves> moves;
        for (std::uint32_t i = 0; left_ > 0 && i < branching_; ++i) moves.push_back({i});
        return moves;
    }
    [[nodiscard]] PracticePosition after(Move move) const {
        PracticePosition next = *this;
        next.way_ = mix(way_, move.number);
        ++next.ply_;
        --next.left_;
        return next;
    }
    [[nodiscard]] Score final_score() const {
        const unsigned values = 2U * greatest_ + 1U;
        return Score{static_cast<int>(mix(way_, 1000) % values) - greatest_};
    }
    [[nodiscard]] std::uint64_t key() const { return mix(way_, ply_); }
    bool operator==(const PracticePosition&) const = default;

  private:
    std::uint64_t way_ = 0;
    std::uint8_t ply_ = 0;
    std::uint8_t left_ = 0;
    std::uint8_t branching_ = 2;
    std::uint8_t greatest_ = 9;
};

// The judge of such a tree: only leaves have a score.
struct LeavesOnly {
    [[nodiscard]] static Score evaluate(const PracticePosition&) { return Score{0}; }
    [[nodiscard]] static Score outcome(const PracticePosition& p) { return p.final_score(); }
};

}  // namespace lawan
