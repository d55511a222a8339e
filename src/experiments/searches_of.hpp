// Every tree search on positions of one game.
#pragma once

#include <string>
#include <utility>

#include "core/evaluator.hpp"
#include "core/game.hpp"
#include "experiments/random_position.hpp"
#include "experiments/searches.hpp"
#include "play/erased_position.hpp"

namespace lawan::experiments {

template <Game G>
[[nodiscard]] SearchedGame searched(const G& game, Phrase setting, int usual_depth) {
    const auto named = EvaluatorsOf<G>::list().front();
    const auto evaluator = erased_evaluator<typename G::Position>(
        named.make(Options{as_it_is(named.name), named.options, {}}));
    return {std::string{G::kName}, std::move(setting), named.name, usual_depth,
            [game, evaluator](Seed seed, int depth, const Run& run) {
                return count_searches(ErasedPosition::of(random_position(game, seed)), evaluator,
                                      depth, run);
            }};
}

}  // namespace lawan::experiments
