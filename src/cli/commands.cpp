#include "cli/commands.hpp"

namespace lawan::cli {

std::vector<Command> all_commands() {
    std::vector<Command> commands;
    commands.push_back(serve_command());
    commands.push_back(play_command());
    commands.push_back(analyse_command());
    commands.push_back(match_command());
    commands.push_back(experiment_command());
    commands.push_back(solve_command());
    commands.push_back(verify_command());
    commands.push_back(train_command());
    commands.push_back(bots_command());
    commands.push_back(perft_command());
    commands.push_back(bench_command());
    commands.push_back(completion_command());
    return commands;
    return {play_command(), match_command(), tournament_command(), replay_command(),
            elo_command(),  sprt_command(),  check_bot_command(),  experiment_command(),
            bots_command(), perft_command(), bench_command(),      completion_command()};
    return {play_command(),  match_command(),  tournament_command(), replay_command(),
            elo_command(),   sprt_command(),   check_bot_command(),  ugi_command(),
            gtp_command(),   nboard_command(), experiment_command(), bots_command(),
            perft_command(), bench_command(),  completion_command()};
}

}  // namespace lawan::cli
