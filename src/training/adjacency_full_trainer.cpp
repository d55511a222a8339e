// The estimate for full-board games of Adjacency as something to train: rounds of play and fitting,
// then a match with the weights that the program ships.
#include <fmt/format.h>

#include <string>

#include "core/whole_file.hpp"
#include "training/adjacency_sets_fit.hpp"
#include "training/trainers.hpp"

namespace lawan::training {
namespace {

namespace player = adjacency::player;

// As src/engines/adjacency/player/set_weights.cpp has them.
[[nodiscard]] std::string rows_of_sets(const player::SetWeights& weights) {
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

[[nodiscard]] TrainingReport run_full(const Options& options, const Training& training) {
    if (options.has("out")) check_writable(options.text("out"));
    const auto rounds = static_cast<int>(options.integer("rounds"));
    AdjacencyPlay play;
    play.games = static_cast<int>(options.integer("games"));
    play.depth = static_cast<int>(options.integer("depth"));
    play.workers = training.workers();
    const auto told = [&](const std::string& what, int of) {
        return [&training, what, of](int done) {
            training.progress(
                {what, static_cast<std::uint64_t>(done), static_cast<std::uint64_t>(of)});
            return !training.stopped();
        };
    };
    player::SetWeights weights = player::shipped_set_weights();
    std::uint64_t sets = 0;
    for (int round = 1; round <= rounds && !training.stopped(); ++round) {
        play.seed = training.seed().derive(static_cast<std::uint64_t>(round));
        play.go_on = told("round " + std::to_string(round) + ": games", play.games);
        const AdjacencySetsFit fit = fit_adjacency_sets(play, weights);
        weights = fit.weights;
        sets += fit.sets;
        training.say(fmt::format("round {}: {:.2f} marks off on average", round, fit.mean_error));
    }
    TrainingReport report;
    report.figures = {{"sets", static_cast<std::int64_t>(sets)}};
    AdjacencyPlay match = play;
    match.games = static_cast<int>(options.integer("match-games"));
    constexpr std::uint64_t kFarFromTheFit = 4241;
    match.seed = training.seed().derive(kFarFromTheFit);
    match.go_on = told("games of the match", match.games);
    if (!training.stopped() && match.games > 0) {
        const AdjacencyMatch result =
            match_adjacency_sets(match, weights, player::shipped_set_weights());
        report.figures.push_back({"match_wins", std::int64_t{result.wins}});
        report.figures.push_back({"match_draws", std::int64_t{result.draws}});
        report.figures.push_back({"match_losses", std::int64_t{result.losses}});
    }
    report.complete = !training.stopped();
    if (options.has("out")) write_whole(options.text("out"), rows_of_sets(weights));
    return report;
}

}  // namespace

Trainer adjacency_full_trainer() {
    constexpr double kMostRounds = 20;
    constexpr double kMostGames = 1e7;
    return {"adjacency-full",
            "the estimate of Adjacency's own engine for games to the full board",
            {games_option(300),
             depth_option(6),
             {"rounds", OptionType::Integer, "rounds; each searches with what the one before found",
              "3", 1, kMostRounds},
             {"match-games", OptionType::Integer,
              "games against the weights that are shipped, in pairs", "200", 0, kMostGames},
             out_option()},
            run_full};
}

}  // namespace lawan::training
