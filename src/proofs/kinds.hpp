// All ways to prove something, of all games.
#pragma once

#include <vector>

#include "proofs/kind.hpp"

namespace lawan::proofs {

[[nodiscard]] std::vector<Kind> tictactoe_kinds();
[[nodiscard]] std::vector<Kind> adjacency_kinds();
[[nodiscard]] std::vector<Kind> othello_kinds();

[[nodiscard]] std::vector<Kind> all_kinds();

}  // namespace lawan::proofs
