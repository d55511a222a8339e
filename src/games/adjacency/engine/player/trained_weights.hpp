// Weights that `lawan train` has written: those of one of the two estimates, the shipped ones for
// the other.
#pragma once

#include <cstdint>
#include <string>

#include "games/adjacency/engine/player/evaluation.hpp"
#include "games/adjacency/engine/player/set_estimate.hpp"

namespace lawan::adjacency::player {

struct TrainedWeights {
    enum class Trained : std::uint8_t { Marks, Sets };

    WeightTable marks = shipped_weights();
    SetWeights sets = shipped_set_weights();
    Trained trained = Trained::Marks;  // these come from the file
};

// A file of `train adjacency --out` or `train adjacency-full --out`: how many numbers it holds
// says which. Throws InputError.
[[nodiscard]] TrainedWeights read_trained_weights(const std::string& path);

}  // namespace lawan::adjacency::player
