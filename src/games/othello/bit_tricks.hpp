// Whole boards turned over at once, eight squares to a byte. Ideas from Warren, Hacker's Delight,
// 2nd ed. (2012), chapter 7.
#pragma once

#include <cstdint>

namespace lawan::othello {

// Row 1 becomes row 8. Compilers make one instruction of this.
[[nodiscard]] constexpr std::uint64_t with_rows_reversed(std::uint64_t board) {
    constexpr std::uint64_t kEvenRows = 0x00FF00FF00FF00FFU;
    constexpr std::uint64_t kEvenPairs = 0x0000FFFF0000FFFFU;
    board = ((board >> 8) & kEvenRows) | ((board & kEvenRows) << 8);
    board = ((board >> 16) & kEvenPairs) | ((board & kEvenPairs) << 16);
    return (board >> 32) | (board << 32);
}

// Column a becomes column h.
[[nodiscard]] constexpr std::uint64_t with_columns_reversed(std::uint64_t board) {
    constexpr std::uint64_t kEvenColumns = 0x5555555555555555U;
    constexpr std::uint64_t kEvenPairs = 0x3333333333333333U;
    constexpr std::uint64_t kLeftHalf = 0x0F0F0F0F0F0F0F0FU;
    board = ((board >> 1) & kEvenColumns) | ((board & kEvenColumns) << 1);
    board = ((board >> 2) & kEvenPairs) | ((board & kEvenPairs) << 2);
    return ((board >> 4) & kLeftHalf) | ((board & kLeftHalf) << 4);
}

// Swaps every bit of `mask` with the one `by` places higher.
[[nodiscard]] constexpr std::uint64_t delta_swap(std::uint64_t board, std::uint64_t mask, int by) {
    const std::uint64_t differing = ((board >> by) ^ board) & mask;
    return board ^ differing ^ (differing << by);
}

// Columns become rows; a1 stays: blocks of 1, 2 and 4 squares a side change places.
[[nodiscard]] constexpr std::uint64_t transposed(std::uint64_t board) {
    board = delta_swap(board, 0x00AA00AA00AA00AAU, 7);
    board = delta_swap(board, 0x0000CCCC0000CCCCU, 14);
    return delta_swap(board, 0x00000000F0F0F0F0U, 28);
}

}  // namespace lawan::othello
