// The windows of a board: k cells in a row, in one of four directions. A window is named by the
// square where it starts, and a set of windows of one direction is a bitboard of those squares.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/bitboard.hpp"
#include "core/wide_bitboard.hpp"
#include "games/tictactoe/rules/rules.hpp"

namespace lawan::tictactoe {

struct Direction {
    int columns = 0;
    int rows = 0;

    // How far apart the squares of a window lie, counted row by row.
    [[nodiscard]] constexpr int step(BoardSize size) const { return rows * size.columns + columns; }
};

inline constexpr std::array<Direction, 4> kDirections{Direction{1, 0}, Direction{0, 1},
                                                      Direction{1, 1}, Direction{-1, 1}};

namespace detail {

// For each width of a board, the first squares of its rows, as many as 64 bits hold.
[[nodiscard]] constexpr std::array<std::uint64_t, kMostPerSide + 1> row_starts() {
    std::array<std::uint64_t, kMostPerSide + 1> starts{};
    for (int columns = 1; columns <= kMostPerSide; ++columns) {
        for (int square = 0; square < Bitboard::kCapacity; square += columns) {
            starts[static_cast<std::size_t>(columns)] |= std::uint64_t{1} << square;
        }
    }
    return starts;
}

inline constexpr auto kRowStarts = row_starts();

// One row of squares repeated downwards, beyond the last row too where there is room. The small
// board can do it by multiplication: the copies do not overlap.
[[nodiscard]] constexpr Bitboard repeated_downwards(Bitboard row, BoardSize size) {
    return Bitboard{row.bits() * kRowStarts[static_cast<std::size_t>(size.columns)]};
}

[[nodiscard]] constexpr WideBitboard repeated_downwards(WideBitboard rows, BoardSize size) {
    for (int done = 1; done < size.rows; done *= 2) rows |= rows << (done * size.columns);
    return rows;
}

}  // namespace detail

// The first `count` columns from the left; outside the board anything.
template <class Board>
[[nodiscard]] constexpr Board left_columns(BoardSize size, int count) {
    const int within = std::clamp(count, 0, size.columns);
    return detail::repeated_downwards(Board::first_squares(within), size);
}

// The columns in which a window may start; outside the board anything.
template <class Board>
[[nodiscard]] constexpr Board starting_columns(const Rules& rules, Direction direction) {
    if (direction.columns == 0) return ~Board{};
    if (direction.columns < 0) return ~left_columns<Board>(rules.size, rules.in_a_row - 1);
    return left_columns<Board>(rules.size, rules.size.columns - rules.in_a_row + 1);
}

// All windows of a direction.
template <class Board>
[[nodiscard]] constexpr Board windows(const Rules& rules, Direction direction) {
    const int rows = direction.rows == 0 ? rules.size.rows : rules.size.rows - rules.in_a_row + 1;
    return starting_columns<Board>(rules, direction) &
           Board::first_squares(std::max(rows, 0) * rules.size.columns);
}

// The cells of the window that starts on this square.
template <class Board>
[[nodiscard]] constexpr Board window_cells(const Rules& rules, Direction direction, Square start) {
    Board window{};
    for (int i = 0; i < rules.in_a_row; ++i) {
        window.add(Square{start.index() + i * direction.step(rules.size)});
    }
    return window;
}

// The cells of every window, one direction after the other.
template <class Board>
[[nodiscard]] std::vector<Board> all_windows(const Rules& rules) {
    std::vector<Board> all;
    for (const Direction direction : kDirections) {
        for (const Square start : squares(windows<Board>(rules, direction))) {
            all.push_back(window_cells<Board>(rules, direction, start));
        }
    }
    return all;
}

}  // namespace lawan::tictactoe
