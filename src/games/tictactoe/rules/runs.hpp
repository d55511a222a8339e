// Has a side k in a row?
#pragma once

#include <array>
#include <cstddef>

#include "core/bitboard.hpp"
#include "core/wide_bitboard.hpp"
#include "games/tictactoe/rules/rules.hpp"
#include "games/tictactoe/rules/windows.hpp"

namespace lawan::tictactoe {

// How long the run through a mark is in one direction, to both sides.
template <class Board>
[[nodiscard]] constexpr int run_through(const Board& marks, BoardSize size, Square mark,
                                        Direction direction) {
    const Coordinate from{mark.index() % size.columns, mark.index() / size.columns};
    const auto marks_towards = [&](Direction towards) {
        int count = 0;
        Coordinate at{from.column + towards.columns, from.row + towards.rows};
        for (int square = mark.index() + towards.step(size);
             size.has(at) && marks.has(Square{square}); square += towards.step(size)) {
            ++count;
            at.column += towards.columns;
            at.row += towards.rows;
        }
        return count;
    };
    return 1 + marks_towards(direction) + marks_towards({-direction.columns, -direction.rows});
}

// Does the mark on this square stand in a run that wins? Mostly each walk ends at the first step.
template <class Board>
[[nodiscard]] constexpr bool wins_through(const Board& marks, const Rules& rules, Square mark) {
    for (const Direction direction : kDirections) {
        if (rules.is_won_by(run_through(marks, rules.size, mark, direction))) return true;
    }
    return false;
}

// Anywhere on the board. After i rounds a bit stands where i + 1 marks follow each other, all four
// directions side by side so that they do not wait for each other. Runs may wrap around the left
// and right edges, so only the columns where windows start are looked at in the end; what runs
// over the lower edge meets no mark.
template <class Board>
[[nodiscard]] constexpr bool has_run(const Board& marks, const Rules& rules) {
    if (rules.rule != RowRule::Free) {
        for (const Square mark : squares(marks)) {
            if (wins_through(marks, rules, mark)) return true;
        }
        return false;
    }
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
// whole board is the fastest one; on a wide one, whose shifts are costly, a walk from the mark.
[[nodiscard]] constexpr bool completes_run(Bitboard marks, const Rules& rules, Square last) {
    return rules.rule == RowRule::Free ? has_run(marks, rules) : wins_through(marks, rules, last);
}
[[nodiscard]] constexpr bool completes_run(const WideBitboard& marks, const Rules& rules,
                                           Square last) {
    return wins_through(marks, rules, last);
}

}  // namespace lawan::tictactoe
