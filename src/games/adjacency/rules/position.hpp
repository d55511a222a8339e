// A position of Adjacency: the marks, whose turn it is and how many moves are left.
#pragma once

#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "core/bitboard.hpp"
#include "core/coordinate.hpp"
#include "core/hash.hpp"
#include "core/move_list.hpp"
#include "core/score.hpp"
#include "core/side.hpp"
#include "core/symmetry.hpp"
#include "games/adjacency/rules/cells.hpp"

namespace lawan::adjacency {

// A move marks an empty cell; the enemy marks above, below, left and right of it change sides, and
// those only: a flipped mark flips nothing in its turn.
//
// The sides alternate, so that the moves left to both together say how many each of them has: the
// side to move has as many as the other or one more. There are never more of them than empty cells.
class Position {
  public:
    using Move = Square;  // the cell that is marked
    static constexpr std::size_t kMaxMoves = Bitboard::kCapacity;

    // An empty 8×8 board on which no moves are left.
    constexpr Position() = default;

    // Any position. The marks are on the board and do not overlap, and the moves left fit in.
    [[nodiscard]] static constexpr Position set_up(BoardSize size, PerSide<Bitboard> marks,
                                                   Side to_move, int plies_left);

    // The papers' start: a 2×2 block of X at the bottom left and one of O at the top right. From
    // four columns and rows on.
    [[nodiscard]] static constexpr Position start(BoardSize size, Side to_move, int plies_left);

    [[nodiscard]] constexpr BoardSize size() const { return {columns_, rows_}; }
    [[nodiscard]] constexpr Side side_to_move() const { return to_move_; }
    [[nodiscard]] constexpr int plies_left() const { return plies_left_; }
    [[nodiscard]] constexpr int moves_left(Side side) const {
        return side == to_move_ ? (plies_left_ + 1) / 2 : plies_left_ / 2;
    }

    [[nodiscard]] constexpr Bitboard own() const { return own_; }      // of the side to move
    [[nodiscard]] constexpr Bitboard enemy() const { return enemy_; }  // of the other side
    [[nodiscard]] constexpr Bitboard marks(Side side) const {
        return side == to_move_ ? own_ : enemy_;
    }
    [[nodiscard]] constexpr Bitboard empty() const {
        return whole_board(size()) & ~(own_ | enemy_);
    }

    // As long as moves are left there is an empty cell to make them in.
    [[nodiscard]] constexpr int move_count() const {
        return plies_left_ == 0 ? 0 : columns_ * rows_ - (own_ | enemy_).count();
    }
    [[nodiscard]] MoveList<Move, kMaxMoves> legal_moves() const;
    [[nodiscard]] constexpr bool is_legal(Move move) const {
        return plies_left_ > 0 && move.index() < Bitboard::kCapacity && empty().has(move);
    }
    [[nodiscard]] constexpr Position after(Move move) const;

    // Marks of the side to move minus marks of the other, as they are now.
    [[nodiscard]] constexpr Score mark_difference() const {
        return Score{own_.count() - enemy_.count()};
    }
    [[nodiscard]] constexpr Score final_score() const { return mark_difference(); }

    [[nodiscard]] constexpr std::uint64_t key() const;

    [[nodiscard]] constexpr Position image(Symmetry symmetry) const;
    [[nodiscard]] constexpr Move image(Move move, Symmetry symmetry) const {
        return square_at(symmetry(coordinate_of(move), size()));
    }
    [[nodiscard]] constexpr Canonical<Position> canonical() const;

    // An order without a meaning, for canonical() and for sorted containers.
    friend constexpr auto operator<=>(const Position&, const Position&) = default;

  private:
    Bitboard own_;
    Bitboard enemy_;
    std::uint8_t plies_left_ = 0;
    Side to_move_ = Side::X;
    std::uint8_t columns_ = kMostColumns;
    std::uint8_t rows_ = kMostRows;
};

constexpr Position Position::set_up(BoardSize size, PerSide<Bitboard> marks, Side to_move,
                                    int plies_left) {
    assert(size.columns >= 1 && size.columns <= kMostColumns);
    assert(size.rows >= 1 && size.rows <= kMostRows);
    assert((marks.x & marks.o).empty());
    assert(((marks.x | marks.o) & ~whole_board(size)).empty());
    assert(plies_left >= 0 && plies_left <= size.cells() - (marks.x | marks.o).count());
    Position position;
    position.own_ = marks[to_move];
    position.enemy_ = marks[opponent_of(to_move)];
    position.plies_left_ = static_cast<std::uint8_t>(plies_left);
    position.to_move_ = to_move;
    position.columns_ = static_cast<std::uint8_t>(size.columns);
    position.rows_ = static_cast<std::uint8_t>(size.rows);
    return position;
}

constexpr Position Position::start(BoardSize size, Side to_move, int plies_left) {
    assert(size.columns >= 4 && size.rows >= 4);
    constexpr Bitboard kBlock = whole_board({2, 2});  // at the top left
    const PerSide<Bitboard> marks{kBlock << (kMostColumns * (size.rows - 2)),
                                  kBlock << (size.columns - 2)};
    return set_up(size, marks, to_move, plies_left);
}

inline MoveList<Square, Position::kMaxMoves> Position::legal_moves() const {
    MoveList<Move, kMaxMoves> moves;
    if (plies_left_ == 0) return moves;
    for (Square square : squares(empty())) moves.push_back(square);
    return moves;
}

constexpr Position Position::after(Move move) const {
    assert(is_legal(move));
    const Bitboard flipped = beside(move) & enemy_;
    Position next = *this;
    next.own_ = enemy_ ^ flipped;
    next.enemy_ = own_ | flipped | Bitboard::of(move);
    next.plies_left_ = static_cast<std::uint8_t>(plies_left_ - 1);
    next.to_move_ = opponent_of(to_move_);
    return next;
}

constexpr std::uint64_t Position::key() const {
    const std::uint64_t small = std::uint64_t{plies_left_} | std::uint64_t{columns_} << 8 |
                                std::uint64_t{rows_} << 16 |
                                static_cast<std::uint64_t>(to_move_) << 24;
    return mix(mix(small, own_.bits()), enemy_.bits());
}

constexpr Position Position::image(Symmetry symmetry) const {
    Position result = *this;
    result.own_ = adjacency::image(own_, symmetry, size());
    result.enemy_ = adjacency::image(enemy_, symmetry, size());
    return result;
}

// What least_image() finds, in fewer steps: the enemy's marks are looked at only when the own ones
// do not already decide.
constexpr Canonical<Position> Position::canonical() const {
    Canonical<Position> least{*this, Symmetry{}};
    for (int i = 1; i < symmetry_count(size()); ++i) {
        const Symmetry symmetry = kSquareSymmetries[static_cast<std::size_t>(i)];
        const Bitboard own = adjacency::image(own_, symmetry, size());
        if (least.position.own_ < own) continue;
        const Bitboard enemy = adjacency::image(enemy_, symmetry, size());
        if (own == least.position.own_ && !(enemy < least.position.enemy_)) continue;
        least.position.own_ = own;
        least.position.enemy_ = enemy;
        least.symmetry = symmetry;
    }
    return least;
}

}  // namespace lawan::adjacency
