// Adjacency's evaluation as something to train: rounds of self-play and fitting, then a match with
// the weights that the program ships.
#include <string>

#include "core/whole_file.hpp"
#include "training/adjacency_fit.hpp"
#include "training/trainers.hpp"

namespace lawan::training {
namespace {

namespace player = adjacency::player;

// As src/engines/adjacency/player/evaluation_weights.cpp has them.
[[nodiscard]] std::string rows_of(const player::WeightTable& weights) {
    std::string text;
    for (const player::Weights& stage : weights) {
        text += "        {{";
        for (std::size_t i = 0; i < stage.size(); ++i) {
            text += (i == 0 ? "" : ", ") + std::to_string(stage[i]);
        }
        text += "}},\n";
    }
    return text;
}

[[nodiscard]] TrainingReport run(const Options& options, const Training& training) {
    if (options.has("out")) check_writable(options.text("out"));
    const auto rounds = static_cast<int>(options.integer("rounds"));
    AdjacencyPlay play;
    play.games = static_cast<int>(options.integer("games"));
    play.depth = static_cast<int>(options.integer("depth"));
    play.workers = training.workers();
    player::WeightTable weights = player::shipped_weights();
    std::uint64_t positions = 0;
    const auto told = [&](const std::string& what, int of) {
        return [&training, what, of](int done) {
            training.progress(
                {what, static_cast<std::uint64_t>(done), static_cast<std::uint64_t>(of)});
            return !training.stopped();
        };
    };
    for (int round = 1; round <= rounds && !training.stopped(); ++round) {
        play.seed = training.seed().derive(static_cast<std::uint64_t>(round));
        play.go_on = told("round " + std::to_string(round) + ": games", play.games);
        const AdjacencyFit fit = fit_adjacency(play, weights);
        weights = fit.weights;
        positions += fit.positions;
    }
    TrainingReport report;
    report.figures = {{"positions", static_cast<std::int64_t>(positions)}};
    AdjacencyPlay match = play;
    match.games = static_cast<int>(options.integer("match-games"));
    constexpr std::uint64_t kFarFromTheFit = 4241;
    match.seed = training.seed().derive(kFarFromTheFit);
    match.go_on = told("games of the match", match.games);
    if (!training.stopped() && match.games > 0) {
        const AdjacencyMatch result = match_adjacency(match, weights, player::shipped_weights());
        report.figures.push_back({"match_wins", std::int64_t{result.wins}});
        report.figures.push_back({"match_draws", std::int64_t{result.draws}});
        report.figures.push_back({"match_losses", std::int64_t{result.losses}});
    }
    report.complete = !training.stopped();
    if (options.has("out")) write_whole(options.text("out"), rows_of(weights));
    return report;
}

}  // namespace

Trainer adjacency_trainer() {
    constexpr double kMostRounds = 20;
    constexpr double kMostGames = 1e7;
    return {"adjacency",
            "the weights of Adjacency's own engine, by self-play",
            {games_option(2000),
             depth_option(3),
             {"rounds", OptionType::Integer, "rounds; each plays with what the one before found",
              "2", 1, kMostRounds},
             {"match-games", OptionType::Integer,
              "games against the weights that are shipped, in pairs", "400", 0, kMostGames},
             out_option()},
            run};
}

}  // namespace lawan::training
