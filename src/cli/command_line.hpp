// Reads the command line and does what it says.
#pragma once

#include <string>
#include <vector>

#include "cli/command.hpp"

namespace lawan::cli {

// The names of all games of the catalog.
[[nodiscard]] std::vector<std::string> game_names();

// The arguments do not include the program's name. Throws InputError that names the argument and
// suggests the nearest valid one.
[[nodiscard]] ExitCode run_command_line(const std::vector<Command>& commands,
                                        std::vector<std::string> arguments);

}  // namespace lawan::cli
