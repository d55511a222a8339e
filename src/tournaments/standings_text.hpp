// The standings of a tournament for a terminal and for a spreadsheet.
#pragma once

#include <string>

#include "arena/plan.hpp"
#include "arena/standings.hpp"
#include "arena/tournament.hpp"
#include "core/words.hpp"
#include "formats/data_table.hpp"

namespace lawan {

[[nodiscard]] std::string standings_text(const TournamentPlan& plan, const Standings& standings,
                                         Language language);

// Who scored what against whom; for up to some dozen bots.
[[nodiscard]] std::string cross_table_text(const TournamentPlan& plan, const Standings& standings);

// Who won a knockout that is over; else nothing.
[[nodiscard]] std::string winner_text(const TournamentPlan& plan, const Tournament& tournament,
                                      Language language);

// Elo with its interval, and the state of the SPRT where there is one, for two bots.
[[nodiscard]] std::string match_text(const TournamentPlan& plan, const Tournament& tournament,
                                     Language language);

[[nodiscard]] std::string standings_csv(const TournamentPlan& plan, const Standings& standings);

}  // namespace lawan
