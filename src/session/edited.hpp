// Other marks on a board: the page says which, the game's text says the rest.
#pragma once

#include <optional>
#include <string>

#include "core/side.hpp"
#include "module/catalog.hpp"
#include "play/any_game.hpp"

namespace lawan::session {

// A game from a position with other marks on the board. `rest` is what stands behind the side to
// move in the position's text. Throws InputError.
[[nodiscard]] AnyGame edited(const GameModule& entry, const AnyPosition& from,
                             const std::string& cells, Side to_move,
                             const std::optional<std::string>& rest);

}  // namespace lawan::session
