// The chromosomes of the three Adjacency papers for Learn: drawn, judged, selected, crossed,
// mutated.
#pragma once

#include <vector>

#include "games/adjacency/rules/game.hpp"
#include "lessons/demonstration.hpp"

namespace lawan::adjacency {

// Adjacency-a prints 12, 1, 56, 23; adjacency-c 145, 12345 × 67891 and 12945; adjacency-b describes
// its steps without a number. What a paper does not print is drawn with a seed, and told so.
[[nodiscard]] std::vector<GameDemonstration<Game>> genetic_demonstrations();

}  // namespace lawan::adjacency
