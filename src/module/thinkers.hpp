// The searches with their options chosen, as bots use them: one function each.
//
// A search is compiled for each type of game, so what a user chooses among (evaluator, order of
// moves) is chosen while the program runs.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "core/game.hpp"
#include "module/common_options.hpp"
#include "play/game_bot.hpp"
#include "search/greedy.hpp"
#include "search/iterative_deepening.hpp"
#include "search/minimax.hpp"
#include "search/monte_carlo.hpp"
#include "search/mtdf.hpp"
#include "search/negascout.hpp"
#include "search/parallel_alpha_beta.hpp"
#include "search/random_move.hpp"

namespace lawan {

template <Game G>
[[nodiscard]] Thinker<G> random_thinker(const Options&) {
    return
        [](const auto& position, Budget&, Random& random) { return random_move(position, random); };
}

template <Game G>
[[nodiscard]] Thinker<G> greedy_thinker(const Options& options) {
    return [evaluator = evaluator_from<G>(options)](const auto& position, Budget& budget, Random&) {
        return greedy(position, evaluator, budget);
    };
}

// Deeper and deeper, as far as the budget goes.
template <Position P, class Search>
[[nodiscard]] Thought<typename P::Move> deepened(const P& position, Budget& budget, Search search) {
    return iterative_deepening(position, budget.limits().depth.value_or(kNoDepthLimit), budget,
                               std::move(search));
}

template <Game G>
[[nodiscard]] Thinker<G> minimax_thinker(const Options& options) {
    using P = typename G::Position;
    return [evaluator = evaluator_from<G>(options)](const P& position, Budget& budget, Random&) {
        Minimax<P, AnyEvaluator<P>> search{evaluator, budget};
        return deepened(position, budget,
                        [&](int depth) { return search.search(position, depth); });
    };
}

template <Game G>
[[nodiscard]] Thinker<G> alpha_beta_thinker(const Options& options) {
    using P = typename G::Position;
    return [evaluator = evaluator_from<G>(options), order = order_from(options),
            threads = threads_from(options)](const P& position, Budget& budget, Random&) {
        ParallelAlphaBeta<P, AnyEvaluator<P>, ChosenOrder> search{evaluator, budget, threads,
                                                                  order};
        return deepened(position, budget, [&](int depth, const auto& previous) {
            return search.search(position, depth, best_move_of(previous));
        });
    };
}

template <Game G>
[[nodiscard]] Thinker<G> negascout_thinker(const Options& options) {
    using P = typename G::Position;
    return [evaluator = evaluator_from<G>(options), order = order_from(options)](
               const P& position, Budget& budget, Random&) {
        NegaScout<P, AnyEvaluator<P>, ChosenOrder> search{evaluator, budget, order};
        return deepened(position, budget, [&](int depth, const auto& previous) {
            return search.search(position, depth, best_move_of(previous));
        });
    };
}

template <Game G>
[[nodiscard]] Thinker<G> mtdf_thinker(const Options& options) {
    using P = typename G::Position;
    return [evaluator = evaluator_from<G>(options), order = order_from(options),
            memory = memory_from(options)](const P& position, Budget& budget, Random&) {
        TranspositionTable<typename P::Move> table{memory};
        Mtdf<P, AnyEvaluator<P>, ChosenOrder> search{evaluator, budget, table, order};
        FirstGuess guess;
        return deepened(position, budget, [&](int depth, const auto& previous) {
            if (previous) guess.saw(previous->value);
            return search.search(position, depth, guess.next(), best_move_of(previous));
        });
    };
}

template <Game G>
[[nodiscard]] Thinker<G> monte_carlo_thinker(const Options& options) {
    using P = typename G::Position;
    MonteCarloSettings chosen;
    chosen.exploration = options.decimal("exploration");
    chosen.most_nodes = MonteCarlo<P>::nodes_in(memory_from(options));
    return [chosen](const P& position, Budget& budget, Random& random) {
        MonteCarloSettings settings = chosen;
        const ScoreRange range = G{position}.score_range();
        settings.greatest = std::max({Score{1}, range.greatest, -range.least});
        // A limit on the depth means nothing here, and is no limit.
        const Limits& limits = budget.limits();
        if (!limits.nodes && !limits.time) settings.most_iterations = kDefaultIterations;
        return MonteCarlo<P>{settings, budget, random}.think(position);
    };
}

}  // namespace lawan
