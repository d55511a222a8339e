// A small tournament for the tests.
#pragma once

#include "arena/plan.hpp"

namespace lawan::arena_test {

[[nodiscard]] inline TournamentPlan plan_of(Format format) {
    TournamentPlan plan;
    plan.game = "tictactoe";
    plan.bots = {{"a", "random"}, {"b", "greedy"}, {"c", "mcts(iterations=30)"}, {"d", "minimax"}};
    plan.format = format;
    plan.games = 4;
    plan.seed = Seed{17};
    plan.time.move = Limits::to_depth(2);
    return plan;
}

}  // namespace lawan::arena_test
