// The marks on a board as the side to move sees them: all that decides how the rest of a game with
// a fixed number of rounds goes.
#pragma once

#include "core/bitboard.hpp"
#include "core/square.hpp"
#include "games/adjacency/rules/cells.hpp"
#include "games/adjacency/rules/position.hpp"

namespace lawan::adjacency::fixed {

struct Marks {
    Bitboard own;
    Bitboard enemy;
    Bitboard empty;

    [[nodiscard]] static constexpr Marks of(const Position& position) {
        return {position.own(), position.enemy(), position.empty()};
    }

    [[nodiscard]] constexpr Marks after(Square cell) const {
        const Bitboard flipped = beside(cell) & enemy;
        const Bitboard marked = Bitboard::of(cell);
        return {enemy ^ flipped, own | flipped | marked, empty ^ marked};
    }
    [[nodiscard]] constexpr int flips(Square cell) const { return (beside(cell) & enemy).count(); }
    // As if the side to move could let the other move instead.
    [[nodiscard]] constexpr Marks passed() const { return {enemy, own, empty}; }

    friend constexpr bool operator==(const Marks&, const Marks&) = default;
};

}  // namespace lawan::adjacency::fixed
