// The paper's costs with a guard: a line is completed or blocked as the costs say; else, of the
// cells that do not let the opponent make a fork by his next move (after the reply that a threat
// forces, if there is one), the first of the greatest merit is taken.
#pragma once

#include "games/tictactoe/engine/player/rules_of_thumb.hpp"
#include "games/tictactoe/papers/cost_rule.hpp"

namespace lawan::tictactoe::papers {

// Only on boards that have costs, and while the game goes on.
template <class Board>
[[nodiscard]] Square move_by_guarded_costs(const BasicPosition<Board>& position) {
    const CostTable<Board> table{position};
    player::LineBoard board = player::LineBoard::of(position);
    Merit best;
    Square chosen = move_by_costs(position, As::Described);
    // A win or a block leaves no choice.
    if (board.can_complete(Side::X) || board.can_complete(Side::O)) return chosen;
    for (const Square cell : squares(position.empty_cells())) {
        const Merit merit{table.terms(coordinate_of(cell, position.size())), As::Described};
        if (merit > best && !player::lets_fork(board, cell.index(), position.side_to_move())) {
            best = merit;
            chosen = cell;
        }
    }
    return chosen;
}

}  // namespace lawan::tictactoe::papers
