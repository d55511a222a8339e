// Writes down why a value is what it is, as docs/proofs.md describes; the checker is in proofs/.
#pragma once

#include <optional>
#include <string>

#include "games/adjacency/engine/solver.hpp"

namespace lawan::adjacency {

// The file for the bounds that a solution has reached, of those that were asked for. What cannot be
// shown in a file of reasonable size is left out and noted in the solution; nothing if that is all.
[[nodiscard]] std::optional<std::string> proof_text(const Question& question, Solution& solution);

}  // namespace lawan::adjacency
