// Our own engine for Adjacency in the catalog: the solver and the opponent.
#pragma once

#include "catalog/catalog.hpp"

namespace lawan {

[[nodiscard]] SolveAnswer solve_adjacency(const SolveRequest& request);
[[nodiscard]] BotEntry adjacency_lawan_bot();

}  // namespace lawan
