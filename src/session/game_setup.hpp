// A game as a request describes it.
#pragma once

#include "session/board.hpp"
#include "session/json.hpp"
#include "session/services.hpp"

namespace lawan::session {

// Reads the game that "new" or "invite" asks for. Throws Refusal or InputError.
[[nodiscard]] BoardSetup game_setup(const Services& services, const Json& request);

// The moves that a request says were made already.
[[nodiscard]] std::vector<std::string> moves_from(const Json& request);

// Throws InputError at a move that is not legal.
void play_moves(Table& table, const std::vector<std::string>& moves);

}  // namespace lawan::session
