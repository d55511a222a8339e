// How a game stands, as the protocol writes it.
#pragma once

#include "core/limits.hpp"
#include "session/board.hpp"
#include "session/json.hpp"

namespace lawan::session {

// The message state without type, re and board.
[[nodiscard]] Json state_message(const Board& board, Seconds now);

}  // namespace lawan::session
