// Our own bots for tic-tac-toe: the engine, and rules that a person can play by.
#pragma once

#include <vector>

#include "catalog/catalog.hpp"

namespace lawan {

[[nodiscard]] std::vector<BotEntry> tictactoe_lawan_bots();

}  // namespace lawan
