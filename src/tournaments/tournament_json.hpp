// A tournament for programs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arena/plan.hpp"
#include "arena/tournament.hpp"
#include "tournaments/marks.hpp"

namespace lawan {

// The object that the command prints: standings, game_count, store. `sandboxes` as the store has
// them.
[[nodiscard]] std::string tournament_json(const TournamentPlan& plan, const Tournament& tournament,
                                          const std::string& store,
                                          const std::optional<MarkScale>& scale = std::nullopt,
                                          const std::vector<std::string>& sandboxes = {});

}  // namespace lawan
