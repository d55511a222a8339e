// The algorithms that play any game. Adding one is one header in search/, one function
// in module/thinkers.hpp and one line here.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "module/catalog.hpp"
#include "module/common_options.hpp"
#include "module/local_algorithms.hpp"
#include "module/make_for.hpp"
#include "module/thinkers.hpp"
#include "play/game_bot.hpp"

namespace lawan {

// An algorithm as the catalog lists it, for one type of game.
template <Game G>
struct Algorithm {
    std::string name;
    Phrase summary;
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
        {"random",
         Words{"any legal move, all equally likely", "langkah sah mana pun, semua sama mungkin"},
         {seed_option()},
         random_thinker<G>},
        {"greedy",
         Words{"the move after which the board looks best",
               "langkah yang membuat papan tampak paling baik"},
         {eval},
         greedy_thinker<G>},
        {"minimax",
         Words{"looks at every line of play to a depth, without pruning",
               "melihat semua rangkaian langkah sampai suatu kedalaman, tanpa pemangkasan"},
         {gives_way(depth_option(3)), eval, nodes, time},
         minimax_thinker<G>},
        {"alphabeta",
         Words{"minimax that leaves out what cannot change the result; on several cores if wished",
               "minimax yang melewatkan apa yang tidak mengubah hasil; di beberapa inti bila "
               "diinginkan"},
         {depth, eval, order, threads_option(), nodes, time},
         alpha_beta_thinker<G>},
        {"negascout",
         Words{"alpha-beta that trusts the first move and only tests whether another one beats it",
               "alpha-beta yang memercayai langkah pertama dan hanya menguji apakah ada yang "
               "mengunggulinya"},
         {depth, eval, order, nodes, time},
         negascout_thinker<G>},
        {"mtdf",
         Words{"finds the value by asking whether it is at least a guess, and remembers positions",
               "menemukan nilai dengan bertanya apakah paling sedikit sebesar tebakan, dan "
               "mengingat posisi"},
         {depth, eval, order, memory, nodes, time},
         mtdf_thinker<G>},
        {"mcts",
         Words{
             "Monte Carlo tree search: plays games out at random, more of them where they go well",
             "pencarian pohon Monte Carlo: memainkan permainan secara acak sampai selesai, lebih "
             "banyak di tempat yang berhasil"},
         {gives_way(iterations_option()), exploration_option(), memory, seed_option(), time},
         monte_carlo_thinker<G>},
        {"hillclimb",
         Words{"climbs to a move that looks best, one step ahead",
               "mendaki ke langkah yang tampak terbaik, satu langkah ke depan"},
         with_judge<G>(climbing_options()), hillclimb_thinker<G>},
        {"annealing",
         Words{"tries random moves and accepts worse ones while it is hot",
               "mencoba langkah acak dan menerima yang lebih buruk selama masih panas"},
         with_judge<G>(annealing_options()), annealing_thinker<G>},
        {"genetic", Words{"lets lines of play evolve", "membiarkan rangkaian langkah berevolusi"},
         with_judge<G>(genetic_options()), genetic_thinker<G>},
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
    for (const auto& evaluator : EvaluatorsOf<G>::list()) {
        entries.push_back({evaluator.name, evaluator.title, evaluator.summary, evaluator.options});
    }
    return entries;
}

}  // namespace lawan
