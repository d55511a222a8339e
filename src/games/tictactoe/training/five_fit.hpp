// Weights that tell the results of games best.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/tictactoe/engine/five/weights.hpp"
#include "games/tictactoe/training/five_games.hpp"

namespace lawan::tictactoe::five {

// A position of a game: how often each combination of shapes is on the board.
struct Sample {
    struct Count {
        std::uint16_t combination;
        std::uint16_t cells;
    };
    std::vector<Count> moving;
    std::vector<Count> waiting;
    float result = 0;  // for the side to move: 1 for a win, 0 for a loss
    bool held_out = false;
};

// The positions where the search asks for an estimate: nobody can complete a row, and the side to
// move does not win by fours.
void add_samples(const PlayedGame& game, const GamePlan& plan, bool held_out,
                 std::vector<Sample>& samples);

struct Fit {
    Weights weights;
    double loss = 0;         // logarithmic, of the positions of games that were held out
    double loss_before = 0;  // with the weights before, on their best scale
};

[[nodiscard]] Fit fit_weights(const Weights& before, const std::vector<Sample>& samples,
                              int rounds);

}  // namespace lawan::tictactoe::five
