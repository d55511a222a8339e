// What a search has to know of the errors of a network: how far shallow searches are from deeper
// ones, for ProbCut, and by how much scores swing with who moves last.
#include <algorithm>
#include <cmath>
#include <string>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "games/othello/engine/network_file.hpp"
#include "games/othello/engine/weights.hpp"
#include "games/othello/parts.hpp"
#include "games/othello/training/errors.hpp"
#include "games/othello/training/words.hpp"
#include "training/result_file.hpp"
#include "training/words.hpp"

namespace lawan::training {
namespace {

// What is measured comes on top of what the file has.
[[nodiscard]] othello::Tempo tempo_after(const othello::Tempo& before, const ErrorFit& fit) {
    othello::Tempo tempo = before;
    for (std::size_t i = 0; i < tempo.size(); ++i) {
        const double units = before[i] + fit.swing[i] * othello::kUnitsADisc;
        tempo[i] = static_cast<std::int16_t>(std::lround(std::clamp(units, -1000.0, 1000.0)));
    }
    return tempo;
}

[[nodiscard]] TrainingReport measure_errors(const Options& options, const Training& training) {
    const std::string& path = options.text("weights");
    ResultFile out{options};
    const auto evaluation = othello::read_evaluation(path);
    if (!evaluation->network()) {
        throw InputError{othello::words::kNoNetworkInFile, {path}};
    }
    ErrorPlan plan;
    plan.positions = static_cast<std::uint64_t>(options.integer("positions"));
    plan.workers = training.workers();
    plan.seed = training.seed();
    const ErrorFit fit = fit_errors(*evaluation, plan, [&](std::uint64_t done) {
        training.progress({words::kPositions, done, plan.positions});
        return !training.stopped();
    });
    TrainingReport report;
    report.complete = fit.positions == plan.positions;
    if (!fit.measured) {
        if (report.complete) throw InputError{othello::words::kTooFewPositions, {plan.positions}};
        report.nothing_learned =
            Phrase{othello::words::kStoppedAfter, {fit.positions, plan.positions}};
        return report;
    }
    report.figures = {
        {"search_pairs", othello::words::kSearchPairs, static_cast<std::int64_t>(fit.pairs)},
        {"spread_misfit", othello::words::kSpreadMisfit, fit.misfit}};
    for (const int empties : {10, 15, 20, 30, 40}) {
        report.figures.push_back({fmt::format("swing_at_{}", empties),
                                  {othello::words::kSwingAt, {empties}},
                                  fit.swing[static_cast<std::size_t>(empties)]});
    }
    for (const int depth : {4, 8, 12}) {
        report.figures.push_back({fmt::format("spread_of_{}_at_30", depth),
                                  {othello::words::kSpreadOfAt, {depth, 30}},
                                  fit.model.spread(30, depth, 2 * (depth / 4))});
    }
    if (out.is_wanted()) {
        // What was stopped has looked at the first positions: so many of them give the same again.
        const std::string command =
            fmt::format("lawan train othello-errors --seed {} --positions {}",
                        training.seed().value, fit.positions);
        out.write(othello::with_errors(read_named(path), path, fit.model,
                                       tempo_after(evaluation->network()->tempo, fit), command));
        report.not_written = out.failure();
    }
    return report;
}

}  // namespace

Trainer othello_errors_trainer() {
    constexpr double kMost = 1e9;
    return {
        "othello-errors",
        othello::words::kMeasuresErrors,
        {{"weights", OptionType::File, othello::words::kNetwork},
         {"positions", OptionType::Integer, othello::words::kComparedPositions, "1500", 1, kMost},
         out_option()},
        measure_errors};
}

}  // namespace lawan::training
