// Weights of the evaluation, a row a stage. They follow from one thought: if a share r of the empty
// cells will be filled, a mark with n empty neighbours keeps its colour with the probability
// (1 − r)^n, and otherwise belongs to either side with equal chances. `lawan train adjacency` fits
// such rows to games of self-play and plays them against these.
#include "engines/adjacency/player/evaluation.hpp"

namespace lawan::adjacency::player {

const WeightTable& shipped_weights() {
    static constexpr WeightTable kWeights{{
        {{100, 0, 0, 0, 0, 20, -20, 100, 0}},    {{100, 60, 36, 22, 13, 56, -56, 40, 0}},
        {{100, 82, 67, 55, 45, 69, -69, 18, 0}}, {{100, 90, 81, 73, 66, 74, -74, 10, 0}},
        {{100, 0, 0, 0, 0, 20, -20, 100, 0}},    {{100, 40, 16, 6, 3, 44, -44, 60, 0}},
        {{100, 67, 44, 30, 20, 60, -60, 33, 0}}, {{100, 80, 64, 51, 41, 68, -68, 20, 0}},
        {{100, 0, 0, 0, 0, 20, -20, 100, 0}},    {{100, 27, 7, 2, 1, 36, -36, 73, 0}},
        {{100, 53, 28, 15, 8, 52, -52, 47, 0}},  {{100, 69, 48, 33, 23, 62, -62, 31, 0}},
        {{100, 0, 0, 0, 0, 20, -20, 100, 0}},    {{100, 19, 4, 1, 0, 32, -32, 81, 0}},
        {{100, 42, 18, 7, 3, 45, -45, 58, 0}},   {{100, 59, 35, 21, 12, 55, -55, 41, 0}},
        {{100, 0, 0, 0, 0, 20, -20, 100, 0}},    {{100, 14, 2, 0, 0, 29, -29, 86, 0}},
        {{100, 33, 11, 4, 1, 40, -40, 67, 0}},   {{100, 50, 25, 12, 6, 50, -50, 50, 0}},
        {{100, 0, 0, 0, 0, 20, -20, 100, 0}},    {{100, 11, 1, 0, 0, 26, -26, 89, 0}},
        {{100, 26, 7, 2, 0, 36, -36, 74, 0}},    {{100, 42, 18, 7, 3, 45, -45, 58, 0}},
    }};
    return kWeights;
}

}  // namespace lawan::adjacency::player
