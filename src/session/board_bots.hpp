// Bots at the boards think, and clocks run. Called with the boards' lock held.
#pragma once

#include "session/board.hpp"
#include "session/boards.hpp"

namespace lawan::session {

// After a change: lets the bot whose turn it is think, at once against a human and after a pause
// against a bot, and watches the clock.
void go_on(Boards& boards, Board& board);

// Lets the bot think even where the game is paused, and watches it.
void start_thinking(Boards& boards, Board& board);

// The job that is under way keeps its bot; what it answers is not heard any more.
void stop_thinking(Board& board);

}  // namespace lawan::session
