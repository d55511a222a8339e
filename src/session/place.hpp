// A position that a request asks about, and the way to it: of a board, or by a line of play.
#pragma once

#include <vector>

#include "module/catalog.hpp"
#include "play/any_game.hpp"
#include "play/any_position.hpp"
#include "play/history.hpp"
#include "session/boards.hpp"
#include "session/json.hpp"

namespace lawan::session {

struct Place {
    const GameModule* entry;
    AnyGame game;
    History history;              // up to the position
    AnyPosition position;         // where it ends
    std::vector<AnyMove> played;  // from the start of the game to the position
};

// {"board", "ply"}, or {"game", "position" or "settings" or neither, "moves"}. Throws Refusal, or
// InputError where the text is no position or a move is not legal.
[[nodiscard]] Place place_of(Boards& boards, const Json& where);

[[nodiscard]] OptionTexts settings_from(const Json& request);

// From a position, or from the start with the settings. Throws InputError.
[[nodiscard]] AnyGame game_from(const GameModule& entry, const Json& request,
                                const OptionTexts& settings);

}  // namespace lawan::session
