// What the protocols of Othello programs share.
#pragma once

#include <string_view>

#include "play/any_game.hpp"
#include "play/any_position.hpp"

namespace lawan {

// Throws InputError for any other game, and where the protocol has no way to set up the start.
enum class Start : std::uint8_t { Usual, Any };
void check_othello(const AnyGame& game, std::string_view protocol, Start start);

// The start of Othello on 8×8 with black to move.
[[nodiscard]] bool is_usual_start(const AnyPosition& position);

}  // namespace lawan
