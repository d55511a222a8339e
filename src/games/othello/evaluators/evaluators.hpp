// Othello's evaluators by name, with their options.
#pragma once

#include <vector>

#include "core/evaluator.hpp"
#include "games/othello/rules/game.hpp"

template <int Size>
struct lawan::EvaluatorsOf<lawan::othello::BasicGame<Size>> {
    [[nodiscard]] static std::vector<NamedEvaluator<othello::BasicPosition<Size>>> list();
};

extern template struct lawan::EvaluatorsOf<lawan::othello::BasicGame<8>>;
extern template struct lawan::EvaluatorsOf<lawan::othello::BasicGame<6>>;
extern template struct lawan::EvaluatorsOf<lawan::othello::BasicGame<4>>;
