// The estimate for full-board games of Adjacency as something to train.
#include <fmt/format.h>

#include "formats/phrases.hpp"
#include "games/adjacency/parts.hpp"
#include "games/adjacency/training/rounds.hpp"
#include "games/adjacency/training/sets_fit.hpp"
#include "games/adjacency/training/words.hpp"

namespace lawan::training {
namespace {

using adjacency::player::TrainedWeights;

[[nodiscard]] TrainingReport run_full(const Options& options, const Training& training) {
    const adjacency::player::SetWeights& shipped = adjacency::player::shipped_set_weights();
    adjacency::player::SetWeights weights =
        first_weights(options, TrainedWeights::Trained::Sets).sets;
    const auto fit = [&](const AdjacencyPlay& play, int round) {
        const AdjacencySetsFit fitted = fit_adjacency_sets(play, weights);
        weights = fitted.weights;
        training.say({adjacency::words::kMarksOff, {round, decimal(fitted.mean_error, 2)}});
        return RoundFit{fitted.sets, fitted.stages};
    };
    return run_rounds(
        {"sets", adjacency::words::kSetsFitted, fit,
         [&](const AdjacencyPlay& play) { return match_adjacency_sets(play, weights, shipped); },
         [&] { return rows_of(weights); }},
        options, training);
}

}  // namespace

Trainer adjacency_full_trainer() {
    return {kTrainerOfSets, adjacency::words::kTrainsFullBoard,
            adjacency_options({300, 6, 3, adjacency::words::kRoundsOfSearch, 200}), run_full,
            are_rows_of_weights};
}

}  // namespace lawan::training
