// What a position is worth: who wins, by which moves, how soon, and how the game goes then.
#pragma once

#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "core/square.hpp"
#include "games/connect4/engine/solver/prover.hpp"
#include "games/connect4/rules/position.hpp"

namespace lawan::connect4::solver {

// What is known so far, for the side to move.
struct Solved {
    int lower = -1;  // 1 a win, 0 a draw, −1 a loss
    int upper = 1;
    std::optional<int> score = {};     // see win_score(): how soon it is won or lost
    std::vector<Square> best = {};     // moves that keep the value
    bool all_best = false;             // whether these are all
    std::vector<Square> line = {};     // best play of both sides
    std::optional<int> distance = {};  // plies to the end of a game that is won or lost

    [[nodiscard]] bool settled() const { return lower == upper; }
};

// Only what is asked is answered.
struct Question {
    bool can_mover_win = true;
    bool can_opponent_win = true;
};

class Solver {
  public:
    Solver(const Position& position, Prover& prover, Budget& budget)
        : position_{position}, prover_{prover}, budget_{budget} {}

    // Each of these goes as far as the budget does, and adds to what is known.
    void find_value(const Question& question, Solved& known);
    // The ones below want a value that is settled.
    void find_best_moves(Solved& known);
    void find_distance(Solved& known);
    void find_line(Solved& known);  // of the length that find_distance() found

  private:
    Position position_;
    Prover& prover_;
    Budget& budget_;
};

// The legal moves from the middle of the board to its edges.
[[nodiscard]] std::vector<Square> from_the_middle(const Position& position);

}  // namespace lawan::connect4::solver
