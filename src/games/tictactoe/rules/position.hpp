// A position of tic-tac-toe on any board: the marks of both sides, whose move it is, and whether
// the last mark has made a line.
#pragma once

#include <algorithm>
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
#include "core/wide_bitboard.hpp"
#include "games/tictactoe/rules/images.hpp"
#include "games/tictactoe/rules/renju.hpp"
#include "games/tictactoe/rules/rules.hpp"
#include "games/tictactoe/rules/runs.hpp"

namespace lawan::tictactoe {

// Squares are counted row by row from a1 = 0, so that the papers' cell numbers are one more.
template <class Board>
class BasicPosition {
  public:
    using Move = Square;
    static constexpr int kCapacity = std::min(Board::kCapacity, kMostCells);
    static constexpr std::size_t kMaxMoves = static_cast<std::size_t>(kCapacity);

    // 3×3 with three in a row, X to move.
    BasicPosition() = default;

    // The empty board.
    explicit constexpr BasicPosition(const Rules& rules, Side first = Side::X)
        : columns_{static_cast<std::uint8_t>(rules.size.columns)},
          rows_{static_cast<std::uint8_t>(rules.size.rows)},
          in_a_row_{static_cast<std::uint8_t>(rules.in_a_row)},
          side_{first},
          rule_{rules.rule} {
        assert(rules.size.cells() <= kCapacity);
    }

    // Any marks, in any number, as long as the side to move has not won yet.
    [[nodiscard]] static constexpr BasicPosition set_up(const Rules& rules,
                                                        const PerSide<Board>& marks, Side to_move) {
        assert((marks.x & marks.o).empty());
        assert(!has_run(marks[to_move], rules.of_side(to_move)));
        BasicPosition position{rules, to_move};
        position.own_ = marks[to_move];
        position.enemy_ = marks[opponent_of(to_move)];
        position.lost_ = has_run(position.enemy_, rules.of_side(opponent_of(to_move)));
        return position;
    }

    [[nodiscard]] constexpr Side side_to_move() const { return side_; }
    [[nodiscard]] constexpr BoardSize size() const { return {columns_, rows_}; }
    [[nodiscard]] constexpr int in_a_row() const { return in_a_row_; }
    [[nodiscard]] constexpr Rules rules() const { return {size(), in_a_row_, rule_}; }

    [[nodiscard]] constexpr const Board& own() const { return own_; }
    [[nodiscard]] constexpr const Board& enemy() const { return enemy_; }
    [[nodiscard]] constexpr const Board& marks(Side side) const {
        return side == side_ ? own_ : enemy_;
    }
    [[nodiscard]] constexpr Board empty_cells() const {
        return Board::first_squares(size().cells()) & ~(own_ | enemy_);
    }

    // Only the side that moved last can have a line.
    [[nodiscard]] constexpr std::optional<Side> winner() const {
        return lost_ ? std::optional{opponent_of(side_)} : std::nullopt;
    }

    [[nodiscard]] MoveList<Move, kMaxMoves> legal_moves() const {
        MoveList<Move, kMaxMoves> moves;
        if (lost_) return moves;
        if (has_forbidden_moves()) return allowed_moves();
        for (const Square square : squares(empty_cells())) moves.push_back(square);
        return moves;
    }

    // Why the side to move may not mark an empty cell.
    [[nodiscard]] Forbidden forbidden(Move move) const {
        return has_forbidden_moves() ? renju_grid().forbidden(coordinate_of(move, size()))
                                     : Forbidden::No;
    }

    [[nodiscard]] constexpr int move_count() const {
        if (has_forbidden_moves()) return static_cast<int>(legal_moves().size());
        return lost_ ? 0 : size().cells() - (own_ | enemy_).count();
    }

    [[nodiscard]] constexpr BasicPosition after(Move move) const {
        assert(!lost_ && empty_cells().has(move));
        BasicPosition next{*this};
        next.own_ = enemy_;
        next.enemy_ = own_ | Board::of(move);
        next.side_ = opponent_of(side_);
        next.lost_ = completes_run(next.enemy_, rules().of_side(side_), move);
        return next;
    }

    [[nodiscard]] constexpr Score final_score() const { return lost_ ? Score{-1} : Score{0}; }

    [[nodiscard]] constexpr std::uint64_t key() const {
        std::uint64_t key = columns_ | static_cast<std::uint64_t>(rows_) << 8U |
                            static_cast<std::uint64_t>(in_a_row_) << 16U |
                            static_cast<std::uint64_t>(side_) << 24U |
                            static_cast<std::uint64_t>(rule_) << 32U;
        if constexpr (Board::kCapacity == Bitboard::kCapacity) {
            return mix(mix(key, own_.bits()), enemy_.bits());
        } else {
            const int words = (size().cells() + Board::kWordBits - 1) / Board::kWordBits;
            for (std::size_t i = 0; i < static_cast<std::size_t>(words); ++i) {
                key = mix(mix(key, own_.words()[i]), enemy_.words()[i]);
            }
            return key;
        }
    }

    [[nodiscard]] constexpr BasicPosition image(Symmetry symmetry) const {
        BasicPosition result{*this};
        result.own_ = tictactoe::image(own_, size(), symmetry);
        result.enemy_ = tictactoe::image(enemy_, size(), symmetry);
        return result;
    }
    [[nodiscard]] constexpr Move image(Move move, Symmetry symmetry) const {
        return tictactoe::image(move, size(), symmetry);
    }
    [[nodiscard]] constexpr Canonical<BasicPosition> canonical() const {
        return least_image(*this);
    }

    friend constexpr auto operator<=>(const BasicPosition&, const BasicPosition&) = default;

  private:
    [[nodiscard]] constexpr bool has_forbidden_moves() const {
        return rule_ == RowRule::Renju && side_ == Side::X && !lost_;
    }
    [[nodiscard]] RenjuGrid renju_grid() const {
        RenjuGrid grid{size()};
        for (const Square mark : squares(own_)) grid.put(coordinate_of(mark, size()), Side::X);
        for (const Square mark : squares(enemy_)) grid.put(coordinate_of(mark, size()), Side::O);
        return grid;
    }
    [[nodiscard]] MoveList<Move, kMaxMoves> allowed_moves() const {
        MoveList<Move, kMaxMoves> moves;
        RenjuGrid grid = renju_grid();
        for (const Square square : squares(empty_cells())) {
            if (grid.forbidden(coordinate_of(square, size())) == Forbidden::No)
                moves.push_back(square);
        }
        return moves;
    }

    Board own_;
    Board enemy_;
    std::uint8_t columns_ = 3;
    std::uint8_t rows_ = 3;
    std::uint8_t in_a_row_ = 3;
    Side side_ = Side::X;
    bool lost_ = false;  // the enemy has a line
    RowRule rule_ = RowRule::Free;
};

using Position = BasicPosition<Bitboard>;          // up to 64 cells
using WidePosition = BasicPosition<WideBitboard>;  // up to 20×20

static_assert(lawan::Position<Position> && CountsMoves<Position> && Symmetric<Position>);
static_assert(lawan::Position<WidePosition> && CountsMoves<WidePosition> &&
              Symmetric<WidePosition>);
static_assert(sizeof(Position) == 24);

}  // namespace lawan::tictactoe
