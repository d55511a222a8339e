// The search for four and five in a row as a part of the opponent.
#pragma once

#include <vector>

#include "core/budget.hpp"
#include "games/tictactoe/engine/five/board.hpp"
#include "games/tictactoe/engine/player/estimate_search.hpp"
#include "games/tictactoe/rules/rules.hpp"

namespace lawan::tictactoe::five {

// Whether it plays by these rules: four or five in a row on boards of 7x7 or more, and exactly five
// on any board.
[[nodiscard]] bool plays(const Rules& rules);

// Only these cells may be played; any if the list is empty.
[[nodiscard]] player::Estimate estimate(const Board& board, Side side,
                                        const std::vector<int>& allowed, Budget& budget);

}  // namespace lawan::tictactoe::five
