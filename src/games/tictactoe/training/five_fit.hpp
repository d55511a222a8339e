// A network that tells the results of games best.
#pragma once

#include <functional>

#include "core/random.hpp"
#include "games/tictactoe/engine/five/network.hpp"
#include "games/tictactoe/training/five_samples.hpp"

namespace lawan::tictactoe::five {

struct Fit {
    Network network;
    double loss = 0;          // logarithmic, of the results of games that were held out
    double loss_before = 0;   // with the network before
    bool broken_off = false;  // before its last round
    double order_loss = 0;    // of the moves of games that were held out
};

struct FitPlan {
    int rounds = 20;
    int threads = 1;  // the result does not depend on it
    Seed seed{1};
    std::function<bool(int round)> after_round;  // whether to go on
};

[[nodiscard]] Fit fit_network(const Network& before, const Samples& samples, const FitPlan& plan);

}  // namespace lawan::tictactoe::five
