#include "cli/commands.hpp"

namespace lawan::cli {

std::vector<Command> all_commands() {
    return {play_command(),  match_command(),  tournament_command(), replay_command(),
            elo_command(),   sprt_command(),   check_bot_command(),  ugi_command(),
            gtp_command(),   nboard_command(), experiment_command(), bots_command(),
            perft_command(), bench_command(),  completion_command()};
}

}  // namespace lawan::cli
