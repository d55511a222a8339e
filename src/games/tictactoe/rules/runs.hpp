// Has a side k in a row?
#pragma once

#include <array>
#include <cstddef>

#include "core/bitboard.hpp"
#include "core/wide_bitboard.hpp"
#include "games/tictactoe/rules/rules.hpp"
#include "games/tictactoe/rules/windows.hpp"

namespace lawan::tictactoe {

// Anywhere on the board. After i rounds a bit stands where i + 1 marks follow each other, all four
// directions side by side so that they do not wait for each other. Runs may wrap around the left
// and right edges, so only the columns where windows start are looked at in the end; what runs
// over the lower edge meets no mark.
template <class Board>
[[nodiscard]] constexpr bool has_run(const Board& marks, const Rules& rules) {
    const int columns = rules.size.columns;
    Board across{marks};
    Board down{marks};
    Board down_right{marks};
    Board down_left{marks};
    for (int length = 1; length < rules.in_a_row; ++length) {
        across &= across >> 1;
        down &= down >> columns;
        down_right &= down_right >> (columns + 1);
        down_left &= down_left >> (columns - 1);
    }
    const Board left = left_columns<Board>(rules.size, columns - rules.in_a_row + 1);
    const Board right = ~left_columns<Board>(rules.size, rules.in_a_row - 1);
    return (down | ((across | down_right) & left) | (down_left & right)).any();
}

// Does the mark that was just made on `last` complete a run? On a small board the test of the
// whole board is the fastest one.
[[nodiscard]] constexpr bool completes_run(Bitboard marks, const Rules& rules, Square) {
    return has_run(marks, rules);
}

// On a wide one, whose shifts are costly, a walk from the last mark mostly ends at the first step.
[[nodiscard]] constexpr bool completes_run(const WideBitboard& marks, const Rules& rules,
                                           Square last) {
    const BoardSize size = rules.size;
    const Coordinate from{last.index() % size.columns, last.index() / size.columns};
    const auto marks_towards = [&](Direction direction) {
        int count = 0;
        Coordinate at{from.column + direction.columns, from.row + direction.rows};
        for (int square = last.index() + direction.step(size);
             size.has(at) && marks.has(Square{square}); square += direction.step(size)) {
            ++count;
            at.column += direction.columns;
            at.row += direction.rows;
        }
        return count;
    };
    for (const Direction direction : kDirections) {
        const Direction back{-direction.columns, -direction.rows};
        if (1 + marks_towards(direction) + marks_towards(back) >= rules.in_a_row) return true;
    }
    return false;
}

}  // namespace lawan::tictactoe
