// Our own Othello engine in the catalog: the bot "lawan", and the solver.
#pragma once

#include "catalog/catalog.hpp"

namespace lawan {

[[nodiscard]] BotEntry othello_lawan_bot();
[[nodiscard]] SolveAnswer solve_othello(const SolveRequest& request);

}  // namespace lawan
