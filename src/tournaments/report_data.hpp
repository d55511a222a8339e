// What the script of the report reads: the games, and its words.
#pragma once

#include <string>

#include "core/words.hpp"
#include "tournaments/store.hpp"

namespace lawan {

// JSON that may stand in a script element.
[[nodiscard]] std::string report_data(const TournamentStore& store, Language language);

}  // namespace lawan
