// The bot of the tic-tac-toe paper in the catalog.
#pragma once

#include <vector>

#include "catalog/catalog.hpp"

namespace lawan {

[[nodiscard]] std::vector<BotEntry> tictactoe_paper_bots();

}  // namespace lawan
