// The bots of the Othello paper in the catalog.
#pragma once

#include <vector>

#include "catalog/catalog.hpp"

namespace lawan {

[[nodiscard]] std::vector<BotEntry> othello_paper_bots();

}  // namespace lawan
