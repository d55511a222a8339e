// Adjacency's evaluation as something to train, by self-play.
#include "games/adjacency/parts.hpp"
#include "games/adjacency/training/fit.hpp"
#include "games/adjacency/training/rounds.hpp"
#include "games/adjacency/training/words.hpp"
#include "training/words.hpp"

namespace lawan::training {
namespace {

using adjacency::player::TrainedWeights;

[[nodiscard]] TrainingReport run(const Options& options, const Training& training) {
    const adjacency::player::WeightTable& shipped = adjacency::player::shipped_weights();
    adjacency::player::WeightTable weights =
        first_weights(options, TrainedWeights::Trained::Marks).marks;
    const auto fit = [&](const AdjacencyPlay& play, int /*round*/) {
        const AdjacencyFit fitted = fit_adjacency(play, weights);
        weights = fitted.weights;
        return RoundFit{fitted.positions, fitted.stages};
    };
    return run_rounds(
        {"positions", words::kPositions, fit,
         [&](const AdjacencyPlay& play) { return match_adjacency(play, weights, shipped); },
         [&] { return rows_of(weights); }},
        options, training);
}

}  // namespace

Trainer adjacency_trainer() {
    return {kTrainerOfMarks, adjacency::words::kTrainsWeights,
            adjacency_options({2000, 3, 2, words::kRounds, 400}), run, are_rows_of_weights};
}

}  // namespace lawan::training
