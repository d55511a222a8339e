// The evaluators by name.
#pragma once

#include <vector>

#include "core/evaluator.hpp"
#include "games/connect4/rules/game.hpp"

template <>
struct lawan::EvaluatorsOf<lawan::connect4::Game> {
    [[nodiscard]] static std::vector<NamedEvaluator<connect4::Position>> list();
};
