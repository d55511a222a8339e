// Reading whatever somebody pasted, and saying what it was taken for.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/reason.hpp"
#include "core/side.hpp"
#include "module/catalog.hpp"
#include "play/any_game.hpp"

namespace lawan::session {

struct Pasted {
    Reason taken_for;  // one of those of session/words.hpp
    const GameModule* entry;
    OptionTexts settings;
    AnyGame game;
    std::vector<std::string> moves;
    PerSide<std::string> names = {};
    std::optional<Phrase> problem = {};  // why the moves end early; none where all are legal
};

// A game record in JSON, a share text, the first game in one of the games' own formats, a position
// in one line, a transcript, a board drawn in several lines. `game` is tried before the others.
// Moves that begin as those of one game do are not taken for another's. What comes from the first
// illegal move on is left out, and `problem` names it. Throws Refusal "unreadable".
[[nodiscard]] Pasted read_pasted(std::string_view text, const std::string& game);

// Reads a text of the game `entry`: moves are never taken for those of another game. They start
// from `board`, or without one from a board on which they are legal; other texts bring their own.
[[nodiscard]] Pasted read_pasted_of(std::string_view text, const GameModule& entry,
                                    const std::optional<AnyGame>& board);

}  // namespace lawan::session
