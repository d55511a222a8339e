// The subcommands, one file each. A new one is a line here and a line in all.cpp.
#pragma once

#include <vector>

#include "cli/command.hpp"

namespace lawan::cli {

[[nodiscard]] Command serve_command();
[[nodiscard]] Command play_command();
[[nodiscard]] Command analyse_command();
[[nodiscard]] Command games_command();
[[nodiscard]] Command match_command();
[[nodiscard]] Command bots_command();
[[nodiscard]] Command solve_command();
[[nodiscard]] Command verify_command();
[[nodiscard]] Command audit_command();
[[nodiscard]] Command puzzles_command();
[[nodiscard]] Command perft_command();
[[nodiscard]] Command bench_command();
[[nodiscard]] Command experiment_command();
[[nodiscard]] Command practice_command();
[[nodiscard]] Command picture_command();
[[nodiscard]] Command train_command();
[[nodiscard]] Command tournament_command();
[[nodiscard]] Command replay_command();
[[nodiscard]] Command elo_command();
[[nodiscard]] Command sprt_command();
[[nodiscard]] Command check_bot_command();
[[nodiscard]] Command ugi_command();
[[nodiscard]] Command gtp_command();
[[nodiscard]] Command nboard_command();
[[nodiscard]] Command gomocup_command();
[[nodiscard]] Command completion_command();
[[nodiscard]] Command help_command();

// In the order of the help text; the first is what a bare `lawan` does.
[[nodiscard]] std::vector<Command> all_commands();

}  // namespace lawan::cli
