// Measures how far shallow searches err from deeper ones, for ProbCut.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "games/othello/engine/evaluation.hpp"
#include "games/othello/training/games.hpp"

namespace lawan::training {

struct ErrorPlan {
    std::uint64_t positions = 1500;
    int deepest = 12;
    int workers = 1;
    Seed seed;
};

struct ErrorFit {
    othello::ErrorModel model;    // the one before where there was too little to go by
    bool measured = false;        // and not the one before
    std::uint64_t positions = 0;  // looked at: all that were planned, unless it was stopped
    std::size_t pairs = 0;        // of searches compared
    double misfit = 0;            // root mean square of measured less modelled spread, in discs
    // How much better than it stands the side that moved last seems to stand, in discs, by the
    // empty squares where a search stops: half of what scores swing by from one depth to the next.
    std::array<double, 61> swing{};
};

// Positions come from games that the evaluation plays well against itself from openings by chance:
// what happens after blunders is not what a search looks at most of its time. `progress` says
// whether to go on.
[[nodiscard]] ErrorFit fit_errors(const othello::Evaluation& evaluation, const ErrorPlan& plan,
                                  const std::function<bool(std::uint64_t done)>& progress);

}  // namespace lawan::training
