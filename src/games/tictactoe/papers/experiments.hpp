// The experiments of the tic-tac-toe paper: its Table 1, and its example of four queens.
#pragma once

#include "experiments/report.hpp"
#include "experiments/run.hpp"

namespace lawan::experiments {

[[nodiscard]] Report run_tictactoe_1(Run& run);
[[nodiscard]] Report run_four_queens(Run& run);

}  // namespace lawan::experiments
