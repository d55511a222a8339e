// A way to begin a game in messages: what was chosen, and what has to be decided now.
#pragma once

#include <optional>

#include "play/swap2.hpp"
#include "session/board.hpp"
#include "session/json.hpp"

namespace lawan::session {

// What "new" and "invite" say of the opening; none where the game begins with its first move.
[[nodiscard]] std::optional<swap2::Choices> opening_from(const Json& request);
[[nodiscard]] swap2::Choice choice_from(const Json& text);
[[nodiscard]] Json choices_message(const swap2::Choices& choices);
// Null where the game begins with its first move.
[[nodiscard]] Json opening_message(const Board& board);
// The ways to begin that a game of this kind has.
[[nodiscard]] Json beginnings_message(const AnyGame& usual);

}  // namespace lawan::session
