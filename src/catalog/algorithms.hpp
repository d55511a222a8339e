// The algorithms that play any game. Adding one is one header in search/, one function
// in catalog/thinkers.hpp and one line here.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "catalog/catalog.hpp"
#include "catalog/common_options.hpp"
#include "catalog/local_algorithms.hpp"
#include "catalog/make_for.hpp"
#include "catalog/thinkers.hpp"
#include "core/game.hpp"
#include "play/game_bot.hpp"

namespace lawan {

// An algorithm as the catalog lists it, for one type of game.
template <Game G>
struct Algorithm {
    std::string name;
    std::string summary;
    std::vector<OptionSpec> options;
    std::function<Thinker<G>(const Options&)> thinker;
};

template <Game G>
[[nodiscard]] std::vector<Algorithm<G>> algorithms() {
    const OptionSpec eval = evaluator_option<G>();
    const OptionSpec nodes = nodes_option();
    const OptionSpec time = gives_way(move_time_option());
    const OptionSpec depth = gives_way(depth_option(4));
    const OptionSpec order = order_option();
    const OptionSpec memory = memory_option();
    return {
        {"random", "any legal move, all equally likely", {seed_option()}, random_thinker<G>},
        {"greedy", "the move after which the board looks best", {eval}, greedy_thinker<G>},
        {"minimax",
         "looks at every line of play to a depth, without pruning",
         {gives_way(depth_option(3)), eval, nodes, time},
         minimax_thinker<G>},
        {"alphabeta",
         "minimax that leaves out what cannot change the result; on several cores if wished",
         {depth, eval, order, threads_option(), nodes, time},
         alpha_beta_thinker<G>},
        {"negascout",
         "alpha-beta that trusts the first move and only tests whether another one beats it",
         {depth, eval, order, nodes, time},
         negascout_thinker<G>},
        {"mtdf",
         "finds the value by asking whether it is at least a guess, and remembers positions",
         {depth, eval, order, memory, nodes, time},
         mtdf_thinker<G>},
        {"mcts",
         "Monte Carlo tree search: plays games out at random, more of them where they go well",
         {gives_way(iterations_option()), exploration_option(), memory, seed_option(), time},
         monte_carlo_thinker<G>},
        {"hillclimb", "climbs to a move that looks best, one step ahead",
         with_judge<G>(climbing_options()), hillclimb_thinker<G>},
        {"annealing", "tries random moves and accepts worse ones while it is hot",
         with_judge<G>(annealing_options()), annealing_thinker<G>},
        {"genetic", "lets lines of play evolve", with_judge<G>(genetic_options()),
         genetic_thinker<G>},
    };
}

// A game's bots are the same for all of its types.
template <Game First, Game... Others>
[[nodiscard]] std::vector<BotEntry> general_bots() {
    std::vector<BotEntry> bots;
    const auto list = algorithms<First>();
    for (std::size_t i = 0; i < list.size(); ++i) {
        auto make = [i](const AnyGame& game, const Options& options) {
            return make_for<First, Others...>(game, [&]<class G>(const G&) {
                return std::make_unique<GameBot<G>>(algorithms<G>()[i].thinker(options),
                                                    limits_from(options), seed_from(options));
            });
        };
        bots.push_back({list[i].name, list[i].summary, {}, list[i].options, make});
    }
    return bots;
}

// The game's evaluators as the catalog lists them.
template <Game G>
[[nodiscard]] std::vector<EvaluatorEntry> evaluator_entries() {
    std::vector<EvaluatorEntry> entries;
    for (const auto& evaluator : G::evaluators()) {
        entries.push_back({evaluator.name, evaluator.summary, evaluator.options});
    }
    return entries;
}

}  // namespace lawan
