#include "cli/commands.hpp"

namespace lawan::cli {

std::vector<Command> all_commands() {
    return {play_command(),   match_command(),     experiment_command(), solve_command(),
            verify_command(), audit_command(),     bots_command(),       perft_command(),
            bench_command(),  completion_command()};
}

}  // namespace lawan::cli
