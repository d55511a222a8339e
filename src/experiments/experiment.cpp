#include "experiments/experiment.hpp"

#include <algorithm>

#include "core/input_error.hpp"
#include "core/nearest.hpp"
#include "experiments/series.hpp"

namespace lawan::experiments {
namespace {

std::vector<Experiment> make_list() {
    std::vector<Experiment> list;
    for (const auto& paper : {adjacency_a(), adjacency_b(), adjacency_c()}) {
        for (const Series& series : paper) {
            list.push_back({series.name, series.title(), series.source, series.has_human(), false,
                            [series](Run& run) { return run_series(series, run); }});
            list.back().uses_nodes = true;
            list.back().uses_move_time = true;
        }
    }
    list.push_back({"tictactoe-1", "can the branch-and-bound rule lose? All lines of the human",
                    "tictactoe, Table 1", false, false, run_tictactoe_1});
    list.back().uses_nodes = true;
    list.push_back({"othello-2", "NegaScout against mobility players, and as it is printed",
                    "othello, Table 2", false, false, run_othello_2});
    list.back().uses_depth = list.back().uses_move_time = true;
    list.push_back({"othello-3", "MTD(f) against mobility players and against NegaScout",
                    "othello, Table 3", false, false, run_othello_3});
    list.back().uses_depth = list.back().uses_move_time = true;
    list.push_back({"algorithms", "every tree search on the same positions at the same depth",
                    "the papers' chapters on search", false, true, run_algorithms});
    list.back().uses_depth = true;
    list.push_back({"strength-and-time",
                    "every bot of a game: strength against milliseconds a move",
                    "the wish in adjacency-b's conclusion", false, true, run_strength_and_time});
    list.back().uses_depth = list.back().uses_nodes = list.back().uses_move_time = true;
    list.push_back({"local-search", "why this local search: the ways to climb against each other",
                    "adjacency-a, chapter V; adjacency-b, 2.3; adjacency-c, 3", false, false,
                    run_local_search});
    list.push_back({"evaluators", "which evaluator varies more, and what that is worth",
                    "adjacency-b, 2.1", false, true, run_evaluators});
    list.back().uses_depth = true;
    list.push_back({"corners", "do corners decide Othello?", "othello, sections 4.5 and 6", false,
                    false, run_corners});
    list.back().uses_depth = true;
    list.push_back({"othello-nodes", "the engine's NegaScout and MTD(f) against the paper's",
                    "othello, section 4", false, false, run_othello_nodes});
    list.back().uses_depth = true;
    return list;
}

}  // namespace

const std::vector<Experiment>& experiments() {
    static const std::vector<Experiment> list = make_list();
    return list;
}

const Experiment& find_experiment(std::string_view name) {
    const auto& list = experiments();
    const auto found = std::find_if(list.begin(), list.end(),
                                    [&](const Experiment& each) { return each.name == name; });
    if (found != list.end()) return *found;
    std::vector<std::string> names;
    for (const Experiment& each : list) names.push_back(each.name);
    names.emplace_back("all");
    throw InputError{unknown_name("experiment", name, names)};
}

}  // namespace lawan::experiments
