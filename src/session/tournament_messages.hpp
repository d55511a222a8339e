// Tournaments that run elsewhere, as the protocol writes them.
#pragma once

#include "session/json.hpp"
#include "session/tournaments.hpp"

namespace lawan::session {

[[nodiscard]] Json tournament_head(const WatchedTournament& tournament);  // without standings
[[nodiscard]] Json tournament_message(const WatchedTournament& tournament);

}  // namespace lawan::session
