// Help texts.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cli/command.hpp"

namespace lawan::cli {

// Of the program, and of one command, in lines of this many columns.
[[nodiscard]] std::string help_text(const std::vector<Command>& commands, std::size_t width);
[[nodiscard]] std::string help_text(const Command& command, std::size_t width);

}  // namespace lawan::cli
