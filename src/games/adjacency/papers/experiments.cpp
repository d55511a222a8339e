// The tables of the three Adjacency papers, and what they ask of any game.
#include "experiments/searches_of.hpp"
#include "games/adjacency/evaluators/evaluators.hpp"
#include "games/adjacency/papers/series.hpp"
#include "games/adjacency/papers/table_words.hpp"
#include "games/adjacency/parts.hpp"
#include "games/adjacency/rules/game.hpp"

namespace lawan::adjacency {

using experiments::Experiment;
using namespace experiments::series_words;

std::vector<Experiment> experiments() {
    std::vector<Experiment> list;
    for (const auto& paper :
         {experiments::adjacency_a(), experiments::adjacency_b(), experiments::adjacency_c()}) {
        for (const experiments::Series& series : paper) {
            Experiment each{
                series.name,   series.title(),
                series.source, series.has_human(),
                false,         [series](experiments::Run& run) { return run_series(series, run); }};
            each.uses_nodes = each.uses_move_time = true;
            list.push_back(std::move(each));
        }
    }
    list.push_back({"local-search", kLocalSearchSummary, kLocalSearchSource, false, false,
                    experiments::run_local_search});
    return list;
}

experiments::Ground ground() {
    static constexpr BoardSize kBoard{8, 8};
    constexpr int kRounds = 8;
    constexpr int kAllRounds = 28;
    experiments::Ground ground;
    ground.settings = {{"rounds", "8"}};
    ground.text = kEightRounds;
    ground.searches = [] {
        return experiments::searched(Game{Position::start(kBoard, Side::X, 2 * kRounds)},
                                     kEightRounds, 4);
    };
    ground.spreads = [] {
        return experiments::spread_game(Game{Position::start(kBoard, Side::X, 2 * kAllRounds)},
                                        kAllRoundsGround);
    };
    const Phrase table_3{kTable, {"adjacency-a", 3}};
    const Phrase table_4{kTable, {"adjacency-a", 4}};
    const Phrase table_5{kTable, {"adjacency-a", 5}};
    ground.strength_claims = {
        {"a-minimax", "a-hillclimb", {kBeatsAlways, {table_3, kMinimax, kLocalSearch}}},
        {"a-minimax", "a-genetic", {kBeatsAlways, {table_4, kMinimax, kGenetic}}},
        {"a-hillclimb", "a-genetic", {kBeatsAlways, {table_5, kLocalSearch, kGenetic}}},
        {"b-minimax", "b-annealing", {kBeatsConsistently, {"adjacency-b", kMinimax, kLocalSearch}}},
        {"b-minimax", "b-genetic", {kBeatsConsistently, {"adjacency-b", kMinimax, kGenetic}}},
        {"b-genetic", "b-annealing", {kBeatsInSomeCases, {"adjacency-b", kGenetic, kLocalSearch}}},
        {"c-minimax", "c-genetic", {kBeatsAlways, {"adjacency-c, 5d", kMinimax, kGenetic}}}};
    ground.evaluator_claims = {kVolatileClaim, kLinearClaim};
    return ground;
}

}  // namespace lawan::adjacency
