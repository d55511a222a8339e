#include "cli/commands/all.hpp"

namespace lawan::cli {

std::vector<Command> all_commands() {
    std::vector<Command> commands;
    commands.push_back(serve_command());
    commands.push_back(play_command());
    commands.push_back(analyse_command());
    commands.push_back(games_command());
    commands.push_back(match_command());
    commands.push_back(tournament_command());
    commands.push_back(replay_command());
    commands.push_back(elo_command());
    commands.push_back(sprt_command());
    commands.push_back(check_bot_command());
    commands.push_back(ugi_command());
    commands.push_back(gtp_command());
    commands.push_back(nboard_command());
    commands.push_back(gomocup_command());
    commands.push_back(experiment_command());
    commands.push_back(practice_command());
    commands.push_back(picture_command());
    commands.push_back(solve_command());
    commands.push_back(verify_command());
    commands.push_back(audit_command());
    commands.push_back(puzzles_command());
    commands.push_back(train_command());
    commands.push_back(bots_command());
    commands.push_back(perft_command());
    commands.push_back(bench_command());
    commands.push_back(completion_command());
    commands.push_back(help_command());
    return commands;
}

}  // namespace lawan::cli
