#include "games/adjacency/engine/player/endgame.hpp"

#include <algorithm>

#include "games/adjacency/engine/full/full_game.hpp"
#include "games/adjacency/engine/player/fixed_end.hpp"
#include "games/adjacency/engine/player/full_end.hpp"

namespace lawan::adjacency::player {
namespace {

constexpr Seconds kForANode{0.25e-6};  // on one core

// Measured, of games that end before the board is full.
constexpr PliesInTime kFixedPlies[] = {{32, 16},  {8, 15},    {2, 14},   {0.6, 13},
                                       {0.2, 12}, {0.04, 11}, {0.01, 9}, {0, 8}};

}  // namespace

Seconds core_time(const Limits& limits, int cores) {
    constexpr Seconds kForEver{1e9};
    const Seconds by_clock = limits.time ? std::max(1, cores) * *limits.time : kForEver;
    if (!limits.nodes) return by_clock;
    return std::min(by_clock, static_cast<double>(*limits.nodes) * kForANode);
}

Limits as_long_as(Seconds length, const Budget& budget) {
    if (!budget.limits().nodes) return Limits::of_time(length);
    return Limits::of_nodes(static_cast<std::uint64_t>(length / kForANode));
}

bool within_reach(const Position& position, const Limits& limits, MebiBytes memory, int threads) {
    if (full::fills_the_board(position)) {
        return FullEnd::within_reach(position, limits, memory, threads);
    }
    return has_time_for(position.plies_left(), core_time(limits, threads), kFixedPlies);
}

// Played to the full board, colours do not matter. Where even one cell stays empty they do: who
// owns what lies beside it depends on which cell that is, and on the marks there. So all other ends
// are searched with their colours.
std::optional<SolvedEnd> solve_within(const Position& position, Budget& budget,
                                      const SolvingTime& time, Tables& tables, int threads) {
    tables.set_board(position.size());
    if (full::fills_the_board(position)) {
        return FullEnd{position, budget, time, tables, threads}.solve();
    }
    return FixedEnd{position, budget, time, tables, threads}.solve();
}

}  // namespace lawan::adjacency::player
