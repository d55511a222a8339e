// The cells of a board of up to 8×8 on 64 bits: eight bits a row whatever the board's width, a1 at
// the top left is bit 0.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/bitboard.hpp"
#include "core/coordinate.hpp"
#include "core/eight_by_eight.hpp"
#include "core/square.hpp"

namespace lawan::adjacency {

inline constexpr int kMostColumns = eight_by_eight::kSide;
inline constexpr int kMostRows = eight_by_eight::kSide;

using eight_by_eight::coordinate_of;
using eight_by_eight::image;
using eight_by_eight::square_at;

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

// How many pairs of these cells stand side by side, in a row or in a column.
[[nodiscard]] constexpr int pairs_beside(Bitboard cells) {
    return (cells & (cells << kMostColumns)).count() +
           (cells & ((cells & ~kLastColumn) << 1)).count();
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

}  // namespace lawan::adjacency
