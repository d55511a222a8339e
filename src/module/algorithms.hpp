// The algorithms that play any game. Adding one is one header in search/, one function
// in module/thinkers.hpp, one line here, and its options in module/algorithm_options.hpp.
#pragma once

#include <cstddef>
#include <iterator>
#include <memory>
#include <vector>

#include "core/game.hpp"
#include "core/words.hpp"
#include "module/algorithm_options.hpp"
#include "module/common_options.hpp"
#include "module/local_algorithms.hpp"
#include "module/make_for.hpp"
#include "module/thinkers.hpp"
#include "play/game_bot.hpp"

namespace lawan {

// An algorithm as the catalog lists it, for one type of game. What needs no type of game is not
// compiled for each of them.
template <Game G>
struct Algorithm {
    const char* name;
    Words summary;
    AlgorithmOptions* options;  // none: it has no options
    Thinker<G> (*thinker)(const Options&);
};

template <Game G>
inline constexpr Algorithm<G> kAlgorithms[] = {
    {"random",
     Words{"any legal move, all equally likely", "langkah sah mana pun, semua sama mungkin"},
     random_bot_options, random_thinker<G>},
    {"greedy",
     Words{"the move after which the board looks best",
           "langkah yang membuat papan tampak paling baik"},
     greedy_bot_options, greedy_thinker<G>},
    {"minimax",
     Words{"looks at every line of play to a depth, without pruning",
           "melihat semua rangkaian langkah sampai suatu kedalaman, tanpa pemangkasan"},
     minimax_bot_options, minimax_thinker<G>},
    {"alphabeta",
     Words{"minimax that leaves out what cannot change the result; on several cores if wished",
           "minimax yang melewatkan apa yang tidak mengubah hasil; di beberapa inti bila "
           "diinginkan"},
     alpha_beta_bot_options, alpha_beta_thinker<G>},
    {"negascout",
     Words{"alpha-beta that trusts the first move and only tests whether another one beats it",
           "alpha-beta yang memercayai langkah pertama dan hanya menguji apakah ada yang "
           "mengunggulinya"},
     negascout_bot_options, negascout_thinker<G>},
    {"mtdf",
     Words{"finds the value by asking whether it is at least a guess, and remembers positions",
           "menemukan nilai dengan bertanya apakah paling sedikit sebesar tebakan, dan "
           "mengingat posisi"},
     mtdf_bot_options, mtdf_thinker<G>},
    {"mcts",
     Words{"Monte Carlo tree search: plays games out at random, more of them where they go well",
           "pencarian pohon Monte Carlo: memainkan permainan secara acak sampai selesai, lebih "
           "banyak di tempat yang berhasil"},
     monte_carlo_bot_options, monte_carlo_thinker<G>},
    {"hillclimb",
     Words{"climbs to a move that looks best, one step ahead",
           "mendaki ke langkah yang tampak terbaik, satu langkah ke depan"},
     hillclimb_bot_options, hillclimb_thinker<G>},
    {"annealing",
     Words{"tries random moves and accepts worse ones while it is hot",
           "mencoba langkah acak dan menerima yang lebih buruk selama masih panas"},
     annealing_bot_options, annealing_thinker<G>},
    {"genetic", Words{"lets lines of play evolve", "membiarkan rangkaian langkah berevolusi"},
     genetic_bot_options, genetic_thinker<G>},
};

// A game's bots are the same for all of its types.
template <Game First, Game... Others>
[[nodiscard]] std::vector<BotEntry> general_bots() {
    std::vector<BotEntry> bots;
    const OptionSpec eval = evaluator_option<First>();
    for (std::size_t i = 0; i < std::size(kAlgorithms<First>); ++i) {
        const Algorithm<First>& algorithm = kAlgorithms<First>[i];
        auto make = [i](const AnyGame& game, const Options& options) {
            return make_for<First, Others...>(game, [&]<class G>(const G&) {
                return std::make_unique<GameBot<G>>(kAlgorithms<G>[i].thinker(options),
                                                    limits_from(options), seed_from(options));
            });
        };
        bots.push_back(
            general_bot(algorithm.name, algorithm.summary, algorithm.options, eval, make));
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
