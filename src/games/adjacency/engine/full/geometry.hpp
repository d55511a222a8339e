// Closed neighbourhoods: who makes the last move in the neighbourhood N[v] of a cell v (v and the
// cells beside it) owns v when the board is full, whatever the colours are now.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/bitboard.hpp"
#include "core/coordinate.hpp"
#include "core/square.hpp"
#include "games/adjacency/engine/neighbour_counts.hpp"
#include "games/adjacency/rules/cells.hpp"

namespace lawan::adjacency::full {

inline constexpr int kMostDegree = 5;  // cells of a closed neighbourhood

// Whether a set has more than a few cells; quicker than counting where the processor has no
// instruction for that.
template <int kFew>
[[nodiscard]] constexpr bool has_more_than(Bitboard cells) {
    std::uint64_t left = cells.bits();
    for (int i = 0; i < kFew; ++i) left &= left - 1;
    return left != 0;
}

[[nodiscard]] inline bool has_odd_count(Bitboard cells) {
    return __builtin_parityll(cells.bits()) != 0;
}

// How many cells of a set lie in each closed neighbourhood, 0 to 5.
class ClosedCounts {
  public:
    explicit constexpr ClosedCounts(Bitboard cells) {
        const NeighbourCounts beside_it{cells};
        const Bitboard odd = beside_it.exactly(1) | beside_it.exactly(3);
        const Bitboard twos = beside_it.exactly(2) | beside_it.exactly(3);
        const Bitboard carry = odd & cells;
        ones_ = odd ^ cells;
        twos_ = twos ^ carry;
        fours_ = beside_it.exactly(4) | (twos & carry);
    }
    [[nodiscard]] constexpr Bitboard any() const { return ones_ | twos_ | fours_; }
    [[nodiscard]] constexpr Bitboard exactly_one() const { return ones_ & ~twos_ & ~fours_; }
    [[nodiscard]] constexpr Bitboard exactly_two() const { return twos_ & ~ones_; }
    [[nodiscard]] constexpr Bitboard exactly(int count) const {
        const auto digit = [](Bitboard lane, int bit) { return bit != 0 ? lane : ~lane; };
        return digit(ones_, count & 1) & digit(twos_, count & 2) & digit(fours_, count & 4);
    }
    [[nodiscard]] constexpr int at(Square square) const {
        const auto digit = [square](Bitboard lane) {
            return static_cast<int>((lane.bits() >> square.index()) & 1U);
        };
        return digit(ones_) + 2 * digit(twos_) + 4 * digit(fours_);
    }

  private:
    Bitboard ones_;
    Bitboard twos_;
    Bitboard fours_;
};

class Geometry {
  public:
    explicit Geometry(BoardSize size) : size_{size}, board_{whole_board(size)} {
        for (const Square cell : squares(board_)) {
            const Bitboard closed = (beside(cell) & board_) | Bitboard::of(cell);
            closed_[index(cell)] = closed;
            degree_[index(cell)] = closed.count();
            with_degree_[static_cast<std::size_t>(closed.count())] |= Bitboard::of(cell);
        }
        for (const Square c : squares(board_)) {
            partners_[index(c)] = within_two_steps(Bitboard::of(c), board_) & ~Bitboard::of(c);
            for (const Square d : squares(board_)) {
                const int shared = (closed_[index(c)] & closed_[index(d)]).count();
                const int apart =
                    std::max(closed_[index(c)].count(), closed_[index(d)].count()) - shared;
                apart_[index(c)][index(d)] = static_cast<std::int8_t>(apart);
                if (c == d) continue;
                for (int settles = apart; settles <= kMostDegree; ++settles) {
                    no_better_[index(d)][static_cast<std::size_t>(settles)] |= Bitboard::of(c);
                }
            }
        }
    }

    [[nodiscard]] BoardSize size() const { return size_; }
    [[nodiscard]] Bitboard board() const { return board_; }
    [[nodiscard]] Bitboard closed(Square cell) const { return closed_[index(cell)]; }
    [[nodiscard]] int degree(Square cell) const { return degree_[index(cell)]; }
    // The greater degree of two cells minus the neighbourhoods that they share.
    [[nodiscard]] int apart(Square c, Square d) const { return apart_[index(c)][index(d)]; }
    // k: how many cells the move to one of these empty cells settles.
    [[nodiscard]] int settles(Bitboard empty, Square move) const {
        return (closed(move) & ClosedCounts{empty}.exactly_one()).count();
    }
    // The moves that are no better than one at this cell which settles this many (slot exchange).
    [[nodiscard]] Bitboard no_better(Square cell, int settles) const {
        return no_better_[index(cell)][static_cast<std::size_t>(settles)];
    }
    [[nodiscard]] Bitboard with_degree(int degree) const {
        return with_degree_[static_cast<std::size_t>(degree)];
    }

    // The empty cells from which a chain of steps of one or two leads to `from`: cells that are
    // further apart share no neighbourhood.
    [[nodiscard]] Bitboard component(Bitboard empty, Bitboard from) const {
        for (;;) {
            const Bitboard grown = within_two_steps(from, empty);
            if (grown == from) return from;
            from = grown;
        }
    }

    // The component of the first of some cells; as soon as more than kMost cells of it are found
    // and all of those cells are among them, it may be only a part of it.
    template <int kMost>
    [[nodiscard]] Bitboard component_around(Bitboard empty, Bitboard cells) const {
        const Square first = cells.first();
        for (Bitboard from = (partners(first) & empty) | Bitboard::of(first);;) {
            if ((cells & ~from).empty() && has_more_than<kMost>(from)) return from;
            const Bitboard grown = from | within_two_steps(from, empty);
            if (grown == from) return from;
            from = grown;
        }
    }

    // The cells that share a neighbourhood with this one.
    [[nodiscard]] Bitboard partners(Square cell) const { return partners_[index(cell)]; }

  private:
    [[nodiscard]] Bitboard within_two_steps(Bitboard from, Bitboard empty) const {
        const Bitboard touched = (from | beside(from)) & board_;
        return (touched | beside(touched)) & empty;
    }
    [[nodiscard]] static std::size_t index(Square cell) {
        return static_cast<std::size_t>(cell.index());
    }

    BoardSize size_;
    Bitboard board_;
    std::array<Bitboard, 64> closed_{};
    std::array<int, 64> degree_{};
    std::array<std::array<std::int8_t, 64>, 64> apart_{};
    std::array<std::array<Bitboard, kMostDegree + 1>, 64> no_better_{};
    std::array<Bitboard, kMostDegree + 1> with_degree_{};
    std::array<Bitboard, 64> partners_{};
};

// Marks that will never change again: no empty cell beside them.
[[nodiscard]] inline Bitboard final_cells(Bitboard board, Bitboard empty) {
    return board & ~empty & ~beside(empty);
}

}  // namespace lawan::adjacency::full
