// Wins by threats alone on a board of any size: each move completes all but one cell of a window,
// so the opponent has one answer.
#pragma once

#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "games/tictactoe/engine/player/line_board.hpp"

namespace lawan::tictactoe::player {

struct ThreatWin {
    std::vector<int> attacks;  // one after the other, each answered as it must be
    std::vector<int> answers;  // of the opponent, the last one first
    std::vector<int> cells;    // all that the win needs: attacks, answers, and where it ends
};

// A win of the side to move; what the opponent's answers threaten is taken into account, so it is
// certain. The side must not be able to complete a window at once, nor the opponent. The board is
// as before when this returns.
[[nodiscard]] std::optional<ThreatWin> win_by_threats(LineBoard& board, Side side, int most_steps,
                                                      Budget& budget);

// All that the opponent, to move, can do about such a win: take one of its cells, or prepare a
// threat of his own, which his answers may help to make.
[[nodiscard]] WideBitboard defences(const LineBoard& board, Side defender, const ThreatWin& win);

}  // namespace lawan::tictactoe::player
