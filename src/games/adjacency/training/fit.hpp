// Fitting the weights of Adjacency's evaluation to games of self-play.
#pragma once

#include <cstdint>

#include "games/adjacency/engine/player/evaluation.hpp"
#include "games/adjacency/training/play.hpp"

namespace lawan::training {

// Plays games of all lengths on 8×8 after random openings, with these weights on both sides, and
// fits new ones to how the games ended. Stages that hardly occur keep their weights. The same for
// any number of workers.
struct AdjacencyFit {
    adjacency::player::WeightTable weights;
    std::uint64_t positions = 0;
    int stages = 0;  // with enough positions for new weights
};
[[nodiscard]] AdjacencyFit fit_adjacency(const AdjacencyPlay& play,
                                         const adjacency::player::WeightTable& weights);

// Pairs of games from the same opening with sides swapped; how the first weights did.
[[nodiscard]] AdjacencyMatch match_adjacency(const AdjacencyPlay& play,
                                             const adjacency::player::WeightTable& first,
                                             const adjacency::player::WeightTable& second);

}  // namespace lawan::training
