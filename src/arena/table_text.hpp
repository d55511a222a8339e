// The table of a tournament for people and for programs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arena/marks.hpp"
#include "arena/plan.hpp"
#include "arena/standings.hpp"
#include "arena/tournament.hpp"

namespace lawan {

// With a heading line, for a terminal.
[[nodiscard]] std::string table_text(const TournamentPlan& plan, const Table& table);

// Who won a knockout that is over; else nothing.
[[nodiscard]] std::string winner_text(const TournamentPlan& plan, const Tournament& tournament);

// Who scored what against whom; for up to some dozen bots.
[[nodiscard]] std::string cross_table_text(const TournamentPlan& plan, const Table& table);

// Elo with its interval, and the state of the SPRT where there is one, for two bots.
[[nodiscard]] std::string match_text(const TournamentPlan& plan, const Tournament& tournament);

// The object that the command prints: standings, game_count, store.
[[nodiscard]] std::string tournament_json(const TournamentPlan& plan, const Tournament& tournament,
                                          const std::string& store,
                                          const std::optional<MarkScale>& scale = std::nullopt);

[[nodiscard]] std::string table_csv(const TournamentPlan& plan, const Table& table);

// Pairs of the first two bots, by the numbers of their games.
[[nodiscard]] PairCounts pairs_of(const std::vector<GameSummary>& games);

}  // namespace lawan
