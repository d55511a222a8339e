// A tournament's games for other programs, and its report as one page.
#pragma once

#include <optional>
#include <string>

#include "arena/marks.hpp"
#include "arena/store.hpp"
#include "arena/tournament.hpp"

namespace lawan {

[[nodiscard]] std::string games_csv(const TournamentStore& store);   // a line for each game
[[nodiscard]] std::string games_json(const TournamentStore& store);  // a list of objects
[[nodiscard]] std::string games_text(const TournamentStore& store);  // tags and moves, as in PGN
[[nodiscard]] std::string games_ggf(const TournamentStore& store);   // of Othello, or InputError

// One page that needs nothing else: tables, ratings with error bars, every game on a drawn board,
// and marks where there is a scale for them.
[[nodiscard]] std::string report_html(const TournamentStore& store, const Tournament& tournament,
                                      const std::optional<MarkScale>& scale = std::nullopt);

// One game as text with tags.
[[nodiscard]] std::string game_text(const TournamentPlan& plan, const StoredGame& game);

}  // namespace lawan
