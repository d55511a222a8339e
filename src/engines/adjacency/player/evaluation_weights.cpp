// Weights of the evaluation, a row a stage. They began with one thought: if a share r of the empty
// cells will be filled, a mark with n empty neighbours keeps its colour with the probability
// (1 − r)^n, and otherwise belongs to either side with equal chances. Where more than ten cells
// will stay empty, `lawan train adjacency --games 12000 --depth 2 --rounds 2 --seed 4` then fitted
// them to games of self-play; with fewer, the fitted ones played no better.
#include "engines/adjacency/player/evaluation.hpp"

namespace lawan::adjacency::player {

const WeightTable& shipped_weights() {
    static constexpr WeightTable kWeights{{
        {{100, 0, 0, 0, 0, 20, -20, 100, 0, 0, 0, 0, 0, 0, 0}},
        {{100, 60, 36, 22, 13, 56, -56, 40, 0, 0, 0, 0, 0, 0, 0}},
        {{93, 68, 65, 70, 65, 52, -33, 17, 60, -11, -20, -2, -20, 22, 1}},
        {{94, 80, 75, 74, 50, 74, -59, 22, 79, -3, -9, 30, -63, 17, -5}},
        {{100, 0, 0, 0, 0, 20, -20, 100, 0, 0, 0, 0, 0, 0, 0}},
        {{100, 40, 16, 6, 3, 44, -44, 60, 0, 0, 0, 0, 0, 0, 0}},
        {{88, 31, 31, 35, 30, -6, 9, 24, 43, 15, -27, 5, -10, 2, 7}},
        {{92, 50, 42, 35, 11, 30, -42, 11, 88, -6, -2, -7, 16, 18, -6}},
        {{100, 0, 0, 0, 0, 20, -20, 100, 0, 0, 0, 0, 0, 0, 0}},
        {{100, 27, 7, 2, 1, 36, -36, 73, 0, 0, 0, 0, 0, 0, 0}},
        {{80, -3, 9, 8, -3, -20, 14, 30, 16, 26, -28, -7, 5, -11, 16}},
        {{73, -1, 15, -4, -31, -1, -16, 27, 50, -17, 17, -75, 75, 20, -16}},
        {{100, 0, 0, 0, 0, 20, -20, 100, 0, 0, 0, 0, 0, 0, 0}},
        {{100, 19, 4, 1, 0, 32, -32, 81, 0, 0, 0, 0, 0, 0, 0}},
        {{69, -20, 3, -12, -30, -4, -2, 24, 29, 24, -15, -17, 22, -14, 7}},
        {{22, -58, -19, -87, -102, -37, -6, 15, 54, -20, 10, 8, -5, 23, 2}},
        {{100, 0, 0, 0, 0, 20, -20, 100, 0, 0, 0, 0, 0, 0, 0}},
        {{100, 14, 2, 0, 0, 29, -29, 86, 0, 0, 0, 0, 0, 0, 0}},
        {{41, -5, 5, -36, -50, -4, 23, 18, -14, 16, 0, -31, 14, 3, -12}},
        {{100, 50, 25, 12, 6, 50, -50, 50, 0, 0, 0, 0, 0, 0, 0}},
        {{100, 0, 0, 0, 0, 20, -20, 100, 0, 0, 0, 0, 0, 0, 0}},
        {{100, 11, 1, 0, 0, 26, -26, 89, 0, 0, 0, 0, 0, 0, 0}},
        {{100, 26, 7, 2, 0, 36, -36, 74, 0, 0, 0, 0, 0, 0, 0}},
        {{100, 42, 18, 7, 3, 45, -45, 58, 0, 0, 0, 0, 0, 0, 0}},
    }};
    return kWeights;
}

}  // namespace lawan::adjacency::player
