#include "experiments/value_spread.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "core/evaluator.hpp"
#include "core/statistics.hpp"
#include "experiments/random_position.hpp"
#include "games/adjacency/game.hpp"
#include "games/othello/game.hpp"
#include "games/tictactoe/game.hpp"

namespace lawan::experiments {
namespace {

template <Game G>
[[nodiscard]] SpreadGame spread_game_of(const G& game, std::string setting) {
    std::vector<AnyEvaluator<typename G::Position>> evaluators;
    std::vector<std::string> names;
    for (const auto& named : G::evaluators()) {
        names.push_back(named.name);
        evaluators.push_back(named.make(Options{named.name, named.options, {}}));
    }
    return {std::string{G::kName}, std::move(setting), names, [game, evaluators](Seed seed) {
                const auto position = random_position(game, seed);
                std::vector<ValueSpread> spreads;
                for (const auto& evaluator : evaluators) {
                    std::vector<int> values;
                    for (const auto move : position.legal_moves()) {
                        const auto next = position.after(move);
                        const Score value =
                            is_over(next) ? evaluator.outcome(next) : evaluator.evaluate(next);
                        values.push_back((-value).points());
                    }
                    spreads.push_back(spread_of(values));
                }
                return spreads;
            }};
}

}  // namespace

ValueSpread spread_of(const std::vector<int>& values) {
    ValueSpread spread;
    if (values.empty()) return spread;
    Sample sample;
    for (const int value : values) sample.add(value);
    spread.moves = static_cast<int>(values.size());
    spread.distinct = static_cast<int>(std::set<int>(values.begin(), values.end()).size());
    const int highest = *std::max_element(values.begin(), values.end());
    spread.best = static_cast<int>(std::count(values.begin(), values.end(), highest));
    spread.deviation = sample.deviation();
    spread.range = sample.greatest() - sample.least();
    return spread;
}

SpreadGame spread_game(const std::string& game) {
    if (game == "tictactoe") {
        return spread_game_of(tictactoe::Game{tictactoe::Rules{{4, 4}, 4}}, "4x4, 4 in a row");
    }
    if (game == "othello") return spread_game_of(othello::Game{}, "8x8");
    return spread_game_of(adjacency::Game{adjacency::Position::start({8, 8}, Side::X, 56)},
                          "8x8, 28 rounds");
}

}  // namespace lawan::experiments
