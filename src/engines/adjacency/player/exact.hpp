// The exact value and a best move of a position near the end of the game, within a budget.
#pragma once

#include <optional>

#include "core/budget.hpp"
#include "core/memory.hpp"
#include "core/square.hpp"
#include "games/adjacency/position.hpp"

namespace lawan::adjacency::player {

struct Exact {
    int score = 0;  // the final difference, for the side to move
    Square best;
};

// Whether it is worth trying within this time.
[[nodiscard]] bool within_reach(const Position& position, Seconds time);

// Nothing when `time` or the budget was spent first.
[[nodiscard]] std::optional<Exact> solve_within(const Position& position, Budget& budget,
                                                Seconds time, MebiBytes memory);

}  // namespace lawan::adjacency::player
