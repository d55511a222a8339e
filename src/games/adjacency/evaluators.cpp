#include "games/adjacency/evaluators.hpp"

namespace lawan::adjacency {
namespace {

using Evaluator = AnyEvaluator<Position>;

// All 64 cells at this weight stay far below what decisive() gives a won game.
constexpr double kMostWeight = 1000;

OptionSpec weight(const std::string& name, int value, const std::string& help) {
    return {name, OptionType::Integer, help, std::to_string(value), 0, kMostWeight};
}

NamedEvaluator<Position> mark_difference() {
    return {"mark-difference", "own marks minus enemy marks", {}, [](const Options&) {
                return Evaluator{MarkDifference{}};
            }};
}

NamedEvaluator<Position> volatile_marks() {
    const VolatileMarks::Weights defaults;
    return {"volatile",
            "marks that cannot be flipped any more weigh more than those that can",
            {weight("stable", defaults.stable, "weight of a mark that cannot be flipped any more"),
             weight("unstable", defaults.unstable, "weight of a mark that can still be flipped"),
             {"immutable",
              OptionType::Choice,
              "what cannot be flipped: text, a mark with no empty cell beside it; program, a mark "
              "with nothing but marks of its own side beside it",
              "text",
              {},
              {},
              {"text", "program"}}},
            [](const Options& options) {
                const VolatileMarks::Weights weights{static_cast<int>(options.integer("stable")),
                                                     static_cast<int>(options.integer("unstable"))};
                return Evaluator{VolatileMarks{weights, options.text("immutable") == "program"
                                                            ? VolatileMarks::Immutable::AsInProgram
                                                            : VolatileMarks::Immutable::AsInText}};
            }};
}

NamedEvaluator<Position> linear_volatility() {
    return {"linear-volatility",
            "neighbours of its own side, summed over own marks minus enemy marks",
            {},
            [](const Options&) { return Evaluator{LinearVolatility{}}; }};
}

}  // namespace

std::vector<NamedEvaluator<Position>> evaluators() {
    return {mark_difference(), volatile_marks(), linear_volatility()};
}

}  // namespace lawan::adjacency
