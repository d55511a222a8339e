// Positions of games to learn from.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/tictactoe/engine/five/shapes.hpp"
#include "games/tictactoe/training/five_games.hpp"

namespace lawan::tictactoe::five {

// The lines through the empty cells near marks, as the side to move sees them
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
    std::int64_t count = 0;  // of the games

    void add(const Samples& others);
};

// The positions of a game where the search asks for an estimate: nobody can complete a row, and the
// side to move does not win by fours. The target lies between the result and what the search said.
[[nodiscard]] Samples samples_of(const PlayedGame& game, const GamePlan& plan, bool held_out);

[[nodiscard]] float chance(float odds);

}  // namespace lawan::tictactoe::five
