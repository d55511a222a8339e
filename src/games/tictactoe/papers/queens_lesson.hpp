// The tic-tac-toe paper's four queens for Learn: the whole tree, backtracking, branch and bound.
#pragma once

#include <vector>

#include "lessons/demonstration.hpp"

namespace lawan::tictactoe {

struct QueensDemonstration {
    DemonstrationEntry entry;
    Demonstration (*tell)();
};

// 65, 16 and 10 nodes: the paper's three numbers.
[[nodiscard]] std::vector<QueensDemonstration> queens_demonstrations();

}  // namespace lawan::tictactoe
