// The minimax bot of adjacency-b (section 2.2).
#pragma once

#include "core/budget.hpp"
#include "core/thought.hpp"
#include "games/adjacency/papers/common.hpp"

namespace lawan::adjacency::papers {

struct BMinimax {
    As as = As::Described;
    int leaves = 1'000'000;  // published: what the first depth is chosen for
    int threads = 1;         // described: they share the root's moves
};

// Iterative deepening with alpha-beta and linear volatility until time is up; a finished game is
// worth its winner.
[[nodiscard]] Thought<Move> b_minimax(const Position& position, const BMinimax& options,
                                      Budget& budget);

}  // namespace lawan::adjacency::papers
