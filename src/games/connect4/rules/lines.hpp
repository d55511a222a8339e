// The lines of a board: k cells in a row, in one of four directions. A line is named by the square
// where it starts, and a set of lines of one direction is a bitboard of those squares.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/bitboard.hpp"
#include "games/connect4/rules/cells.hpp"
#include "games/connect4/rules/rules.hpp"

namespace lawan::connect4 {

enum class Direction : std::uint8_t { Up, Across, Rising, Falling };

inline constexpr std::array<Direction, 4> kDirections{Direction::Up, Direction::Across,
                                                      Direction::Rising, Direction::Falling};

// How far apart the squares of a line lie.
[[nodiscard]] constexpr int step(Direction direction, BoardSize size) {
    switch (direction) {
        case Direction::Up:
            return 1;
        case Direction::Across:
            return size.rows;
        case Direction::Rising:
            return size.rows + 1;
        case Direction::Falling:
            return size.rows - 1;
    }
    return 0;
}

// The rows in which a line may start; beyond the last column anything.
[[nodiscard]] constexpr Bitboard starting_rows(const Rules& rules, Direction direction) {
    if (direction == Direction::Across) return ~Bitboard{};
    if (direction == Direction::Falling) return ~lowest_rows(rules.size, rules.in_a_row - 1);
    return lowest_rows(rules.size, rules.size.rows - rules.in_a_row + 1);
}

// All lines of a direction.
[[nodiscard]] constexpr Bitboard lines(const Rules& rules, Direction direction) {
    const int columns =
        direction == Direction::Up ? rules.size.columns : rules.size.columns - rules.in_a_row + 1;
    if (columns <= 0) return Bitboard{};
    return starting_rows(rules, direction) & Bitboard::first_squares(columns * rules.size.rows);
}

// Where k of the squares follow each other. Runs may go from the top of a column on to the bottom
// of the next: those start in the wrong rows. What runs over the last column meets no disc.
[[nodiscard]] constexpr Bitboard runs(Bitboard discs, const Rules& rules, Direction direction) {
    const int by = step(direction, rules.size);
    Bitboard found = discs;
    for (int length = 1; length < rules.in_a_row;) {
        const int more = length < rules.in_a_row - length ? length : rules.in_a_row - length;
        found &= found >> (more * by);
        length += more;
    }
    return found & starting_rows(rules, direction);
}

[[nodiscard]] constexpr bool has_run(Bitboard discs, const Rules& rules) {
    return (runs(discs, rules, Direction::Up) | runs(discs, rules, Direction::Across) |
            runs(discs, rules, Direction::Rising) | runs(discs, rules, Direction::Falling))
        .any();
}

// The cells of a line.
[[nodiscard]] constexpr Bitboard cells_of_line(Square start, Direction direction,
                                               const Rules& rules) {
    Bitboard cells;
    for (int i = 0; i < rules.in_a_row; ++i) {
        cells.add(Square{start.index() + i * step(direction, rules.size)});
    }
    return cells;
}

// Every line as a set of cells.
[[nodiscard]] inline std::vector<Bitboard> all_lines(const Rules& rules) {
    std::vector<Bitboard> all;
    for (const Direction direction : kDirections) {
        for (const Square start : squares(lines(rules, direction))) {
            all.push_back(cells_of_line(start, direction, rules));
        }
    }
    return all;
}

// The squares, empty or not, where one more disc makes a line of these.
[[nodiscard]] constexpr Bitboard completing(Bitboard discs, const Rules& rules) {
    std::array<Bitboard, kMostPerSide + 1> before{};  // the first i cells of a line are discs
    Bitboard cells;
    for (const Direction direction : kDirections) {
        const int by = step(direction, rules.size);
        before[0] = lines(rules, direction);
        for (int i = 0; i < rules.in_a_row; ++i) {
            const auto at = static_cast<std::size_t>(i);
            before[at + 1] = before[at] & (discs >> (i * by));
        }
        Bitboard after = ~Bitboard{};  // the cells behind the gap are discs
        for (int gap = rules.in_a_row - 1; gap >= 0; --gap) {
            cells |= (before[static_cast<std::size_t>(gap)] & after) << (gap * by);
            after &= discs >> (gap * by);
        }
    }
    return cells;
}

}  // namespace lawan::connect4
