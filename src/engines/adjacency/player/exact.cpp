#include "engines/adjacency/player/exact.hpp"

#include <algorithm>

#include "engines/adjacency/full/full_game.hpp"
#include "engines/adjacency/player/fixed_end.hpp"
#include "engines/adjacency/player/full_end.hpp"

namespace lawan::adjacency::player {
namespace {

// Measured on one core: what is solved in most positions within that time, of games that end before
// the board is full.
struct Reach {
    double seconds;
    int plies;
};
constexpr Reach kReach[] = {{4, 14}, {1, 13}, {0.3, 12}, {0.04, 11}, {0.01, 9}, {0, 8}};

}  // namespace

bool within_reach(const Position& position, const Portion& portion, const Means& means) {
    if (full::fills_the_board(position)) return FullEnd::within_reach(position, portion, means);
    for (const Reach& reach : kReach) {
        if (portion.core_time(means.threads).count() < reach.seconds) continue;
        return position.plies_left() <= reach.plies;
    }
    return false;
}

// Played to the full board, colours do not matter. Where even one cell stays empty they do: who
// owns what lies beside it depends on which cell that is, and on the marks there. So all other ends
// are searched with their colours.
std::optional<Exact> solve_within(const Position& position, Budget& budget, const SolvingTime& time,
                                  const Means& means) {
    if (full::fills_the_board(position)) return FullEnd{position, budget, time, means}.solve();
    constexpr Seconds kMoment{0.3};
    const MebiBytes memory =
        memory_worth_clearing(position.plies_left(), time.value, kMoment, means.memory);
    return FixedEnd{position, budget, time, {memory, means.threads}}.solve();
}

}  // namespace lawan::adjacency::player
