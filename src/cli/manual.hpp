// Manual pages and the reference of the command line, made from the same data as --help.
#pragma once

#include <string>
#include <vector>

#include "cli/command.hpp"

namespace lawan::cli {

// The page lawan(1), and the page lawan-NAME(1) of one command, for man.
[[nodiscard]] std::string man_page(const std::vector<Command>& commands);
[[nodiscard]] std::string man_page(const Command& command);

// docs/reference.md: every command with its words and options.
[[nodiscard]] std::string reference_markdown(const std::vector<Command>& commands);

}  // namespace lawan::cli
