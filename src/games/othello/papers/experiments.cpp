// The tables of the Othello paper, and what else there is to measure.
#include "experiments/searches_of.hpp"
#include "games/othello/evaluators/evaluators.hpp"
#include "games/othello/papers/table_words.hpp"
#include "games/othello/papers/tables.hpp"
#include "games/othello/parts.hpp"
#include "games/othello/rules/game.hpp"

namespace lawan::othello {

using experiments::Experiment;
using namespace experiments::othello_words;

std::vector<Experiment> experiments() {
    Experiment table_2{"othello-2", kTable2Summary, {kTable, {2}},
                       false,       false,          experiments::run_othello_2};
    table_2.uses_depth = table_2.uses_move_time = true;
    Experiment table_3{"othello-3", kTable3Summary, {kTable, {3}},
                       false,       false,          experiments::run_othello_3};
    table_3.uses_depth = table_3.uses_move_time = true;
    Experiment corners{"corners", kCornersSummary, kCornersSource,
                       false,     false,           experiments::run_corners};
    corners.uses_depth = true;
    Experiment nodes{"othello-nodes", kNodesSummary, kNodesSource,
                     false,           false,         experiments::run_othello_nodes};
    nodes.uses_depth = true;
    return {table_2, table_3, corners, nodes};
}

experiments::Ground ground() {
    experiments::Ground ground;
    ground.text = as_it_is("8x8");
    ground.random_plies = 6;
    ground.searches = [] { return experiments::searched(Game{}, as_it_is("8x8"), 6); };
    ground.spreads = [] { return experiments::spread_game(Game{}, as_it_is("8x8")); };
    return ground;
}

}  // namespace lawan::othello
