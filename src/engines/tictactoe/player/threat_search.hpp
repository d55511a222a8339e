// Wins by threats alone on a board of any size: each move completes all but one cell of a window,
// so the opponent has one answer.
#pragma once

#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "engines/tictactoe/player/line_board.hpp"

namespace lawan::tictactoe::player {

// The moves of the side to move, each answered as it must be; what the opponent's answers threaten
// is taken into account, so the win is certain. The side must not be able to complete a window at
// once, nor the opponent. The board is as before when this returns.
[[nodiscard]] std::optional<std::vector<int>> win_by_threats(LineBoard& board, Side side,
                                                             int most_steps, Budget& budget);

}  // namespace lawan::tictactoe::player
