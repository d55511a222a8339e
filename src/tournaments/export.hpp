// A tournament's games for other programs.
#pragma once

#include <string>

#include "tournaments/store.hpp"

namespace lawan {

[[nodiscard]] std::string games_csv(const TournamentStore& store);   // a line for each game
[[nodiscard]] std::string games_json(const TournamentStore& store);  // a list of objects
[[nodiscard]] std::string games_text(const TournamentStore& store);  // tags and moves, as in PGN
[[nodiscard]] std::string games_ggf(
    const TournamentStore& store);  // where the game has it, or InputError

// One game as text with tags.
[[nodiscard]] std::string game_text(const TournamentPlan& plan, const TournamentGame& game);

}  // namespace lawan
