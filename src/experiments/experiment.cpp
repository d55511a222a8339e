#include "experiments/experiment.hpp"

#include <algorithm>
#include <utility>

#include "core/input_error.hpp"
#include "core/nearest.hpp"
#include "experiments/words.hpp"
#include "module/catalog.hpp"

namespace lawan::experiments {
namespace {

std::vector<Experiment> on_any_game() {
    Experiment algorithms{
        "algorithms",  words::kAlgorithmsSummary, words::kAlgorithmsSource, false, true,
        run_algorithms};
    algorithms.uses_depth = true;
    Experiment strength{
        "strength-and-time",  words::kStrengthSummary, words::kStrengthSource, false, true,
        run_strength_and_time};
    strength.uses_depth = strength.uses_nodes = strength.uses_move_time = true;
    strength.chooses_bots = true;
    Experiment evaluators{
        "evaluators",  words::kEvaluatorsSummary, words::kEvaluatorsSource, false, true,
        run_evaluators};
    evaluators.uses_depth = true;
    return {algorithms, strength, evaluators};
}

std::vector<Experiment> make_list() {
    std::vector<Experiment> list;
    for (const GameModule& game : catalog()) {
        if (!game.experiments) continue;
        for (Experiment& each : game.experiments()) list.push_back(std::move(each));
    }
    for (Experiment& each : on_any_game()) list.push_back(std::move(each));
    return list;
}

}  // namespace

const std::vector<Experiment>& experiments() {
    static const std::vector<Experiment> list = make_list();
    return list;
}

const Experiment& find_experiment(std::string_view name, const std::vector<std::string>& others) {
    const auto& list = experiments();
    const auto found = std::find_if(list.begin(), list.end(),
                                    [&](const Experiment& each) { return each.name == name; });
    if (found != list.end()) return *found;
    std::vector<std::string> names;
    for (const Experiment& each : list) names.push_back(each.name);
    names.insert(names.end(), others.begin(), others.end());
    throw InputError{unknown_name(words::kExperiment, name, names)};
}

Report report_of(const Experiment& experiment, Run& run) {
    Report report = experiment.run(run);
    if (report.complete) return report;
    report.leave_out_unplayed();
    const bool anything = report.count().number > 0 || !report.ours.rows.empty();
    report.notes.emplace_back(!run.interrupted() ? words::kTimeOver
                              : anything         ? words::kInterrupted
                                                 : words::kInterruptedEarly);
    return report;
}

}  // namespace lawan::experiments
