// Sets of cells in the two widths in which lines are covered: plain words for boards of up to 64
// cells, for shifts and counts without end, and wide ones for all others.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/wide_bitboard.hpp"

namespace lawan::tictactoe::solver {

using Cells = std::uint64_t;

template <class Set>
struct SetLimits;

template <>
struct SetLimits<Cells> {
    static constexpr std::size_t kCells = 64;
    static constexpr std::size_t kWindows = 4 * kCells;
    using Number = std::uint8_t;  // of a cell or a window
};

template <>
struct SetLimits<WideBitboard> {
    static constexpr std::size_t kCells = static_cast<std::size_t>(WideBitboard::kCapacity);
    static constexpr std::size_t kWindows = 4 * kCells;
    using Number = std::uint16_t;
};

[[nodiscard]] constexpr bool is_empty(Cells cells) {
    return cells == 0;
}
[[nodiscard]] constexpr bool is_empty(const WideBitboard& cells) {
    return cells.empty();
}

[[nodiscard]] constexpr int size_of(Cells cells) {
    return std::popcount(cells);
}
[[nodiscard]] constexpr int size_of(const WideBitboard& cells) {
    return cells.count();
}

[[nodiscard]] constexpr bool has_two(Cells cells) {
    return (cells & (cells - 1)) != 0;
}
[[nodiscard]] constexpr bool has_two(const WideBitboard& cells) {
    return cells.count() >= 2;
}

// The number of the lowest cell. The set must not be empty.
[[nodiscard]] constexpr std::size_t first_number(Cells cells) {
    return static_cast<std::size_t>(std::countr_zero(cells));
}
[[nodiscard]] constexpr std::size_t first_number(const WideBitboard& cells) {
    return static_cast<std::size_t>(cells.first().index());
}

// The lowest cell alone.
[[nodiscard]] constexpr Cells first_of(Cells cells) {
    return cells & ~(cells - 1);
}
[[nodiscard]] constexpr WideBitboard first_of(const WideBitboard& cells) {
    return WideBitboard::of(cells.first());
}

[[nodiscard]] constexpr Cells without_first(Cells cells) {
    return cells & (cells - 1);
}
[[nodiscard]] constexpr WideBitboard without_first(WideBitboard cells) {
    cells.drop_first();
    return cells;
}

template <class Set>
[[nodiscard]] constexpr Set one_cell(std::size_t number);
template <>
[[nodiscard]] constexpr Cells one_cell<Cells>(std::size_t number) {
    return Cells{1} << number;
}
template <>
[[nodiscard]] constexpr WideBitboard one_cell<WideBitboard>(std::size_t number) {
    return WideBitboard::of(Square{static_cast<int>(number)});
}

}  // namespace lawan::tictactoe::solver
