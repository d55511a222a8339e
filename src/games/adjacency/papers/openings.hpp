// Deterministic bots from openings drawn by chance, each opening with both colours.
#pragma once

#include <vector>

#include "games/adjacency/papers/series_rows.hpp"

namespace lawan::experiments {

// One game says little about two bots that always play the same one: adds a table of many.
void add_openings(const Series& series, const std::vector<SeriesRow>& rows, Run& run,
                  Report& report);

}  // namespace lawan::experiments
