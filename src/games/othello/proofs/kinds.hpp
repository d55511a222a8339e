// The ways to prove something in this game.
#pragma once

#include <vector>

#include "proofs/kind.hpp"

namespace lawan::proofs {

[[nodiscard]] std::vector<Kind> othello_kinds();

}  // namespace lawan::proofs
