// The Othello paper's weights as something to train: the fit, then a match that it did not see.
#include <string>

#include "core/whole_file.hpp"
#include "training/othello_paper_weights.hpp"
#include "training/trainers.hpp"

namespace lawan::training {
namespace {

[[nodiscard]] std::string spec_of(const EdgeTablesWeights& weights) {
    return "edge-tables(mobility=" + std::to_string(weights.mobility) +
           ",frontier=" + std::to_string(weights.frontier) +
           ",corner=" + std::to_string(weights.corner) +
           ",x-square=" + std::to_string(weights.x_square) +
           ",c-square=" + std::to_string(weights.c_square) + ')';
}

[[nodiscard]] WeightsPlan plan_from(const Options& options, const Training& training) {
    WeightsPlan plan;
    plan.play.games = static_cast<int>(options.integer("games"));
    plan.play.depth = static_cast<int>(options.integer("depth"));
    plan.play.seed = training.seed();
    plan.rounds = static_cast<int>(options.integer("rounds"));
    plan.workers = training.workers();
    return plan;
}

// Openings of ten random moves, drawn from a seed that no round of the fit uses.
[[nodiscard]] SelfPlay match_from(const Options& options, const WeightsPlan& plan) {
    constexpr std::uint64_t kFarFromTheFit = 4241;
    constexpr int kPlies = 10;
    SelfPlay play;
    play.games = static_cast<int>(options.integer("match-games"));
    play.depth = plan.play.depth;
    play.fewest_random_plies = kPlies;
    play.most_random_plies = kPlies;
    play.seed = Seed{plan.play.seed.value + kFarFromTheFit};
    return play;
}

[[nodiscard]] TrainingReport run(const Options& options, const Training& training) {
    if (options.has("out")) check_writable(options.text("out"));
    const WeightsPlan plan = plan_from(options, training);
    const auto told = [&](const char* what, int of) {
        return [&training, what, of](int done) {
            training.progress(
                {what, static_cast<std::uint64_t>(done), static_cast<std::uint64_t>(of)});
            return !training.stopped();
        };
    };
    const WeightsFit fit =
        fit_othello_paper_weights(plan, told("games of self-play", plan.rounds * plan.play.games));
    TrainingReport report;
    const std::string spec = spec_of(fit.weights);
    report.figures = {{"weights", spec}, {"positions", static_cast<std::int64_t>(fit.positions)}};
    const SelfPlay play = match_from(options, plan);
    if (!training.stopped() && play.games > 1) {
        const WeightsMatch match =
            match_othello_paper_weights(play, fit.weights, kUnfittedWeights,
                                        told("games of the match", play.games), plan.workers);
        report.figures.push_back({"match_against", spec_of(kUnfittedWeights)});
        report.figures.push_back({"match_wins", std::int64_t{match.wins}});
        report.figures.push_back({"match_draws", std::int64_t{match.draws}});
        report.figures.push_back({"match_losses", std::int64_t{match.losses}});
        report.figures.push_back({"match_discs", match.discs});
    }
    report.complete = !training.stopped();
    if (options.has("out")) write_whole(options.text("out"), spec + '\n');
    return report;
}

}  // namespace

Trainer othello_paper_weights_trainer() {
    const WeightsPlan usual;
    OptionSpec games = games_option(usual.play.games);
    games.help = "games of self-play in each round";
    constexpr double kMostGames = 1e6;
    games.max = kMostGames;
    constexpr double kMostDepth = 10;
    OptionSpec depth = depth_option(usual.play.depth);
    depth.max = kMostDepth;
    constexpr double kMostRounds = 10;
    const OptionSpec rounds{"rounds",
                            OptionType::Integer,
                            "rounds; each plays with what the one before found",
                            std::to_string(usual.rounds),
                            1,
                            kMostRounds};
    const OptionSpec match{"match-games",
                           OptionType::Integer,
                           "games against the unfitted weights afterwards",
                           "400",
                           0,
                           kMostGames};
    return {"othello-paper-weights",
            "the weights that the Othello paper leaves open, fitted on self-play of its bot",
            {games, depth, rounds, match, out_option()},
            run};
}

}  // namespace lawan::training
