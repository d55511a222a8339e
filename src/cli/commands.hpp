// The subcommands, one file each. A new one is a line here and a line in commands.cpp.
#pragma once

#include "cli/command_line.hpp"

namespace lawan::cli {

void add_play(CommandLine& line);
void add_match(CommandLine& line);
void add_bots(CommandLine& line);
void add_perft(CommandLine& line);
void add_bench(CommandLine& line);
void add_completion(CommandLine& line);

// In the order of the help text.
void add_commands(CommandLine& line);

}  // namespace lawan::cli
