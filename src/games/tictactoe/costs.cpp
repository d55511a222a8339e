// Formulas (1) and (2) of the paper.
#include "games/tictactoe/costs.hpp"

#include <fmt/core.h>

#include <cassert>

#include "core/input_error.hpp"
#include "games/tictactoe/windows.hpp"

namespace lawan::tictactoe {
namespace {

// On how many squares of a whole line the marks stand.
template <class Board>
int marks_on_line(const Board& marks, Coordinate first, Direction direction, BoardSize size) {
    int count = 0;
    Coordinate at = first;
    for (; size.has(at); at = {at.column + direction.columns, at.row + direction.rows}) {
        if (marks.has(square_at(at, size))) ++count;
    }
    return count;
}

}  // namespace

template <class Board>
Costs costs_of(const BasicPosition<Board>& position, Square cell) {
    const BoardSize size = position.size();
    const int side = size.columns;
    if (!size.square() || position.in_a_row() != side) {
        throw InputError{fmt::format(
            "the paper's costs are for NxN boards with N in a row, not for {} with {} in a row",
            to_text(size), position.in_a_row())};
    }
    assert(position.empty_cells().has(cell));

    Costs costs;
    const auto count_line = [&](Coordinate first, Direction direction) {
        const int marks = marks_on_line(position.enemy(), first, direction, size);
        if (marks == 0) ++costs.attack;
        costs.defence += marks == side - 1 ? Cost::infinity() : Cost{marks};
    };
    const Coordinate at = coordinate_of(cell, size);
    count_line({0, at.row}, {1, 0});
    count_line({at.column, 0}, {0, 1});
    if (at.column == at.row) count_line({0, 0}, {1, 1});
    if (at.column + at.row == side - 1) count_line({side - 1, 0}, {-1, 1});
    return costs;
}

template Costs costs_of(const BasicPosition<Bitboard>&, Square);
template Costs costs_of(const BasicPosition<WideBitboard>&, Square);

}  // namespace lawan::tictactoe
