// A whole line of best play, from a position whose value is settled.
#pragma once

#include <vector>

#include "games/tictactoe/engine/solver/decider.hpp"
#include "games/tictactoe/rules/position.hpp"

namespace lawan::tictactoe::solver {

// `value` is for the side to move. Each move keeps the value: the heaviest that does. The line ends
// with the game, when nobody can complete a line any more, or with the decider's limits.
[[nodiscard]] std::vector<Square> best_line(const Position& position, int value, Decider& decider,
                                            Budget& budget);

}  // namespace lawan::tictactoe::solver
