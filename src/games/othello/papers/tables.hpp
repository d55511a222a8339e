// The experiments on Othello, one file each.
#pragma once

#include "experiments/report.hpp"
#include "experiments/run.hpp"

namespace lawan::experiments {

[[nodiscard]] Report run_othello_2(Run& run);
[[nodiscard]] Report run_othello_3(Run& run);
[[nodiscard]] Report run_othello_nodes(Run& run);
[[nodiscard]] Report run_corners(Run& run);

}  // namespace lawan::experiments
