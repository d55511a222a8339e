// The ways to prove something, of all games.
#pragma once

#include <string_view>
#include <vector>

#include "proofs/kind.hpp"

namespace lawan {

// None where there is no such game: what proofs::verify() asks.
[[nodiscard]] std::vector<proofs::Kind> proof_kinds_of(std::string_view game);

}  // namespace lawan
