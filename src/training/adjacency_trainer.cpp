// Adjacency's evaluation as something to train, by self-play.
#include "training/adjacency_fit.hpp"
#include "training/adjacency_rounds.hpp"
#include "training/trainers.hpp"

namespace lawan::training {
namespace {

[[nodiscard]] TrainingReport run(const Options& options, const Training& training) {
    const adjacency::player::WeightTable& shipped = adjacency::player::shipped_weights();
    adjacency::player::WeightTable weights = shipped;
    const auto fit = [&](const AdjacencyPlay& play, int /*round*/) {
        const AdjacencyFit fitted = fit_adjacency(play, weights);
        weights = fitted.weights;
        return fitted.positions;
    };
    return run_rounds(
        {"positions", fit,
         [&](const AdjacencyPlay& play) { return match_adjacency(play, weights, shipped); },
         [&] { return rows_of(weights); }},
        options, training);
}

}  // namespace

Trainer adjacency_trainer() {
    return {
        "adjacency", "the weights of Adjacency's own engine, by self-play",
        adjacency_options({2000, 3, 2, "rounds; each plays with what the one before found", 400}),
        run};
}

}  // namespace lawan::training
