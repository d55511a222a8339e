// Ending games early when what would come is clear: small trackers, each with one rule.
#pragma once

#include "arena/plan.hpp"
#include "play/play_game.hpp"

namespace lawan {

// For one game; none of it is shared. Empty when the plan wants no adjudication.
[[nodiscard]] Adjudicator make_adjudicator(const AdjudicationPlan& plan);

}  // namespace lawan
