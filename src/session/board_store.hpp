// A board as text that outlives the program.
#pragma once

#include <string>

#include "core/time_source.hpp"
#include "session/board.hpp"
#include "session/services.hpp"

namespace lawan::session {

[[nodiscard]] std::string to_stored(const Board& board);

// Throws InputError where the text is not such a board, or is one that this program cannot play.
// The clock outlives the board.
[[nodiscard]] Board from_stored(const StoredBoard& stored, const TimeSource& clock);

}  // namespace lawan::session
