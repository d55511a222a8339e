// The report of a tournament as one page that needs nothing else.
#pragma once

#include <optional>
#include <string>

#include "arena/tournament.hpp"
#include "core/words.hpp"
#include "tournaments/marks.hpp"
#include "tournaments/store.hpp"

namespace lawan {

// Tables, ratings with error bars, every game on a drawn board, and marks where there is a scale
// for them.
[[nodiscard]] std::string report_html(const TournamentStore& store, const Tournament& tournament,
                                      Language language,
                                      const std::optional<MarkScale>& scale = std::nullopt);

}  // namespace lawan
