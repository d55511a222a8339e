// The Othello engine's weights as something to train: games against itself, a fit, the errors of
// shallow searches; then again with what was learned.
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/input_error.hpp"
#include "core/whole_file.hpp"
#include "engines/othello/weight_file.hpp"
#include "training/othello_errors.hpp"
#include "training/othello_fit.hpp"
#include "training/othello_generation.hpp"
#include "training/othello_plan.hpp"
#include "training/trainers.hpp"

namespace lawan::training {
namespace {

void say_errors(const PatternFit& fit, const Training& training) {
    std::string line = "held-out error in discs by stage:";
    std::size_t samples = 0;
    for (const StageFit& stage : fit.stages) {
        line += fmt::format(" {:.2f}", stage.held_out_error);
        samples += stage.samples;
    }
    training.say(
        fmt::format("{} ({} samples, all stages {:.3f})", line, samples, fit.held_out_error));
}

struct Learned {
    othello::Evaluation evaluation;
    PatternFit fit;
    ErrorFit errors;
    std::size_t games = 0;
    bool complete = true;
};

// Whoever breaks off waits for nothing but a file; without games there is nothing to learn.
[[nodiscard]] bool is_worth_fitting(const GamesOfPlay& set, const Training& training,
                                    const std::string& out) {
    if (set.games.empty()) return false;
    if (!training.interrupted()) return true;
    if (out.empty()) return false;
    training.say(fmt::format(
        "stopped: fitting what was played, for {}; another Ctrl-C leaves at once", out));
    return true;
}

[[nodiscard]] Learned learned(const OthelloPlan& plan, othello::Evaluation evaluation,
                              const Training& training, const std::string& out) {
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
        const std::string what = fmt::format("generation {}: ", generation + 1);
        const auto is_wanted = [&] { return !out.empty() || !training.interrupted(); };
        const PatternFit fit = fit_patterns(from, plan.fit, evaluation, [&](int done) {
            training.progress({what + "fit", static_cast<std::uint64_t>(done), othello::kStages});
            return is_wanted();
        });
        if (!is_wanted()) break;
        result.fit = fit;
        training.say(fmt::format("generation {}: {} games", generation + 1, result.games));
        say_errors(result.fit, training);
        if (plan.errors.positions > 0 && !sets.back().play.random) {
            ErrorPlan errors = plan.errors;
            const bool last = generation == plan.generations - 1 || training.stopped();
            if (!last) errors.positions = std::max<std::uint64_t>(1, errors.positions / 4);
            errors.seed = training.seed().derive(1000 + static_cast<std::uint64_t>(generation));
            const ErrorFit found = fit_errors(evaluation, errors, [&](std::uint64_t done) {
                training.progress({what + "errors of shallow searches", done, errors.positions});
                return !training.interrupted();
            });
            if (found.positions == errors.positions) {  // else the model before stays
                result.errors = found;
                evaluation.set_errors(found.model);
            }
        }
        evaluation.set_origin(plan.command);
        if (!out.empty()) othello::write_weight_file(evaluation, out);
    }
    result.complete = !training.stopped();
    result.evaluation = std::move(evaluation);
    return result;
}

// Nothing new is played: only the model of errors is measured, with the weights given. What was
// broken off, or has too little to go by, is no measurement and not written.
[[nodiscard]] Learned measured(const OthelloPlan& plan, othello::Evaluation evaluation,
                               const Training& training, const std::string& out) {
    Learned result;
    ErrorPlan errors = plan.errors;
    errors.seed = training.seed().derive(1000);
    result.errors = fit_errors(evaluation, errors, [&](std::uint64_t done) {
        training.progress({"errors of shallow searches", done, errors.positions});
        return !training.stopped();
    });
    result.complete = result.errors.positions == errors.positions;
    if (result.complete && !result.errors.measured) {
        throw InputError{fmt::format(
            "option 'error-positions': {} are too few to measure errors by; nothing is written",
            errors.positions)};
    }
    if (result.complete) {
        evaluation.set_errors(result.errors.model);
        evaluation.set_origin(fmt::format("{} && {}", evaluation.origin(), plan.command));
        if (!out.empty()) othello::write_weight_file(evaluation, out);
    } else {
        training.say(fmt::format("stopped after {} of {} positions: nothing is written",
                                 result.errors.positions, errors.positions));
    }
    result.evaluation = std::move(evaluation);
    return result;
}

[[nodiscard]] TrainingReport run(const Options& options, const Training& training) {
    const std::string out = options.has("out") ? options.text("out") : "";
    if (!out.empty()) check_writable(out);
    const OthelloPlan plan = othello_plan(options, training);
    if (plan.generations == 0 && (plan.from_nothing || plan.errors.positions == 0)) {
        throw InputError{"option 'generations': 0 measures errors, of weights that are given"};
    }
    othello::Evaluation evaluation;
    if (!plan.from_nothing) evaluation = othello::read_weight_file(options.text("weights"));
    const Learned result = plan.generations == 0
                               ? measured(plan, std::move(evaluation), training, out)
                               : learned(plan, std::move(evaluation), training, out);
    TrainingReport report;
    report.figures = {{"games", static_cast<std::int64_t>(result.games)}};
    // What was broken off before it was measured has no figure.
    if (!result.fit.stages.empty()) {
        report.figures.push_back({"held_out_error", result.fit.held_out_error});
    }
    if (result.errors.positions > 0) {
        report.figures.push_back({"search_pairs", static_cast<std::int64_t>(result.errors.pairs)});
        report.figures.push_back({"spread_misfit", result.errors.misfit});
    }
    report.figures.push_back(
        {"file_bytes",
         static_cast<std::int64_t>(othello::to_weight_file(result.evaluation).size())});
    report.complete = result.complete;
    return report;
}

}  // namespace

Trainer othello_trainer() {
    constexpr double kMost = 1e9;
    OptionSpec games = games_option(100'000);
    games.help = "games of self-play in each generation";
    return {
        "othello",
        "the pattern weights of the Othello engine, learned from its games against itself",
        {games,
         depth_option(4),
         {"generations", OptionType::Integer,
          "rounds of play and learning; each plays with what the one before learned; 0 measures "
          "errors only",
          "3", 0, 100},
         {"solve-from", OptionType::Integer, "empty squares from which on play is exact", "14", 4,
          24},
         {"play-time",
          OptionType::Decimal,
          "seconds of play in each generation at most",
          {},
          1,
          kMost},
         {"weights", OptionType::Text, "file of weights to begin with; from nothing unless given"},
         {"from", OptionType::Text,
          "games to learn from instead of own ones: a file or folder of WTHOR, GGF or moves; "
          "positions get the scores of searches by the weights given"},
         {"store", OptionType::Text,
          "files for the games, FILE.1, FILE.2, …: a run that was broken off goes on from them"},
         {"iterations", OptionType::Integer, "steps of the fit", "40", 1, 1000},
         {"ridge", OptionType::Decimal,
          "how strongly rare patterns are held near zero, or near the weights begun with", "10", 0,
          kMost},
         {"trust", OptionType::Decimal,
          "how many times as much as the new games those count that --weights came from", "0", 0,
          kMost},
         {"error-positions", OptionType::Integer,
          "positions on which shallow and deep searches are compared; 0 keeps the old model",
          "1500", 0, kMost},
         out_option()},
        run};
}

}  // namespace lawan::training
