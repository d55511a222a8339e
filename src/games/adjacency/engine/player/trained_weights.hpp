// Weights that `lawan train` has written: those of one of the two estimates, the shipped ones for
// the other.
#pragma once

#include <string>

#include "games/adjacency/engine/player/evaluation.hpp"
#include "games/adjacency/engine/player/set_estimate.hpp"

namespace lawan::adjacency::player {

struct TrainedWeights {
    WeightTable marks = shipped_weights();
    SetWeights sets = shipped_set_weights();
};

// A file of `train adjacency --out` or `train adjacency-full --out`: how many numbers it holds
// says which. Throws InputError.
[[nodiscard]] TrainedWeights read_trained_weights(const std::string& path);

}  // namespace lawan::adjacency::player
