// Fitting the estimate of F, which Adjacency's engine uses in games to the full board.
#pragma once

#include <cstdint>

#include "games/adjacency/engine/player/set_estimate.hpp"
#include "games/adjacency/training/play.hpp"

namespace lawan::training {

// Plays games to the full board after random openings and fits new weights: to the exact values of
// sets that are small enough for a table, and for larger ones to what a search of `play.depth`
// plies finds with the weights given. The same for any number of workers.
struct AdjacencySetsFit {
    adjacency::player::SetWeights weights;
    std::uint64_t sets = 0;
    int stages = 0;         // with enough sets for new weights
    double mean_error = 0;  // of the fit, in marks: the root of the mean square
};
[[nodiscard]] AdjacencySetsFit fit_adjacency_sets(const AdjacencyPlay& play,
                                                  const adjacency::player::SetWeights& weights);

// Pairs of games from the same opening with sides swapped; how the first weights did.
[[nodiscard]] AdjacencyMatch match_adjacency_sets(const AdjacencyPlay& play,
                                                  const adjacency::player::SetWeights& first,
                                                  const adjacency::player::SetWeights& second);

}  // namespace lawan::training
