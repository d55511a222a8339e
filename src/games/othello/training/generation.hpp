// The games of one generation: played against itself or given, and kept in a store.
#pragma once

#include "games/othello/engine/evaluation.hpp"
#include "games/othello/training/fit.hpp"
#include "games/othello/training/plan.hpp"

namespace lawan::training {

// A generation that was broken off goes on from its store, and ends early when its time is over.
[[nodiscard]] GamesOfPlay generation_of(const OthelloPlan& plan, int generation,
                                        const othello::Evaluation& evaluation,
                                        const Training& training);

}  // namespace lawan::training
