// Rounds of play and fitting, then a match with the weights that the program ships: how each of
// Adjacency's evaluations is trained.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "games/adjacency/engine/player/trained_weights.hpp"
#include "games/adjacency/training/play.hpp"
#include "training/trainer.hpp"

namespace lawan::training {

struct RoundFit {
    std::uint64_t samples = 0;
    int stages = 0;  // that got new weights
};

// The weights stay with whoever made these: each round changes them.
struct AdjacencyRounds {
    std::string samples;  // what the report calls them, for programs and for people
    Words samples_title;
    std::function<RoundFit(const AdjacencyPlay&, int round)> fit;
    std::function<AdjacencyMatch(const AdjacencyPlay&)> match_with_shipped;
    std::function<std::string()> rows;  // for the file of --out
};
[[nodiscard]] TrainingReport run_rounds(const AdjacencyRounds& rounds, const Options& options,
                                        const Training& training);

inline constexpr const char* kTrainerOfMarks = "adjacency";
inline constexpr const char* kTrainerOfSets = "adjacency-full";

// Where the first round begins: the file of option 'weights', or the weights that are shipped.
// Throws InputError where the file is one of the other trainer.
[[nodiscard]] adjacency::player::TrainedWeights first_weights(
    const Options& options, adjacency::player::TrainedWeights::Trained wanted);

struct AdjacencyDefaults {
    int games;
    int depth;
    int rounds;
    Words rounds_help;
    int match_games;
};
[[nodiscard]] std::vector<OptionSpec> adjacency_options(const AdjacencyDefaults& defaults);
// Rows of numbers in brackets, as weights are written.
[[nodiscard]] bool are_rows_of_weights(std::string_view text);

// A line a stage, as the engine's source has them.
template <class Table>
[[nodiscard]] std::string rows_of(const Table& weights) {
    std::string text;
    for (const auto& stage : weights) {
        text += "        {{";
        for (std::size_t i = 0; i < stage.size(); ++i) {
            text += (i == 0 ? "" : ", ") + std::to_string(stage[i]);
        }
        text += "}},\n";
    }
    return text;
}

}  // namespace lawan::training
