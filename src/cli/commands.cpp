#include "cli/commands.hpp"

namespace lawan::cli {

void add_commands(CommandLine& line) {
    add_play(line);
    add_match(line);
    add_bots(line);
    add_perft(line);
    add_bench(line);
    add_completion(line);
}

}  // namespace lawan::cli
