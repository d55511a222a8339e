// The algorithms that play any game. Adding one is one header in search/ and one line here.
#pragma once

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "catalog/catalog.hpp"
#include "catalog/common_options.hpp"
#include "core/game.hpp"
#include "play/game_bot.hpp"
#include "search/greedy.hpp"
#include "search/iterative_deepening.hpp"
#include "search/minimax.hpp"
#include "search/random_move.hpp"

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

template <Game G>
[[nodiscard]] Thinker<G> minimax_thinker(const Options& options) {
    return [evaluator = evaluator_from<G>(options)](const auto& position, Budget& budget, Random&) {
        Minimax<typename G::Position, AnyEvaluator<typename G::Position>> search{evaluator, budget};
        return iterative_deepening(position, budget.limits().depth.value_or(kNoDepthLimit), budget,
                                   [&](int depth) { return search.search(position, depth); });
    };
}

template <Game G>
[[nodiscard]] std::vector<Algorithm<G>> algorithms() {
    const OptionSpec eval = evaluator_option<G>();
    const OptionSpec depth = depth_option(3);
    const OptionSpec nodes = nodes_option();
    const OptionSpec time = move_time_option();
    return {
        {"random", "any legal move, all equally likely", {seed_option()}, random_thinker<G>},
        {"greedy", "the move after which the board looks best", {eval}, greedy_thinker<G>},
        {"minimax",
         "looks at every line of play to a depth, without pruning",
         {depth, eval, nodes, time},
         minimax_thinker<G>},
    };
}

template <Game G>
[[nodiscard]] std::unique_ptr<Bot> make_if(const AnyGame& game, std::size_t algorithm,
                                           const Options& options) {
    if (game.get<G>() == nullptr) return nullptr;
    return std::make_unique<GameBot<G>>(algorithms<G>()[algorithm].thinker(options),
                                        limits_from(options), seed_from(options));
}

// A game may come in several types, one a size for instance; its bots are the same for all of them.
template <Game First, Game... Others>
[[nodiscard]] std::vector<BotEntry> general_bots() {
    std::vector<BotEntry> bots;
    const auto list = algorithms<First>();
    for (std::size_t i = 0; i < list.size(); ++i) {
        auto make = [i](const AnyGame& game, const Options& options) {
            std::unique_ptr<Bot> bot = make_if<First>(game, i, options);
            ((bot = bot ? std::move(bot) : make_if<Others>(game, i, options)), ...);
            if (!bot) throw std::logic_error{"a bot was asked for another game"};
            return bot;
        };
        bots.push_back({list[i].name, list[i].summary, {}, list[i].options, make});
    }
    return bots;
}

}  // namespace lawan
