// Local searches and genetic algorithms, for any game.
#pragma once

#include "core/game.hpp"
#include "module/common_options.hpp"
#include "module/local_options.hpp"
#include "play/game_bot.hpp"
#include "search/genetic/genetic_move.hpp"
#include "search/local/annealing.hpp"
#include "search/local/hill_climbing.hpp"
#include "search/local/neighbourhood.hpp"

namespace lawan {

template <Game G>
[[nodiscard]] Thinker<G> hillclimb_thinker(const Options& options) {
    return [evaluator = evaluator_from<G>(options), climbing = climbing_from(options)](
               const auto& position, Budget& budget, Random& random) {
        const local::TouchingCells<G> neighbours{position};
        return local::hill_climbing(position, evaluator, neighbours, climbing, budget, random);
    };
}

template <Game G>
[[nodiscard]] Thinker<G> annealing_thinker(const Options& options) {
    return [evaluator = evaluator_from<G>(options), annealing = annealing_from(options)](
               const auto& position, Budget& budget, Random& random) {
        return local::annealing(position, evaluator, annealing, budget, random);
    };
}

template <Game G, class Genetic>
[[nodiscard]] Thinker<G> evolving(const Options& options, const Genetic& defaults) {
    return [evaluator = evaluator_from<G>(options), genetic = changed_by(options, defaults)](
               const auto& position, Budget& budget, Random& random) {
        return genetic::genetic_move(position, evaluator, genetic, budget, random);
    };
}

template <Game G>
[[nodiscard]] Thinker<G> genetic_thinker(const Options& options) {
    switch (genetic_variant(options)) {
        case GeneticVariant::Pairs:
            return evolving<G>(options, genetic::MovePairs{});
        case GeneticVariant::ReservationTree:
            return evolving<G>(options, genetic::TreeGenetic{});
        default:
            return evolving<G>(options, genetic::MoveSequence{});
    }
}

}  // namespace lawan
