// The Othello paper's weights as something to train: the fit, then a match that it did not see.
#include <string>

#include "core/input_error.hpp"
#include "core/spec.hpp"
#include "core/text.hpp"
#include "games/othello/parts.hpp"
#include "games/othello/training/paper_weights.hpp"
#include "games/othello/training/words.hpp"
#include "training/result_file.hpp"
#include "training/words.hpp"

namespace lawan::training {
namespace {

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

[[nodiscard]] TrainingReport fit_paper_weights(const Options& options, const Training& training) {
    ResultFile out{options};
    const WeightsPlan plan = plan_from(options, training);
    const auto told = [&](const Words& what, int of) {
        return [&training, what, of](int done) {
            training.progress(
                {what, static_cast<std::uint64_t>(done), static_cast<std::uint64_t>(of)});
            return !training.stopped();
        };
    };
    const WeightsFit fit =
        fit_othello_paper_weights(plan, told(words::kSelfPlay, plan.rounds * plan.play.games));
    TrainingReport report;
    const std::string spec = to_text(othello::edge_tables_spec(fit.weights));
    report.figures = {{"weights", othello::words::kWeightsFound, spec},
                      {"positions", words::kPositions, static_cast<std::int64_t>(fit.positions)}};
    const SelfPlay play = match_from(options, plan);
    if (!training.stopped() && play.games > 1) {
        const WeightsMatch match =
            match_othello_paper_weights(play, fit.weights, othello::kPrintedWeights,
                                        told(words::kMatch, play.games), plan.workers);
        report.figures.push_back({"match_against", othello::words::kMatchAgainst,
                                  to_text(othello::edge_tables_spec(othello::kPrintedWeights))});
        report.figures.push_back({"match_wins", words::kMatchWins, std::int64_t{match.wins}});
        report.figures.push_back({"match_draws", words::kMatchDraws, std::int64_t{match.draws}});
        report.figures.push_back({"match_losses", words::kMatchLosses, std::int64_t{match.losses}});
        report.figures.push_back({"match_discs", othello::words::kMatchDiscs, match.discs});
    }
    report.complete = !training.stopped();
    out.write(spec + '\n');
    report.not_written = out.failure();
    return report;
}

bool are_paper_weights(std::string_view text) {
    try {
        return parse_spec(trimmed(text)).name ==
               othello::edge_tables_spec(othello::kPrintedWeights).name;
    } catch (const InputError&) {
        return false;
    }
}

}  // namespace

Trainer othello_paper_weights_trainer() {
    const WeightsPlan usual;
    OptionSpec games = games_option(usual.play.games);
    games.help = othello::words::kGamesARound;
    constexpr double kMostGames = 1e6;
    games.max = kMostGames;
    constexpr double kMostDepth = 10;
    OptionSpec depth = depth_option(usual.play.depth);
    depth.max = kMostDepth;
    constexpr double kMostRounds = 10;
    const OptionSpec rounds{
        "rounds", OptionType::Integer, words::kRounds, std::to_string(usual.rounds),
        1,        kMostRounds};
    const OptionSpec match{
        "match-games", OptionType::Integer, othello::words::kMatchGames, "400", 0, kMostGames};
    return {"othello-paper-weights",
            othello::words::kTrainsPaperWeights,
            {games, depth, rounds, match, out_option()},
            fit_paper_weights,
            are_paper_weights};
}

}  // namespace lawan::training
