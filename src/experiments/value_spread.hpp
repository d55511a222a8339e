// How an evaluator's values of the moves of a position lie apart.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "core/evaluator.hpp"
#include "core/game.hpp"
#include "core/random.hpp"
#include "core/words.hpp"
#include "experiments/random_position.hpp"

namespace lawan::experiments {

// One evaluator on the moves of one position.
struct ValueSpread {
    int moves = 0;
    int distinct = 0;      // different values
    int best = 0;          // moves that share the highest
    double deviation = 0;  // standard, of the values
    double range = 0;      // the highest minus the lowest
};

struct SpreadGame {
    std::string game;
    Phrase setting;
    std::vector<std::string> evaluators;
    // Of each evaluator, on the position that the seed leads to.
    std::function<std::vector<ValueSpread>(Seed)> measure;
};

// Of values that are given, for the side that chooses.
[[nodiscard]] ValueSpread spread_of(const std::vector<int>& values);

// A game with its evaluators.
template <Game G>
[[nodiscard]] SpreadGame spread_game(const G& game, Phrase setting) {
    std::vector<AnyEvaluator<typename G::Position>> evaluators;
    std::vector<std::string> names;
    for (const auto& named : EvaluatorsOf<G>::list()) {
        names.push_back(named.name);
        evaluators.push_back(named.make(Options{as_it_is(named.name), named.options, {}}));
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

}  // namespace lawan::experiments
