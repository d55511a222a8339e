// The side that is not to move may answer every move in the same column, wherever an even number of
// cells is left in each column: then it gets the upper cell of every pair, and the other side the
// lower ones. Allis (1988) calls it claimeven.
#pragma once

#include <cstdint>

#include "core/bitboard.hpp"
#include "games/connect4/rules/cells.hpp"
#include "games/connect4/rules/lines.hpp"
#include "games/connect4/rules/position.hpp"

namespace lawan::connect4 {

// Every second row from the top downwards. In a column with an even number of empty cells these are
// the upper ones of its pairs.
[[nodiscard]] constexpr Bitboard upper_rows(BoardSize size) {
    Bitboard rows;
    for (int height = size.rows - 1; height >= 0; height -= 2) {
        rows |= lowest_rows(size, height + 1) & ~lowest_rows(size, height);
    }
    return rows & Bitboard::first_squares(size.cells());
}

[[nodiscard]] constexpr bool can_follow_up(const Position& position) {
    return position.winner() == std::nullopt &&
           (position.landing_cells() & upper_rows(position.size())).empty();
}

// What following up is worth for the side that does it.
enum class FollowUp : std::uint8_t { Nothing, Holds, Wins };

[[nodiscard]] constexpr FollowUp follow_up(const Position& position) {
    if (!can_follow_up(position)) return FollowUp::Nothing;
    const Bitboard upper = position.empty_cells() & upper_rows(position.size());
    const Bitboard lower = position.empty_cells() & ~upper;
    if (has_run(position.own() | lower, position.rules())) return FollowUp::Nothing;
    return has_run(position.enemy() | upper, position.rules()) ? FollowUp::Wins : FollowUp::Holds;
}

}  // namespace lawan::connect4
