// How an evaluator's values of the moves of a position lie apart.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/random.hpp"

namespace lawan::experiments {

// One evaluator on the moves of one position.
struct ValueSpread {
    int moves = 0;
    int distinct = 0;      // different values
    int best = 0;          // moves that share the highest
    double deviation = 0;  // standard, of the values
    double range = 0;      // the highest minus the lowest
};

struct SpreadGame {
    std::string game;
    std::string setting;
    std::vector<std::string> evaluators;
    // Of each evaluator, on the position that the seed leads to.
    std::function<std::vector<ValueSpread>(Seed)> measure;
};

[[nodiscard]] SpreadGame spread_game(const std::string& game);

// Of values that are given, for the side that chooses.
[[nodiscard]] ValueSpread spread_of(const std::vector<int>& values);

}  // namespace lawan::experiments
