// Sets of squares under the symmetries of their board.
#pragma once

#include "core/bitboard.hpp"
#include "core/coordinate.hpp"
#include "core/eight_by_eight.hpp"
#include "core/symmetry.hpp"
#include "core/wide_bitboard.hpp"

namespace lawan::tictactoe {

[[nodiscard]] constexpr Coordinate coordinate_of(Square square, BoardSize size) {
    return {square.index() % size.columns, square.index() / size.columns};
}

[[nodiscard]] constexpr Square square_at(Coordinate at, BoardSize size) {
    return Square{at.row * size.columns + at.column};
}

[[nodiscard]] constexpr Square image(Square square, BoardSize size, Symmetry symmetry) {
    return square_at(symmetry(coordinate_of(square, size), size), size);
}

// Square by square: for boards of any width.
template <class Board>
[[nodiscard]] constexpr Board image_by_squares(const Board& board, BoardSize size,
                                               Symmetry symmetry) {
    Board result{};
    for (const Square square : squares(board)) result.add(image(square, size, symmetry));
    return result;
}

namespace detail {

// The last square comes first: the same as mirroring columns and rows.
[[nodiscard]] constexpr Bitboard turned_round(Bitboard board, BoardSize size) {
    using namespace eight_by_eight;  // its 64 bits in the opposite order, whatever their rows are
    const Bitboard reversed{with_rows_reversed(with_columns_reversed(board.bits()))};
    return reversed >> (Bitboard::kCapacity - size.cells());
}

[[nodiscard]] constexpr Bitboard rows_mirrored(Bitboard board, BoardSize size) {
    const Bitboard row = Bitboard::first_squares(size.columns);
    Bitboard result;
    for (int done = 0; done < size.rows; ++done) {
        result = (result << size.columns) | (board & row);
        board = board >> size.columns;
    }
    return result;
}

// On N×N the squares of the d-th diagonal above the main one all move by d·(N − 1).
[[nodiscard]] constexpr Bitboard transposed(Bitboard board, int side) {
    Bitboard main_diagonal;
    for (int i = 0; i < side; ++i) main_diagonal |= Bitboard::of(Square{i * (side + 1)});
    Bitboard result = board & main_diagonal;
    for (int d = 1; d < side; ++d) {
        const Bitboard diagonal = main_diagonal & Bitboard::first_squares((side - d) * (side + 1));
        result |= (board & (diagonal << d)) << (d * (side - 1));
        result |= (board & (diagonal << (d * side))) >> (d * (side - 1));
    }
    return result;
}

}  // namespace detail

[[nodiscard]] constexpr Bitboard image(Bitboard board, BoardSize size, Symmetry symmetry) {
    if (symmetry.transposes()) board = detail::transposed(board, size.columns);
    if (symmetry.mirrors_columns()) {
        board = detail::turned_round(board, size);
        return symmetry.mirrors_rows() ? board : detail::rows_mirrored(board, size);
    }
    return symmetry.mirrors_rows() ? detail::rows_mirrored(board, size) : board;
}

[[nodiscard]] constexpr WideBitboard image(const WideBitboard& board, BoardSize size,
                                           Symmetry symmetry) {
    return image_by_squares(board, size, symmetry);
}

}  // namespace lawan::tictactoe
