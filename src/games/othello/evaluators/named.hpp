// Othello's evaluators by name, with their options.
#pragma once

#include <vector>

#include "core/evaluator.hpp"
#include "games/othello/position.hpp"

namespace lawan::othello {

// The first is what a bot looks with when nobody chooses.
template <int Size>
[[nodiscard]] std::vector<NamedEvaluator<BasicPosition<Size>>> named_evaluators();

extern template std::vector<NamedEvaluator<BasicPosition<8>>> named_evaluators<8>();
extern template std::vector<NamedEvaluator<BasicPosition<6>>> named_evaluators<6>();
extern template std::vector<NamedEvaluator<BasicPosition<4>>> named_evaluators<4>();

}  // namespace lawan::othello
