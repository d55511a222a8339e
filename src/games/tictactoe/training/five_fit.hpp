// A network that tells the results of games best.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/random.hpp"
#include "games/tictactoe/engine/five/network.hpp"
#include "games/tictactoe/training/five_games.hpp"

namespace lawan::tictactoe::five {

// Positions of games: the lines through the empty cells near marks, as the side to move sees them
// and as the other does, and what came of it.
struct Samples {
    struct Cell {
        std::array<Line, kDirectionCount> own;
        std::array<Line, kDirectionCount> other;
        std::uint16_t own_combination;
        std::uint16_t other_combination;
    };
    struct Position {
        std::size_t first;  // of its cells
        std::size_t end;
        float target;  // for the side to move: 1 for a win, 0 for a loss
        float result;
        std::size_t played;  // the cell that was, or the end
    };
    std::vector<Cell> cells;
    std::vector<Position> learned_from;
    std::vector<Position> held_out;
};

// The positions where the search asks for an estimate: nobody can complete a row, and the side to
// move does not win by fours. The target lies between the result and what the search said.
void add_samples(const PlayedGame& game, const GamePlan& plan, bool held_out, Samples& samples);

struct Fit {
    Network network;
    double loss = 0;         // logarithmic, of the results of games that were held out
    double loss_before = 0;  // with the network before
    double order_loss = 0;   // of the moves of games that were held out
};

struct FitPlan {
    int rounds = 20;
    int threads = 1;  // the result does not depend on it
    Seed seed{1};
};

[[nodiscard]] Fit fit_network(const Network& before, const Samples& samples, const FitPlan& plan);

}  // namespace lawan::tictactoe::five
