// What the completion scripts share.
#pragma once

#include <string>
#include <vector>

#include "cli/command.hpp"
#include "module/catalog.hpp"

namespace lawan::cli {

// The text in single quotes, as every shell understands them.
[[nodiscard]] std::string shell_quoted(const std::string& text);

[[nodiscard]] std::string command_words(const std::vector<Command>& commands);
[[nodiscard]] std::string game_words();
[[nodiscard]] std::string bot_words();  // of any game

// The options of other games that this game does not have, with their dashes.
[[nodiscard]] std::vector<std::string> settings_of_others(const GameModule& game);

}  // namespace lawan::cli
