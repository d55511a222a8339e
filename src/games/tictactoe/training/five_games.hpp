// Games of the search for five in a row against itself, from openings drawn by chance.
#pragma once

#include <cstdint>
#include <vector>

#include "core/budget.hpp"
#include "core/random.hpp"
#include "games/tictactoe/engine/five/network.hpp"
#include "games/tictactoe/engine/five/point_set.hpp"
#include "games/tictactoe/rules/rules.hpp"

namespace lawan::tictactoe::five {

struct PlayedGame {
    std::vector<Point> moves;
    std::vector<int> scores;  // what the search said before each move that was not drawn
    std::size_t opening = 0;  // moves that were drawn
    int result = 0;           // 1: X has won, -1: O has
};

struct GamePlan {
    Rules rules{{15, 15}, 5};
    std::uint64_t nodes = 3'000;  // a move
};

// A game that was told to stop has come as far as it had: it is no game to learn from.
[[nodiscard]] PlayedGame play_game(const GamePlan& plan, const Judge& judge, Random& random,
                                   const StopSignal* stop = nullptr);

}  // namespace lawan::tictactoe::five
