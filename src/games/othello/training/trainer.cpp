// The Othello engine's weights as something to train: games against itself, a fit, the errors of
// shallow searches; then again with what was learned.
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/input_error.hpp"
#include "formats/phrases.hpp"
#include "games/othello/engine/weight_file.hpp"
#include "games/othello/parts.hpp"
#include "games/othello/training/errors.hpp"
#include "games/othello/training/fit.hpp"
#include "games/othello/training/generation.hpp"
#include "games/othello/training/plan.hpp"
#include "games/othello/training/words.hpp"
#include "training/result_file.hpp"
#include "training/words.hpp"

namespace lawan::training {
namespace {

void say_errors(const PatternFit& fit, const Training& training) {
    std::vector<Phrase> by_stage;
    std::size_t samples = 0;
    for (const StageFit& stage : fit.stages) {
        by_stage.push_back(decimal(stage.held_out_error, 2));
        samples += stage.samples;
    }
    training.say({othello::words::kHeldOutErrors,
                  {joined(by_stage, " "), samples, decimal(fit.held_out_error, 3)}});
}

// What was stopped says nothing unless enough was looked at.
[[nodiscard]] ErrorFit measured_errors(const OthelloPlan& plan, int generation,
                                       const othello::Evaluation& evaluation,
                                       const Training& training) {
    if (training.stopped()) return {};
    ErrorPlan errors = plan.errors;
    if (generation < plan.generations - 1) {
        errors.positions = std::max<std::uint64_t>(1, errors.positions / 4);
    }
    errors.seed = training.seed().derive(1000 + static_cast<std::uint64_t>(generation));
    return fit_errors(evaluation, errors, [&](std::uint64_t done) {
        training.progress({Phrase{othello::words::kErrorsOfGeneration, {generation + 1}}, done,
                           errors.positions});
        return !training.stopped();
    });
}

struct Learned {
    othello::Evaluation evaluation;
    PatternFit fit;
    ErrorFit errors;
    std::size_t games = 0;
    bool complete = true;
    std::optional<Phrase> nothing_learned = {};  // why
};

// Whoever breaks off waits for nothing but a file; without games there is nothing to learn.
[[nodiscard]] bool is_worth_fitting(const GamesOfPlay& set, const Training& training,
                                    const ResultFile& out) {
    if (set.games.empty()) return false;
    if (!training.interrupted()) return true;
    if (!out.is_wanted()) return false;
    training.say({othello::words::kFittingWhatWasPlayed, {out.path()}});
    return true;
}

[[nodiscard]] Learned learned(const OthelloPlan& plan, othello::Evaluation evaluation,
                              const Training& training, ResultFile& out) {
    Learned result;
    std::vector<GamesOfPlay> sets;
    for (int generation = 0; generation < plan.generations && !training.stopped(); ++generation) {
        sets.push_back(generation_of(plan, generation, evaluation, training));
        result.games += sets.back().games.size();
        if (!is_worth_fitting(sets.back(), training, out)) break;
        // What was played with the evaluation before is still worth learning from, but not games
        // of chance and not what is older.
        if (sets.size() > 2) sets.erase(sets.begin());
        if (sets.size() > 1 && sets.front().play.random) sets.erase(sets.begin());
        std::vector<const GamesOfPlay*> from;
        for (const GamesOfPlay& set : sets) from.push_back(&set);
        const auto is_wanted = [&] { return out.is_wanted() || !training.interrupted(); };
        const PatternFit fit = fit_patterns(from, plan.fit, evaluation, [&](int done) {
            training.progress({Phrase{othello::words::kFitting, {generation + 1}},
                               static_cast<std::uint64_t>(done), othello::kStages});
            return is_wanted();
        });
        if (!is_wanted()) break;
        result.fit = fit;
        training.say({othello::words::kPlayed, {generation + 1, result.games}});
        say_errors(result.fit, training);
        std::uint64_t error_positions = plan.errors.positions;
        // Games of chance say nothing of the errors of searches.
        if (error_positions > 0 && !sets.back().play.random) {
            const ErrorFit found = measured_errors(plan, generation, evaluation, training);
            if (found.measured) {
                result.errors = found;
                evaluation.set_errors(found.model);
            }
            if (training.stopped()) {
                error_positions = found.measured ? found.positions : 0;
                if (!found.measured && out.is_wanted()) {
                    training.say({othello::words::kErrorsNotMeasured, {out.path()}});
                }
            }
        }
        evaluation.set_origin(command_of(plan, error_positions));
        out.write(othello::to_weight_file(evaluation));
    }
    result.complete = !training.stopped();
    if (result.fit.stages.empty()) result.nothing_learned = Phrase{words::kStoppedTooEarly};
    result.evaluation = std::move(evaluation);
    return result;
}

// Nothing new is played: only the model of errors is measured, with the weights given. What was
// stopped before there was enough to go by is no measurement and not written.
[[nodiscard]] Learned measured(const OthelloPlan& plan, othello::Evaluation evaluation,
                               const Training& training, ResultFile& out) {
    Learned result;
    ErrorPlan errors = plan.errors;
    errors.seed = training.seed().derive(1000);
    result.errors = fit_errors(evaluation, errors, [&](std::uint64_t done) {
        training.progress({othello::words::kMeasuringErrors, done, errors.positions});
        return !training.stopped();
    });
    result.complete = result.errors.positions == errors.positions;
    if (result.complete && !result.errors.measured) {
        throw InputError{othello::words::kTooFewErrors, {errors.positions}};
    }
    if (result.errors.measured) {
        evaluation.set_errors(result.errors.model);
        evaluation.set_origin(fmt::format("{} && {}", evaluation.origin(),
                                          command_of(plan, result.errors.positions)));
        out.write(othello::to_weight_file(evaluation));
    } else {
        result.nothing_learned =
            Phrase{othello::words::kStoppedAfter, {result.errors.positions, errors.positions}};
    }
    result.evaluation = std::move(evaluation);
    return result;
}

[[nodiscard]] TrainingReport learn_weights(const Options& options, const Training& training) {
    ResultFile out{options};
    const OthelloPlan plan = othello_plan(options, training);
    if (plan.generations == 0 && (plan.from_nothing || plan.errors.positions == 0)) {
        throw InputError{othello::words::kNothingToMeasure};
    }
    othello::Evaluation evaluation;
    if (!plan.from_nothing) evaluation = othello::read_weight_file(options.text("weights"));
    const Learned result = plan.generations == 0
                               ? measured(plan, std::move(evaluation), training, out)
                               : learned(plan, std::move(evaluation), training, out);
    TrainingReport report;
    report.figures = {{"games", words::kGamesPlayed, static_cast<std::int64_t>(result.games)}};
    report.complete = result.complete;
    report.nothing_learned = result.nothing_learned;
    if (report.nothing_learned) return report;
    // What was broken off before it was measured has no figure.
    if (!result.fit.stages.empty()) {
        report.figures.push_back(
            {"held_out_error", othello::words::kHeldOutError, result.fit.held_out_error});
    }
    if (result.errors.measured) {
        report.figures.push_back({"search_pairs", othello::words::kSearchPairs,
                                  static_cast<std::int64_t>(result.errors.pairs)});
        report.figures.push_back(
            {"spread_misfit", othello::words::kSpreadMisfit, result.errors.misfit});
    }
    report.figures.push_back(
        {"file_bytes", words::kFileBytes,
         static_cast<std::int64_t>(othello::to_weight_file(result.evaluation).size())});
    report.not_written = out.failure();
    return report;
}

}  // namespace

Trainer othello_trainer() {
    constexpr double kMost = 1e9;
    OptionSpec games = games_option(100'000);
    games.help = othello::words::kGamesAGeneration;
    return {"othello",
            othello::words::kTrainsWeights,
            {games,
             depth_option(4),
             {"generations", OptionType::Integer, othello::words::kGenerations, "3", 0, 100},
             {"solve-from", OptionType::Integer, othello::words::kSolveFrom, "14", 4, 24},
             {"play-time", OptionType::Decimal, othello::words::kPlayTime, {}, 1, kMost},
             {"weights", OptionType::File, othello::words::kFirstWeights},
             {"from", OptionType::File, othello::words::kGivenGames},
             {"store", OptionType::File, othello::words::kStore},
             {"iterations", OptionType::Integer, othello::words::kIterations, "40", 1, 1000},
             {"ridge", OptionType::Decimal, othello::words::kRidge, "10", 0, kMost},
             {"trust", OptionType::Decimal, othello::words::kTrust, "0", 0, kMost},
             {"error-positions", OptionType::Integer, othello::words::kErrorPositions, "1500", 0,
              kMost},
             out_option()},
            learn_weights};
}

}  // namespace lawan::training
