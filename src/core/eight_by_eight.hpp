// Boards of up to 8×8 on 64 bits with eight bits a row, whatever the board's width; a1 is bit 0.
// Whole boards are turned over at once, by exchanging blocks of bits (Warren: Hacker's Delight, 2nd
// edition, chapter 7).
#pragma once

#include <cassert>
#include <cstdint>

#include "core/bitboard.hpp"
#include "core/coordinate.hpp"
#include "core/square.hpp"
#include "core/symmetry.hpp"

namespace lawan::eight_by_eight {

inline constexpr int kSide = 8;

[[nodiscard]] constexpr Square square_at(Coordinate at) {
    return Square{at.row * kSide + at.column};
}
[[nodiscard]] constexpr Coordinate coordinate_of(Square square) {
    return {square.index() % kSide, square.index() / kSide};
}

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

// Of a board of any size up to 8×8 in the top left corner: mirrored, a smaller one ends up at the
// far edges and is brought back.
[[nodiscard]] constexpr Bitboard image(Bitboard board, Symmetry symmetry, BoardSize size) {
    assert(!symmetry.transposes() || size.square());
    std::uint64_t bits = board.bits();
    if (symmetry.transposes()) bits = transposed(bits);
    if (symmetry.mirrors_columns()) bits = with_columns_reversed(bits) >> (kSide - size.columns);
    if (symmetry.mirrors_rows()) bits = with_rows_reversed(bits) >> (kSide * (kSide - size.rows));
    return Bitboard{bits};
}

}  // namespace lawan::eight_by_eight
