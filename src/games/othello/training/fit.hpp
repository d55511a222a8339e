// Fits the engine's pattern weights to positions with known or searched values.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "games/othello/engine/evaluation.hpp"
#include "games/othello/training/games.hpp"

namespace lawan::training {

// Where rare patterns are held: near nothing, or near the weights that there are.
enum class Prior : std::uint8_t { Zero, Weights };

struct FitPlan {
    Prior prior = Prior::Zero;
    int iterations = 40;
    double ridge = 10;  // how strongly weights that few positions speak for are held there
    // How many times as much as the new games those count that the weights before came from. Every
    // weight is held where it was by so many times its own positions: what many weights have in
    // common, such as their scale, is still learned from a few games.
    double trust = 0;
    // A position so many discs from even, as the weights before see it, counts half as much as one
    // that is even: there errors are larger and matter less. Where a fit begins with nothing all
    // positions look even, and count the same.
    double half_weight = 24;
    int workers = 1;
    // One game in this many is not learned from but judged on.
    std::size_t held_out = 50;
};

struct GamesOfPlay {
    OthelloPlay play;
    std::vector<OthelloGame> games;
};

// By stage: positions learned from, and the error on positions that were held out, in discs.
struct StageFit {
    std::size_t samples = 0;
    std::size_t held_out_samples = 0;
    double held_out_error = 0;
};

struct PatternFit {
    std::vector<StageFit> stages;
    double held_out_error = 0;  // over all stages
};

// Tells how many stages are done; false to stop.
using FitProgress = std::function<bool(int done)>;

// Ridge regression by conjugate gradients, stage by stage. Stages whose games say nothing keep
// their weights.
PatternFit fit_patterns(const std::vector<const GamesOfPlay*>& sets, const FitPlan& plan,
                        othello::Evaluation& evaluation, const FitProgress& progress);

}  // namespace lawan::training
