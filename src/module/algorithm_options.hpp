// The options of the algorithms that play any game, in the order in which they are shown.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "core/options.hpp"
#include "core/words.hpp"
#include "module/game_module.hpp"

namespace lawan {

// `eval` chooses among the evaluators of the game.
using AlgorithmOptions = std::vector<OptionSpec>(const OptionSpec& eval);

[[nodiscard]] AlgorithmOptions random_bot_options;
[[nodiscard]] AlgorithmOptions greedy_bot_options;
[[nodiscard]] AlgorithmOptions minimax_bot_options;
[[nodiscard]] AlgorithmOptions alpha_beta_bot_options;
[[nodiscard]] AlgorithmOptions negascout_bot_options;
[[nodiscard]] AlgorithmOptions mtdf_bot_options;
[[nodiscard]] AlgorithmOptions monte_carlo_bot_options;
[[nodiscard]] AlgorithmOptions hillclimb_bot_options;
[[nodiscard]] AlgorithmOptions annealing_bot_options;
[[nodiscard]] AlgorithmOptions genetic_bot_options;

// What local searches and genetic algorithms have besides their own options: an evaluator, a seed
// and limits.
[[nodiscard]] std::vector<OptionSpec> with_judge(std::vector<OptionSpec> own,
                                                 const OptionSpec& eval);

// The entry of an algorithm in the list of a game's bots.
[[nodiscard]] BotEntry general_bot(
    const char* name, const Words& summary, AlgorithmOptions* options, const OptionSpec& eval,
    std::function<std::unique_ptr<Bot>(const AnyGame&, const Options&)> make);

}  // namespace lawan
