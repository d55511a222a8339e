#include "engines/adjacency/player/exact.hpp"

#include <algorithm>
#include <utility>

#include "engines/adjacency/full/set_search.hpp"
#include "engines/adjacency/player/allowance.hpp"
#include "engines/adjacency/player/fixed_end.hpp"

namespace lawan::adjacency::player {
namespace {

[[nodiscard]] std::optional<Exact> solve_full(const Position& root, Budget& budget, Seconds time,
                                              MebiBytes memory) {
    const full::Geometry geometry{root.size()};
    full::SetTable table{memory};
    full::SetSearch search{geometry, table};
    Allowance allowance{budget, time};
    std::uint64_t counted = 0;
    search.nodes_between_looks = Allowance::kNodesBetweenLooks;
    search.go_on = [&](std::uint64_t nodes) {
        return allowance.spend(nodes - std::exchange(counted, nodes));
    };
    const Bitboard empty = root.empty();
    const Bitboard settled = full::final_cells(geometry.board(), empty);
    const int base = (root.own() & settled).count() - (root.enemy() & settled).count();
    const int value = search.value(empty);
    if (search.stopped()) return std::nullopt;
    const Bitboard ones = full::ClosedCounts{empty}.exactly_one() & geometry.board();
    // The most settled first: that is nearly always right.
    for (int k = full::kMostDegree; k >= 0; --k) {
        for (const Square move : squares(empty)) {
            if ((geometry.closed(move) & ones).count() != k) continue;
            const bool refuted = search.is_at_least(empty ^ Bitboard::of(move), k - value + 1);
            if (search.stopped()) return std::nullopt;
            if (!refuted) return Exact{base + value, move};
        }
    }
    return std::nullopt;
}

[[nodiscard]] bool is_full(const Position& position) {
    return position.plies_left() == position.empty().count();
}

// Measured on one core: what is solved in most positions within that time.
struct Reach {
    double seconds;
    int plies;       // of a game that ends before the board is full
    int full_plies;  // of one that fills it
};
constexpr Reach kReach[] = {{4, 14, 28},    {1, 13, 25},   {0.3, 12, 23}, {0.08, 11, 19},
                            {0.04, 11, 14}, {0.01, 9, 14}, {0, 8, 14}};

}  // namespace

bool within_reach(const Position& position, Seconds time) {
    for (const Reach& reach : kReach) {
        if (time.count() < reach.seconds) continue;
        return position.plies_left() <= (is_full(position) ? reach.full_plies : reach.plies);
    }
    return false;
}

std::optional<Exact> solve_within(const Position& position, Budget& budget, SolvingTime time,
                                  MebiBytes memory) {
    if (is_full(position)) return solve_full(position, budget, time.value, memory);
    return FixedEnd{position, budget, time, memory}.solve();
}

}  // namespace lawan::adjacency::player
