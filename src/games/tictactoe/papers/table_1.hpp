// Table 1 of the tic-tac-toe paper: can its rule lose?
#pragma once

#include "experiments/report.hpp"
#include "experiments/run.hpp"

namespace lawan::experiments {

[[nodiscard]] Report run_tictactoe_1(Run& run);
[[nodiscard]] Report run_four_queens(Run& run);

}  // namespace lawan::experiments
