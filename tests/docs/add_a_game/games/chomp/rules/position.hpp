// Chomp: take a cell and everything to its right and below; whoever has to take a1 loses.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/bitboard.hpp"
#include "core/coordinate.hpp"
#include "core/hash.hpp"
#include "core/move_list.hpp"
#include "core/score.hpp"
#include "core/side.hpp"

namespace lawan::chomp {

inline constexpr BoardSize kSize{5, 4};

[[nodiscard]] constexpr Square square_at(Coordinate at) {
    return Square{at.row * kSize.columns + at.column};
}
[[nodiscard]] constexpr Coordinate coordinate_of(Square square) {
    return {square.index() % kSize.columns, square.index() / kSize.columns};
}

class Position {
  public:
    using Move = Square;
    static constexpr std::size_t kMaxMoves = kSize.cells();

    constexpr Position() = default;
    constexpr Position(Bitboard left, Side to_move) : left_{left}, to_move_{to_move} {}

    [[nodiscard]] constexpr Bitboard left() const { return left_; }
    [[nodiscard]] constexpr Side side_to_move() const { return to_move_; }

    [[nodiscard]] MoveList<Move, kMaxMoves> legal_moves() const {
        MoveList<Move, kMaxMoves> moves;
        for (Square square : squares(left_)) moves.push_back(square);
        return moves;
    }

    [[nodiscard]] constexpr Position after(Move move) const {
        const Coordinate taken = coordinate_of(move);
        Bitboard left;
        for (Square square : squares(left_)) {
            const Coordinate at = coordinate_of(square);
            if (at.column < taken.column || at.row < taken.row) left |= Bitboard::of(square);
        }
        return {left, opponent_of(to_move_)};
    }

    // The other side had to take the last cell.
    [[nodiscard]] constexpr Score final_score() const { return Score{1}; }

    [[nodiscard]] constexpr std::uint64_t key() const {
        return mix(left_.bits(), static_cast<std::uint64_t>(to_move_));
    }

    friend constexpr bool operator==(const Position&, const Position&) = default;

  private:
    Bitboard left_ = Bitboard::first_squares(kSize.cells());
    Side to_move_ = Side::X;
};

}  // namespace lawan::chomp
