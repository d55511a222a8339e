#include "games/adjacency/training/rounds.hpp"

#include <algorithm>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "games/adjacency/training/words.hpp"
#include "training/result_file.hpp"
#include "training/words.hpp"

namespace lawan::training {
namespace {

[[nodiscard]] std::function<bool(int)> told(const Training& training, Phrase what, int of) {
    return [&training, what = std::move(what), of](int done) {
        training.progress({what, static_cast<std::uint64_t>(done), static_cast<std::uint64_t>(of)});
        return !training.stopped();
    };
}

}  // namespace

TrainingReport run_rounds(const AdjacencyRounds& rounds, const Options& options,
                          const Training& training) {
    ResultFile out{options};
    AdjacencyPlay play;
    play.games = static_cast<int>(options.integer("games"));
    play.depth = static_cast<int>(options.integer("depth"));
    play.workers = training.workers();
    RoundFit all;
    const auto last = static_cast<int>(options.integer("rounds"));
    for (int round = 1; round <= last && !training.stopped(); ++round) {
        play.seed = training.seed().derive(static_cast<std::uint64_t>(round));
        play.go_on = told(training, Phrase{words::kRoundOfGames, {round}}, play.games);
        const RoundFit fit = rounds.fit(play, round);
        all.samples += fit.samples;
        all.stages = std::max(all.stages, fit.stages);
    }
    TrainingReport report;
    report.figures = {
        {rounds.samples, rounds.samples_title, static_cast<std::int64_t>(all.samples)},
        {"stages", adjacency::words::kStagesLearned, std::int64_t{all.stages}}};
    report.complete = !training.stopped();
    if (all.stages == 0) {  // a match and a file of the weights as they were would tell nothing
        report.nothing_learned = report.complete
                                     ? Phrase{adjacency::words::kTooFewGames, {play.games}}
                                     : Phrase{adjacency::words::kStoppedTooEarly};
        return report;
    }
    AdjacencyPlay match = play;
    match.games = static_cast<int>(options.integer("match-games"));
    constexpr std::uint64_t kFarFromTheFit = 4241;
    match.seed = training.seed().derive(kFarFromTheFit);
    match.go_on = told(training, words::kMatch, match.games);
    if (!training.stopped() && match.games > 0) {
        const AdjacencyMatch result = rounds.match_with_shipped(match);
        report.figures.push_back({"match_wins", words::kMatchWins, std::int64_t{result.wins}});
        report.figures.push_back({"match_draws", words::kMatchDraws, std::int64_t{result.draws}});
        report.figures.push_back(
            {"match_losses", words::kMatchLosses, std::int64_t{result.losses}});
    }
    report.complete = !training.stopped();
    out.write(rounds.rows());
    report.not_written = out.failure();
    return report;
}

adjacency::player::TrainedWeights first_weights(const Options& options,
                                                adjacency::player::TrainedWeights::Trained wanted) {
    if (!options.has("weights")) return {};
    const std::string& path = options.text("weights");
    auto weights = adjacency::player::read_trained_weights(path);
    if (weights.trained == wanted) return weights;
    const bool of_sets = weights.trained == adjacency::player::TrainedWeights::Trained::Sets;
    throw InputError{adjacency::words::kOfOtherTrainer,
                     {in_quotes(path), of_sets ? kTrainerOfSets : kTrainerOfMarks,
                      of_sets ? kTrainerOfMarks : kTrainerOfSets}};
}

bool are_rows_of_weights(std::string_view text) {
    return trimmed(text).substr(0, 2) == "{{" &&
           text.find_first_not_of("0123456789-,{} \r\n") == std::string_view::npos;
}

std::vector<OptionSpec> adjacency_options(const AdjacencyDefaults& defaults) {
    constexpr double kMostRounds = 20;
    constexpr double kMostGames = 1e7;
    return {games_option(defaults.games),
            depth_option(defaults.depth),
            {"rounds", OptionType::Integer, defaults.rounds_help, std::to_string(defaults.rounds),
             1, kMostRounds},
            {"match-games", OptionType::Integer, adjacency::words::kMatchGames,
             std::to_string(defaults.match_games), 0, kMostGames},
            {"weights", OptionType::File, adjacency::words::kWeightsToBeginWith},
            out_option()};
}

}  // namespace lawan::training
