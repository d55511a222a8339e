// Tic-tac-toe's evaluators by name.
#pragma once

#include <vector>

#include "core/evaluator.hpp"
#include "games/tictactoe/rules/game.hpp"

template <class Board>
struct lawan::EvaluatorsOf<lawan::tictactoe::BasicGame<Board>> {
    [[nodiscard]] static std::vector<NamedEvaluator<tictactoe::BasicPosition<Board>>> list();
};

extern template struct lawan::EvaluatorsOf<lawan::tictactoe::Game>;
extern template struct lawan::EvaluatorsOf<lawan::tictactoe::WideGame>;
