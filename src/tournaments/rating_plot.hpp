// Ratings as a picture.
#pragma once

#include <string>

#include "arena/plan.hpp"
#include "arena/standings.hpp"
#include "core/words.hpp"

namespace lawan {

// Inline SVG: a dot for each rating and a bar for its 95 % interval. Needs the classes of the
// report's page.
[[nodiscard]] std::string rating_plot(const TournamentPlan& plan, const Standings& standings,
                                      Language language);

}  // namespace lawan
