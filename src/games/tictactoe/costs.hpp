// The costs of attacking and of defending a cell: A. H. Utama, "Perancangan Lawan Bermain Permainan
// Tic-tac-toe dengan Menggunakan Algoritma Branch and Bound", Institut Teknologi Bandung, 2016.
#pragma once

#include <compare>
#include <cstdint>
#include <limits>

#include "games/tictactoe/position.hpp"

namespace lawan::tictactoe {

// A number of marks, or infinity. Infinity and anything more is infinity, so two lines that must be
// blocked weigh no more than one.
class Cost {
  public:
    constexpr Cost() = default;
    constexpr explicit Cost(int marks) : marks_{marks} {}
    [[nodiscard]] static constexpr Cost infinity() {
        return Cost{std::numeric_limits<std::int32_t>::max()};
    }

    [[nodiscard]] constexpr bool infinite() const { return *this == infinity(); }
    // The number, where it is one.
    [[nodiscard]] constexpr std::int32_t marks() const { return marks_; }

    [[nodiscard]] friend constexpr Cost operator+(Cost a, Cost b) {
        return a.infinite() || b.infinite() ? infinity() : Cost{a.marks_ + b.marks_};
    }
    constexpr Cost& operator+=(Cost other) { return *this = *this + other; }
    friend constexpr auto operator<=>(Cost, Cost) = default;

  private:
    std::int32_t marks_ = 0;
};

// More is better in both; the paper itself says that they are rather merits than costs.
struct Costs {
    int attack = 0;
    Cost defence;

    friend constexpr bool operator==(Costs, Costs) = default;
};

// For the side to move and an empty cell in row i and column j, where the lines of a cell are its
// row, its column and the board's diagonals through it:
//
//   ca = opr(i,j) + opc(i,j) + opd(i,j)                                                        (1)
//        the open lines: those without a mark of the opponent;
//   cd = or(i,j) + oc(i,j) + od(i,j) + br(i,j) + bc(i,j) + bd(i,j)                             (2)
//        the opponent's marks on the lines, also on those that are blocked already, and infinity
//        for each line on which the opponent lacks nothing but this cell.
//
// Throws InputError unless the board is N×N with N in a row: the paper knows only whole lines.
template <class Board>
[[nodiscard]] Costs costs_of(const BasicPosition<Board>& position, Square cell);

extern template Costs costs_of(const BasicPosition<Bitboard>&, Square);
extern template Costs costs_of(const BasicPosition<WideBitboard>&, Square);

}  // namespace lawan::tictactoe
