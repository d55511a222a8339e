// The shortest forced win, counted in plies.
#pragma once

#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "games/tictactoe/engine/solver/geometry.hpp"

namespace lawan::tictactoe::solver {

struct ShortestWin {
    int plies = 1;
    std::vector<int> line;  // the attacker's best moves, and answers that hold out as long as any
};

// The attacker is to move. Tries 1, 3, 5 … plies; nothing when the budget is spent before.
[[nodiscard]] std::optional<ShortestWin> shortest_win(const Geometry& geometry, Cells attacker,
                                                      Cells defender, Budget& budget);

}  // namespace lawan::tictactoe::solver
