// Solves games that are played to a full board, where the colours of marks do not matter.
#pragma once

#include "engines/adjacency/solver.hpp"

namespace lawan::adjacency::full {

// As many plies left as there are empty cells.
[[nodiscard]] Solution solve(const Question& question);

// Whether a table of symmetric sets answers the question, which several processes can fill.
[[nodiscard]] bool splits(const Question& question);

}  // namespace lawan::adjacency::full
