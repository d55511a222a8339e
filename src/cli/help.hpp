// Help texts.
#pragma once

#include <string>
#include <vector>

#include "cli/command.hpp"

namespace lawan::cli {

[[nodiscard]] std::string help_text(const std::vector<Command>& commands);  // of the program
[[nodiscard]] std::string help_text(const Command& command);

}  // namespace lawan::cli
