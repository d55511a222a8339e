// The tic-tac-toe paper's bot, as the branch and bound that the paper holds it to be.
#pragma once

#include "core/budget.hpp"
#include "core/thought.hpp"
#include "games/tictactoe/papers/cost_rule.hpp"
#include "games/tictactoe/rules/position.hpp"

namespace lawan::tictactoe::papers {

// "A variation of branch and bound without changing to another subtree, which takes the first
// solution": the root of the state space tree is the position, its children are the positions after
// each move, and the best one is where play goes on. The tree then grows by the opponent's reply
// and the next call.
//
// Only on boards that have costs. Nodes are those generated; a budget that is spent before all
// children are there leaves the first move.
template <class Board>
[[nodiscard]] Thought<Square> bnb(const BasicPosition<Board>& position, As as, Budget& budget);

extern template Thought<Square> bnb(const BasicPosition<Bitboard>&, As, Budget&);
extern template Thought<Square> bnb(const BasicPosition<WideBitboard>&, As, Budget&);

}  // namespace lawan::tictactoe::papers
