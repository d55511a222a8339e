// The estimate for full-board games of Adjacency as something to train.
#include <fmt/format.h>

#include "training/adjacency_rounds.hpp"
#include "training/adjacency_sets_fit.hpp"
#include "training/trainers.hpp"

namespace lawan::training {
namespace {

[[nodiscard]] TrainingReport run_full(const Options& options, const Training& training) {
    const adjacency::player::SetWeights& shipped = adjacency::player::shipped_set_weights();
    adjacency::player::SetWeights weights = shipped;
    const auto fit = [&](const AdjacencyPlay& play, int round) {
        const AdjacencySetsFit fitted = fit_adjacency_sets(play, weights);
        weights = fitted.weights;
        training.say(
            fmt::format("round {}: {:.2f} marks off on average", round, fitted.mean_error));
        return fitted.sets;
    };
    return run_rounds(
        {"sets", fit,
         [&](const AdjacencyPlay& play) { return match_adjacency_sets(play, weights, shipped); },
         [&] { return rows_of(weights); }},
        options, training);
}

}  // namespace

Trainer adjacency_full_trainer() {
    return {
        "adjacency-full", "the estimate of Adjacency's own engine for games to the full board",
        adjacency_options({300, 6, 3, "rounds; each searches with what the one before found", 200}),
        run_full};
}

}  // namespace lawan::training
