// The minimax bot of adjacency-a (chapter III).
#pragma once

#include "core/budget.hpp"
#include "core/random.hpp"
#include "core/thought.hpp"
#include "games/adjacency/papers/common.hpp"

namespace lawan::adjacency::papers {

struct AMinimax {
    As as = As::Described;
    int depth = 3;  // plies, the own move included; the paper's "2" counts from the reply on
};

// Alpha-beta with the mark difference; a random legal move when time is up.
[[nodiscard]] Thought<Move> a_minimax(const Position& position, const AMinimax& options,
                                      Budget& budget, Random& random);

}  // namespace lawan::adjacency::papers
