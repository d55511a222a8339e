// The bots of the three Adjacency papers in the catalog.
#pragma once

#include <vector>

#include "catalog/catalog.hpp"

namespace lawan {

[[nodiscard]] std::vector<BotEntry> adjacency_paper_bots();

}  // namespace lawan
