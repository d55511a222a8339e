// Protocols that were made for one game: its module says which of its games they can tell.
#pragma once

#include <string_view>

#include "play/any_game.hpp"

namespace lawan {

// Throws InputError where the protocol cannot tell a program to play this game.
void check_protocol(const AnyGame& game, std::string_view protocol);

}  // namespace lawan
