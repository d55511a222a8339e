// Squares and the cells that they stand for.
//
// Squares are counted column by column, from the bottom of each: a disc that falls moves to lower
// bits, and the square above another is the next one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "core/bitboard.hpp"
#include "core/coordinate.hpp"
#include "core/square.hpp"
#include "games/connect4/rules/rules.hpp"

namespace lawan::connect4 {

// The height of the lowest cell of a column is 0; people write it 1.
[[nodiscard]] constexpr Square square_at(int column, int height, BoardSize size) {
    return Square{column * size.rows + height};
}
[[nodiscard]] constexpr int column_of(Square square, BoardSize size) {
    return square.index() / size.rows;
}
[[nodiscard]] constexpr int height_of(Square square, BoardSize size) {
    return square.index() % size.rows;
}

// A coordinate counts rows from the top, as screens do.
[[nodiscard]] constexpr Coordinate coordinate_of(Square square, BoardSize size) {
    return {column_of(square, size), size.rows - 1 - height_of(square, size)};
}
[[nodiscard]] constexpr Square square_at(Coordinate at, BoardSize size) {
    return square_at(at.column, size.rows - 1 - at.row, size);
}

// As people write it, rows from the bottom: "d1" is the lowest cell of the fourth column.
[[nodiscard]] inline std::string cell_text(Square square, BoardSize size) {
    return to_text(Coordinate{column_of(square, size), height_of(square, size)});
}

// The mirror image, left and right exchanged.
[[nodiscard]] constexpr Square mirrored(Square square, BoardSize size) {
    return square_at(size.columns - 1 - column_of(square, size), height_of(square, size), size);
}
[[nodiscard]] constexpr Bitboard mirrored(Bitboard board, BoardSize size) {
    const Bitboard column = Bitboard::first_squares(size.rows);
    Bitboard result;
    for (int done = 0; done < size.columns; ++done) {
        result = (result << size.rows) | (board & column);
        board = board >> size.rows;
    }
    return result;
}

namespace detail {

// For each number of rows, the lowest squares of the columns, as many as 64 bits hold.
[[nodiscard]] constexpr std::array<std::uint64_t, kMostPerSide + 1> column_starts() {
    std::array<std::uint64_t, kMostPerSide + 1> starts{};
    for (int rows = 1; rows <= kMostPerSide; ++rows) {
        for (int square = 0; square < Bitboard::kCapacity; square += rows) {
            starts[static_cast<std::size_t>(rows)] |= std::uint64_t{1} << square;
        }
    }
    return starts;
}

inline constexpr auto kColumnStarts = column_starts();

}  // namespace detail

// The lowest `count` rows; beyond the last column anything.
[[nodiscard]] constexpr Bitboard lowest_rows(BoardSize size, int count) {
    if (count <= 0) return Bitboard{};
    // The copies of one column's squares do not overlap.
    return Bitboard{Bitboard::first_squares(count < size.rows ? count : size.rows).bits() *
                    detail::kColumnStarts[static_cast<std::size_t>(size.rows)]};
}

}  // namespace lawan::connect4
