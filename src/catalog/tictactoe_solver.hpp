// The solver of tic-tac-toe for the catalog.
#pragma once

#include "play/solver.hpp"

namespace lawan {

[[nodiscard]] SolveAnswer solve_tictactoe(const SolveRequest& request);

}  // namespace lawan
