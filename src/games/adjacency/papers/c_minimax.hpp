// The minimax bot of adjacency-c (section 2).
#pragma once

#include "core/budget.hpp"
#include "core/random.hpp"
#include "core/thought.hpp"
#include "games/adjacency/papers/common.hpp"

namespace lawan::adjacency::papers {

struct CMinimax {
    As as = As::Described;
    int depth = 3;
};

// Alpha-beta with the mark difference and successors sorted by it; a random legal move when time is
// up.
[[nodiscard]] Thought<Move> c_minimax(const Position& position, const CMinimax& options,
                                      Budget& budget, Random& random);

}  // namespace lawan::adjacency::papers
