// Reads back what a tournament wrote: its games as text (--pgn) or as JSON (--games-json).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/side.hpp"

namespace lawan {

struct ExportedGame {
    std::string game;  // its name; empty where the file does not tell
    PerSide<std::string> players;
    std::string start;  // a position
    std::vector<std::string> moves;
};

// None where the text is neither of the two. Throws InputError where it begins as one and cannot be
// read.
[[nodiscard]] std::optional<std::vector<ExportedGame>> exported_games(std::string_view text);

}  // namespace lawan
