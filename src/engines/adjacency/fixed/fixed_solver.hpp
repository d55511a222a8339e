// Solves games with a fixed number of rounds, where colours matter.
#pragma once

#include "engines/adjacency/solver.hpp"

namespace lawan::adjacency::fixed {

[[nodiscard]] Solution solve(const Question& question);

}  // namespace lawan::adjacency::fixed
