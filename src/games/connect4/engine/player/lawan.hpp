// Our own opponent: perfect where it can find out in time who wins, else a search by estimates;
// weaker levels err as people do.
#pragma once

#include <cstdint>

#include "core/budget.hpp"
#include "core/memory.hpp"
#include "core/random.hpp"
#include "core/thought.hpp"
#include "games/connect4/rules/position.hpp"

namespace lawan::connect4::player {

struct LawanSettings {
    int level = 10;  // 10 never errs on purpose
    MebiBytes memory{64};
};

// What makes a level.
struct LevelTraits {
    double errors = 0;            // how often it plays something else than it thinks best
    int depth = 0;                // plies that it looks ahead; 0: as far as the budget lasts
    bool sees_own_wins = true;    // always takes a line that is there to complete
    bool sees_other_wins = true;  // always stops one
};
[[nodiscard]] const LevelTraits& level_of(int level);

[[nodiscard]] Thought<Square> think(const Position& position, const LawanSettings& settings,
                                    Budget& budget, Random& random);

}  // namespace lawan::connect4::player
