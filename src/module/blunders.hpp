// The option to blunder, given to all bots of the catalog at once.
#pragma once

#include <vector>

#include "module/catalog.hpp"

namespace lawan {

// The same games; each bot but "random" now takes blunder=P, and seed=S where it had none.
[[nodiscard]] std::vector<GameModule> with_blunders(std::vector<GameModule> games);

}  // namespace lawan
