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
    bool settled = true;  // otherwise `best` wins by `score` at least
};

// How long a solver may take.
struct SolvingTime {
    Seconds value;  // for the value
    // In all, if that leaves time after the value, and the game is not won: to choose among the
    // best moves the one after which a player who sees a few plies ahead, and slips now and then,
    // is most likely to go wrong.
    Seconds with_traps{0};
};

// Whether it is worth trying within this time.
[[nodiscard]] bool within_reach(const Position& position, Seconds time);

// Nothing when the time or the budget was spent first.
[[nodiscard]] std::optional<Exact> solve_within(const Position& position, Budget& budget,
                                                SolvingTime time, MebiBytes memory);

}  // namespace lawan::adjacency::player
