// The move that the tic-tac-toe paper's program makes: win if possible, else defend where it
// matters most, else attack where most lines are open.
//
// A. H. Utama, Perancangan Lawan Bermain Permainan Tic-tac-toe dengan Menggunakan Algoritma Branch
// and Bound (2016), chapter III; the formulas are in evaluators/costs.hpp.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>

#include "core/coordinate.hpp"
#include "games/tictactoe/evaluators/costs.hpp"
#include "games/tictactoe/rules/position.hpp"

namespace lawan::tictactoe::papers {

// Described: infinity is infinity, so a cell that blocks two lines defends no better than one that
// blocks one, and ca decides between them.
// Published: in the integers that the printed program declares throughout there is no infinity but
// only a large number, so blocks add up, and the marks on other lines on top of them. (The function
// that chooses, decideInput, is not printed.)
enum class As : std::uint8_t { Described, Published };

// What a cell is worth to the side to move: a win above all, then cd, then ca. More is better: the
// paper calls its costs a performance rather.
class Merit {
  public:
    constexpr Merit() = default;
    constexpr Merit(const CostTerms& terms, As as)
        : value_{terms.wins() > 0 ? kWin : kDefence * defence(terms, as) + terms.open()} {}

    friend constexpr auto operator<=>(Merit, Merit) = default;

  private:
    static constexpr std::int32_t kDefence = 1 << 8;  // above every number of open lines
    static constexpr std::int32_t kLarge = 1 << 10;   // above every number of marks on four lines
    static constexpr std::int32_t kWin = 1 << 30;

    [[nodiscard]] static constexpr std::int32_t defence(const CostTerms& terms, As as) {
        if (as == As::Published) return terms.marks() + kLarge * terms.blocks();
        return terms.blocks() > 0 ? kLarge : terms.marks();
    }

    std::int32_t value_ = -1;  // below every cell
};

// The first cell of the greatest merit. Only on boards that have costs, and while the game goes on.
template <class Board>
[[nodiscard]] Square move_by_costs(const BasicPosition<Board>& position, As as) {
    assert(position.move_count() > 0);
    const CostTable<Board> table{position};
    const int side = position.size().columns;
    Merit best;
    Square chosen;
    Board left = position.empty_cells();
    for (int row = 0; row < side; ++row, left = left >> side) {
        for (const Square cell : squares(left & Board::first_squares(side))) {
            const Merit found{table.terms({cell.index(), row}), as};
            if (found > best) {
                best = found;
                chosen = Square{row * side + cell.index()};
            }
        }
    }
    return chosen;
}

}  // namespace lawan::tictactoe::papers
