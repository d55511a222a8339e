// Corners and the squares that give them away.
#pragma once

#include "core/bitboard.hpp"
#include "core/coordinate.hpp"
#include "core/symmetry.hpp"
#include "games/othello/rules/position.hpp"

namespace lawan::othello {

// A square and its images under the symmetries of the board.
template <int Size>
[[nodiscard]] constexpr Bitboard all_like(Coordinate at) {
    Bitboard result;
    for (const Symmetry symmetry : kSquareSymmetries) {
        result |= Bitboard::of(square_at(symmetry(at, BoardSize{Size, Size})));
    }
    return result;
}

template <int Size>
inline constexpr Bitboard kCorners = all_like<Size>({0, 0});

// As players call them: X squares lie diagonally beside a corner, C squares on the edge beside it.
// (On 4×4 the X squares are the middle, which is never empty.)
template <int Size>
inline constexpr Bitboard kXSquares = all_like<Size>({1, 1});
template <int Size>
inline constexpr Bitboard kCSquares = all_like<Size>({1, 0});

// The player's discs among `squares` less the opponent's.
template <int Size>
[[nodiscard]] constexpr int lead_on(Bitboard squares, const BasicPosition<Size>& position) {
    return (position.player() & squares).count() - (position.opponent() & squares).count();
}

}  // namespace lawan::othello
