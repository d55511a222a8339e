// A position: the discs of both sides, whose move it is, and whether the last disc has made a line.
#pragma once

#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/bitboard.hpp"
#include "core/hash.hpp"
#include "core/move_list.hpp"
#include "core/position.hpp"
#include "core/score.hpp"
#include "core/side.hpp"
#include "core/square.hpp"
#include "core/symmetry.hpp"
#include "games/connect4/rules/cells.hpp"
#include "games/connect4/rules/lines.hpp"
#include "games/connect4/rules/rules.hpp"

namespace lawan::connect4 {

// A move is the square where the disc comes to rest: the lowest empty one of its column.
class Position {
  public:
    using Move = Square;
    static constexpr std::size_t kMaxMoves = static_cast<std::size_t>(kMostPerSide);
    static constexpr int kSymmetries = 2;  // the board itself and its mirror image

    // 7×6 with four in a row, X to move.
    Position() = default;

    // The empty board.
    explicit constexpr Position(const Rules& rules, Side first = Side::X)
        : columns_{static_cast<std::uint8_t>(rules.size.columns)},
          rows_{static_cast<std::uint8_t>(rules.size.rows)},
          in_a_row_{static_cast<std::uint8_t>(rules.in_a_row)},
          side_{first} {
        assert(rules.size.cells() <= kMostCells);
    }

    // Any discs, in any number, as long as none hangs in the air and the side to move has not won
    // yet.
    [[nodiscard]] static constexpr Position set_up(const Rules& rules,
                                                   const PerSide<Bitboard>& discs, Side to_move) {
        Position position{rules, to_move};
        position.own_ = discs[to_move];
        position.enemy_ = discs[opponent_of(to_move)];
        position.lost_ = has_run(position.enemy_, rules);
        assert((discs.x & discs.o).empty());
        assert(!has_run(position.own_, rules));
        return position;
    }

    [[nodiscard]] constexpr Side side_to_move() const { return side_; }
    [[nodiscard]] constexpr BoardSize size() const { return {columns_, rows_}; }
    [[nodiscard]] constexpr int in_a_row() const { return in_a_row_; }
    [[nodiscard]] constexpr Rules rules() const { return {size(), in_a_row_}; }

    [[nodiscard]] constexpr Bitboard own() const { return own_; }
    [[nodiscard]] constexpr Bitboard enemy() const { return enemy_; }
    [[nodiscard]] constexpr Bitboard discs(Side side) const {
        return side == side_ ? own_ : enemy_;
    }
    [[nodiscard]] constexpr Bitboard filled() const { return own_ | enemy_; }
    [[nodiscard]] constexpr Bitboard empty_cells() const {
        return Bitboard::first_squares(size().cells()) & ~filled();
    }

    // Where a disc comes to rest: the empty cells at the bottom or on a disc.
    [[nodiscard]] constexpr Bitboard landing_cells() const {
        return empty_cells() & ((filled() << 1) | lowest_rows(size(), 1));
    }
    // None where the column is full.
    [[nodiscard]] constexpr std::optional<Square> landing_cell(int column) const {
        const Bitboard cells = Bitboard::first_squares(rows_) << (column * rows_);
        const Bitboard landing = landing_cells() & cells;
        return landing.any() ? std::optional{landing.first()} : std::nullopt;
    }

    // Only the side that moved last can have a line.
    [[nodiscard]] constexpr std::optional<Side> winner() const {
        return lost_ ? std::optional{opponent_of(side_)} : std::nullopt;
    }

    [[nodiscard]] MoveList<Move, kMaxMoves> legal_moves() const {
        MoveList<Move, kMaxMoves> moves;
        if (lost_) return moves;
        for (const Square square : squares(landing_cells())) moves.push_back(square);
        return moves;
    }

    [[nodiscard]] constexpr int move_count() const { return lost_ ? 0 : landing_cells().count(); }

    [[nodiscard]] constexpr Position after(Move move) const {
        assert(!lost_ && landing_cells().has(move));
        Position next{*this};
        next.own_ = enemy_;
        next.enemy_ = own_ | Bitboard::of(move);
        next.side_ = opponent_of(side_);
        next.lost_ = has_run(next.enemy_, rules());
        return next;
    }

    [[nodiscard]] constexpr Score final_score() const { return lost_ ? Score{-1} : Score{0}; }

    [[nodiscard]] constexpr std::uint64_t key() const {
        const std::uint64_t game = columns_ | static_cast<std::uint64_t>(rows_) << 8U |
                                   static_cast<std::uint64_t>(in_a_row_) << 16U |
                                   static_cast<std::uint64_t>(side_) << 24U;
        return mix(mix(game, own_.bits()), enemy_.bits());
    }

    // Gravity leaves no other symmetry than the mirror of left and right.
    [[nodiscard]] constexpr Position image(Symmetry symmetry) const {
        assert(!symmetry.transposes() && !symmetry.mirrors_rows());
        Position result{*this};
        if (!symmetry.mirrors_columns()) return result;
        result.own_ = mirrored(own_, size());
        result.enemy_ = mirrored(enemy_, size());
        return result;
    }
    [[nodiscard]] constexpr Move image(Move move, Symmetry symmetry) const {
        return symmetry.mirrors_columns() ? mirrored(move, size()) : move;
    }
    [[nodiscard]] constexpr Canonical<Position> canonical() const { return least_image(*this); }

    friend constexpr auto operator<=>(const Position&, const Position&) = default;

  private:
    Bitboard own_;
    Bitboard enemy_;
    std::uint8_t columns_ = 7;
    std::uint8_t rows_ = 6;
    std::uint8_t in_a_row_ = 4;
    Side side_ = Side::X;
    bool lost_ = false;  // the enemy has a line
};

static_assert(lawan::Position<Position> && CountsMoves<Position> && Symmetric<Position>);
static_assert(sizeof(Position) == 24);

}  // namespace lawan::connect4
