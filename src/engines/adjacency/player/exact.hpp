// The exact value and a best move of a position near the end of the game, within a budget.
#pragma once

#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "core/memory.hpp"
#include "core/square.hpp"
#include "engines/adjacency/player/allowance.hpp"
#include "games/adjacency/position.hpp"

namespace lawan::adjacency::player {

struct Exact {
    int score = 0;  // the final difference, for the side to move
    Square best;
    bool settled = true;            // otherwise `best` wins by `score` at least
    std::vector<Square> line = {};  // of best play, where it costs nothing
};

// How long a solver may take.
struct SolvingTime {
    Portion value;  // for the value
    // In all, if that leaves time after the value, and the game is not won: to choose among the
    // best moves the one after which a player who sees a few plies ahead, and slips now and then,
    // is most likely to go wrong.
    Portion with_traps = {};
};

struct Means {
    MebiBytes memory;
    int threads = 1;
};

// Whether it is worth trying within this time.
[[nodiscard]] bool within_reach(const Position& position, const Portion& portion,
                                const Means& means);

// Nothing when the time or the budget was spent first.
[[nodiscard]] std::optional<Exact> solve_within(const Position& position, Budget& budget,
                                                const SolvingTime& time, const Means& means);

}  // namespace lawan::adjacency::player
