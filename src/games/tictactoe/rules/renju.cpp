#include "games/tictactoe/rules/renju.hpp"

#include <limits>

namespace lawan::tictactoe {

RenjuGrid::RenjuGrid(BoardSize size) {
    cells_.fill(kO);
    for (int row = 0; row < size.rows; ++row) {
        for (int column = 0; column < size.columns; ++column) here({column, row}) = kEmpty;
    }
}

int RenjuGrid::run_from(int cell, int step) {
    int count = 0;
    while (at(cell + (count + 1) * step) == kX) ++count;
    return count;
}

Forbidden RenjuGrid::forbidden(int cell) {
    at(cell) = kX;
    const Forbidden why = judged(cell);
    at(cell) = kEmpty;
    return why;
}

// Five beat all.
Forbidden RenjuGrid::judged(int cell) {
    bool overline = false;
    for (const Direction direction : kDirections) {
        const int run = run_through(cell, step(direction));
        if (run == kExactRow) return Forbidden::No;
        overline |= run > kExactRow;
    }
    if (overline) return Forbidden::Overline;
    int all_fours = 0;
    int all_threes = 0;
    for (const Direction direction : kDirections) all_fours += fours(cell, step(direction));
    if (all_fours > 1) return Forbidden::DoubleFour;
    for (const Direction direction : kDirections)
        all_threes += is_three(cell, step(direction)) ? 1 : 0;
    return all_threes > 1 ? Forbidden::DoubleThree : Forbidden::No;
}

// Ways to complete exactly five through the cell on one line. A straight four, which has one at
// each end, is a single four; two other ways on a line are two fours.
int RenjuGrid::fours(int cell, int step) {
    constexpr int kFar = kExactRow - 1;
    int count = 0;
    int last = std::numeric_limits<int>::min() / 2;
    for (int away = -kFar; away <= kFar; ++away) {
        const int end = cell + away * step;
        if (away == 0 || at(end) != kEmpty) continue;
        const int before = run_from(end, -step);
        const int after = run_from(end, step);
        if (before + 1 + after != kExactRow || -before > -away || -away > after) continue;
        const bool straight = away - last == kExactRow;
        if (!straight) ++count;
        last = away;
    }
    return count;
}

// Whether X, by marking `with` too, has four in a row through the cell with both ends open: each of
// them completes exactly five.
bool RenjuGrid::makes_straight_four(int cell, int step, int with) {
    at(with) = kX;
    const int after = run_from(cell, step);
    const int before = run_from(cell, -step);
    at(with) = kEmpty;
    if (before + 1 + after != kExactRow - 1) return false;
    const int first = cell - before * step;
    const int last = cell + after * step;
    const int away = (with - cell) / step;
    if (away < -before || away > after) return false;
    return at(first - step) == kEmpty && at(last + step) == kEmpty && at(first - 2 * step) != kX &&
           at(last + 2 * step) != kX;
}

// A three counts only where a legal move makes a straight four of it. A move that completes five
// elsewhere makes none.
bool RenjuGrid::is_three(int cell, int step) {
    constexpr int kFar = kExactRow - 2;
    for (int away = -kFar; away <= kFar; ++away) {
        const int with = cell + away * step;
        if (away == 0 || at(with) != kEmpty || !makes_straight_four(cell, step, with)) continue;
        bool five = false;
        for (const Direction direction : kDirections)
            five |= run_through(with, RenjuGrid::step(direction)) == kExactRow;
        if (!five && forbidden(with) == Forbidden::No) return true;
    }
    return false;
}

}  // namespace lawan::tictactoe
