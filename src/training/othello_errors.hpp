// Measures how far shallow searches err from deeper ones, for ProbCut.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "engines/othello/evaluation.hpp"
#include "training/othello_fit.hpp"

namespace lawan::training {

struct ErrorPlan {
    std::uint64_t positions = 1500;
    int deepest = 10;
    int workers = 1;
};

struct ErrorFit {
    othello::ErrorModel model;
    std::size_t pairs = 0;  // of searches compared
    double misfit = 0;      // root mean square of measured less modelled spread, in discs
};

// Positions are those of games that the fit of the weights did not see.
[[nodiscard]] ErrorFit fit_errors(const othello::Evaluation& evaluation, const GamesOfPlay& set,
                                  std::size_t held_out, const ErrorPlan& plan,
                                  const std::function<bool(std::uint64_t done)>& progress);

}  // namespace lawan::training
