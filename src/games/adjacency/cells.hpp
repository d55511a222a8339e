// The cells of a board of up to 8×8 on 64 bits: eight bits a row whatever the board's width, a1 at
// the top left is bit 0.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "core/bitboard.hpp"
#include "core/coordinate.hpp"
#include "core/square.hpp"
#include "core/symmetry.hpp"

namespace lawan::adjacency {

inline constexpr int kMostColumns = 8;
inline constexpr int kMostRows = 8;

[[nodiscard]] constexpr Square square_at(Coordinate at) {
    return Square{at.row * kMostColumns + at.column};
}
[[nodiscard]] constexpr Coordinate coordinate_of(Square square) {
    return {square.index() % kMostColumns, square.index() / kMostColumns};
}

inline constexpr Bitboard kFirstColumn{0x0101010101010101};
inline constexpr Bitboard kLastColumn{0x8080808080808080};

[[nodiscard]] constexpr Bitboard whole_board(BoardSize size) {
    const std::uint64_t row = (std::uint64_t{1} << size.columns) - 1;
    return Bitboard{kFirstColumn.bits() * row} & Bitboard::first_squares(kMostColumns * size.rows);
}

// The cells above, below, left and right of any of these; on a board that is smaller than 8×8 also
// the cells just outside it.
[[nodiscard]] constexpr Bitboard beside(Bitboard cells) {
    return (cells << kMostColumns) | (cells >> kMostColumns) | ((cells & ~kLastColumn) << 1) |
           ((cells & ~kFirstColumn) >> 1);
}

// beside() of each single cell: one load is quicker than the shifts.
inline constexpr auto kBesideSquare = [] {
    std::array<Bitboard, Bitboard::kCapacity> table{};
    for (int i = 0; i < Bitboard::kCapacity; ++i) {
        table[static_cast<std::size_t>(i)] = beside(Bitboard::of(Square{i}));
    }
    return table;
}();

[[nodiscard]] constexpr Bitboard beside(Square square) {
    return kBesideSquare[static_cast<std::size_t>(square.index())];
}

// The symmetries step by step, by exchanging blocks of bits (Warren: Hacker's Delight, 2nd edition,
// chapter 7).

[[nodiscard]] constexpr Bitboard transposed(Bitboard cells) {
    std::uint64_t b = cells.bits();
    const auto exchange = [&b](std::uint64_t lower, int distance) {
        const std::uint64_t differing = (b ^ (b >> distance)) & lower;
        b ^= differing ^ (differing << distance);
    };
    exchange(0x00AA00AA00AA00AA, 7);
    exchange(0x0000CCCC0000CCCC, 14);
    exchange(0x00000000F0F0F0F0, 28);
    return Bitboard{b};
}

[[nodiscard]] constexpr Bitboard columns_mirrored(Bitboard cells, BoardSize size) {
    std::uint64_t b = cells.bits();
    b = ((b >> 1) & 0x5555555555555555) | ((b & 0x5555555555555555) << 1);
    b = ((b >> 2) & 0x3333333333333333) | ((b & 0x3333333333333333) << 2);
    b = ((b >> 4) & 0x0F0F0F0F0F0F0F0F) | ((b & 0x0F0F0F0F0F0F0F0F) << 4);
    return Bitboard{b >> (kMostColumns - size.columns)};
}

[[nodiscard]] constexpr Bitboard rows_mirrored(Bitboard cells, BoardSize size) {
    std::uint64_t b = cells.bits();
    b = ((b >> 8) & 0x00FF00FF00FF00FF) | ((b & 0x00FF00FF00FF00FF) << 8);
    b = ((b >> 16) & 0x0000FFFF0000FFFF) | ((b & 0x0000FFFF0000FFFF) << 16);
    b = (b >> 32) | (b << 32);
    return Bitboard{b >> (kMostColumns * (kMostRows - size.rows))};
}

[[nodiscard]] constexpr Bitboard image(Bitboard cells, Symmetry symmetry, BoardSize size) {
    assert(!symmetry.transposes() || size.square());
    if (symmetry.transposes()) cells = transposed(cells);
    if (symmetry.mirrors_columns()) cells = columns_mirrored(cells, size);
    if (symmetry.mirrors_rows()) cells = rows_mirrored(cells, size);
    return cells;
}

}  // namespace lawan::adjacency
