// What the completion scripts share.
#pragma once

#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "cli/command.hpp"

namespace lawan::cli {

// In single quotes, as every shell understands them.
[[nodiscard]] std::string shell_quoted(const std::string& text);

[[nodiscard]] std::string command_words(const std::vector<Command>& commands);
[[nodiscard]] std::string game_words();
[[nodiscard]] std::string bot_words();  // of any game

// The options that other games have and this one has not, with their dashes.
[[nodiscard]] std::vector<std::string> settings_of_others(const GameEntry& game);

}  // namespace lawan::cli
