// Options that several bots share, so that the same option has the same name and help everywhere.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/evaluator.hpp"
#include "core/game.hpp"
#include "core/input_error.hpp"
#include "core/input_words.hpp"
#include "core/limits.hpp"
#include "core/memory.hpp"
#include "core/nearest.hpp"
#include "core/options.hpp"
#include "core/random.hpp"
#include "core/spec.hpp"
#include "play/game_bot.hpp"
#include "search/move_ordering.hpp"

namespace lawan {

[[nodiscard]] OptionSpec depth_option(int default_depth);
[[nodiscard]] OptionSpec nodes_option();
[[nodiscard]] OptionSpec move_time_option();
[[nodiscard]] OptionSpec seed_option();
[[nodiscard]] OptionSpec order_option();
[[nodiscard]] OptionSpec threads_option();
[[nodiscard]] OptionSpec memory_option();

// For options whose default is a fallback: see limits_from().
[[nodiscard]] OptionSpec gives_way(OptionSpec option);

// Of Monte Carlo tree search.
inline constexpr int kDefaultIterations = 20'000;
[[nodiscard]] OptionSpec iterations_option();
[[nodiscard]] OptionSpec exploration_option();

// The limits that a bot's options set, and those it falls back on when neither its user nor the
// turn sets any: somebody who gives it a minute wants all of it used, not three plies.
[[nodiscard]] BotLimits limits_from(const Options& options);
[[nodiscard]] std::optional<Seed> seed_from(const Options& options);
[[nodiscard]] ChosenOrder order_from(const Options& options);
[[nodiscard]] int threads_from(const Options& options);
[[nodiscard]] MebiBytes memory_from(const Options& options);

// "eval": one of the game's evaluators, the first unless said.
template <Game G>
[[nodiscard]] OptionSpec evaluator_option() {
    const auto evaluators = EvaluatorsOf<G>::list();
    OptionSpec spec = titled(
        Words{"Evaluator", "Penilai"},
        {"eval", OptionType::Spec, Words{"how positions are judged", "cara posisi dinilai"}});
    spec.default_value = evaluators.front().name;
    for (const auto& evaluator : evaluators) {
        spec.choices.push_back(evaluator.name);
        spec.choice_titles.push_back(evaluator.title);
    }
    return spec;
}

// The evaluator that the option names, such as "volatile(stable=4)". Throws InputError.
template <Game G>
[[nodiscard]] AnyEvaluator<typename G::Position> evaluator_from(const Options& options) {
    const Spec spec = parse_spec(options.text("eval"));
    std::vector<std::string> names;
    for (const auto& evaluator : EvaluatorsOf<G>::list()) {
        if (evaluator.name == spec.name) {
            return evaluator.make(Options{Phrase{words::kEvaluatorNamed, {spec.name}},
                                          evaluator.options, spec.options});
        }
        names.push_back(evaluator.name);
    }
    throw InputError{unknown_name(words::kEvaluator, spec.name, names)};
}

}  // namespace lawan
