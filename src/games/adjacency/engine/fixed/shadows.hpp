// Positions in which one side has passed earlier on, played alongside the real one: what is proved
// of them often holds for it too.
//
// *Shadows.* Where a pass of B was refuted, the table holds A's strategy against it, position by
// position. If B moves to d instead, the game is followed in both: really, and in the shadow, where
// B has passed and the cell d is empty. Let A be to move in both, with a strategy for the shadow
// that flips at least s more than B, and a zone without the cells D that only the real position has
// marks on. Played in the real position it flips at least s − c more, where c counts the marks of
// A's on D and the marks that are A's in reality and B's in the shadow: each of them costs at most
// the one flip with which the two positions begin to agree about it, or to alternate; marks of B's
// cost nothing, as for zones (swing_search.hpp). So a refutation of the pass need not be found
// again for each move; only where it would move to d is there something to search.
#pragma once

#include <array>
#include <cstddef>

#include "core/bitboard.hpp"
#include "core/square.hpp"
#include "games/adjacency/engine/fixed/marks.hpp"

namespace lawan::adjacency::fixed {

struct Shadow {
    Marks marks;
    bool winner_moves = false;  // the side whose strategy is known is to move

    // The cells with marks in reality only.
    [[nodiscard]] constexpr Bitboard missing(const Marks& real) const {
        return marks.empty & ~real.empty;
    }
    // What the strategy may flip less in reality.
    [[nodiscard]] int cost(const Marks& real) const {
        return (real.own & (missing(real) | marks.enemy)).count();
    }
};

// The youngest come first, and push out the oldest: with more than these nothing more was found.
class Shadows {
  public:
    static constexpr std::size_t kMost = 6;

    void add(const Marks& marks) { add({marks, true}); }
    void add_after(Square move, const Shadows& before) {
        for (const Shadow& shadow : before) add({shadow.marks.after(move), !shadow.winner_moves});
    }
    void add_passed(const Shadows& before) {
        for (const Shadow& shadow : before) add({shadow.marks.passed(), !shadow.winner_moves});
    }

    [[nodiscard]] std::size_t size() const { return count_; }
    [[nodiscard]] const Shadow* begin() const { return shadows_.data(); }
    [[nodiscard]] const Shadow* end() const { return shadows_.data() + count_; }

  private:
    void add(const Shadow& shadow) {
        if (count_ < kMost) shadows_[count_++] = shadow;
    }

    std::array<Shadow, kMost> shadows_;
    std::size_t count_ = 0;
};

}  // namespace lawan::adjacency::fixed
