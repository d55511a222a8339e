// How to begin games that are too long to be solved and too short for the opponent's errors to come
// by themselves: learned from games against searches of two to six plies with several evaluations
// (docs/log/adjacency.md).
#pragma once

#include <optional>

#include "core/square.hpp"
#include "games/adjacency/rules/position.hpp"

namespace lawan::adjacency::player {

// The first move on 8×8 from the papers' start, where such games have shown one to be better than
// what a search prefers.
[[nodiscard]] std::optional<Square> learned_opening(const Position& position);

}  // namespace lawan::adjacency::player
