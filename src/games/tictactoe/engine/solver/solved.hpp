// What a solver has found out about a position of tic-tac-toe.
#pragma once

#include <optional>
#include <vector>

#include "core/reason.hpp"
#include "core/square.hpp"

namespace lawan::tictactoe::solver {

struct Solved {
    int lower = -1;  // for the side to move: −1 a loss, 0 a draw, 1 a win
    int upper = 1;
    std::vector<Square> best = {};
    bool all_best = false;  // whether every move was tried
    std::vector<Square> line = {};
    std::optional<int> distance = {};  // plies to the win
    std::vector<Reason> notes = {};    // the methods used and why they are right
    std::vector<Reason> remarks = {};  // what was not done

    [[nodiscard]] bool settled() const { return lower == upper; }
};

}  // namespace lawan::tictactoe::solver
