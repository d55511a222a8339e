// The hill climbing bots of adjacency-a (chapter IV) and adjacency-c (section 3).
#pragma once

#include "core/budget.hpp"
#include "core/random.hpp"
#include "core/thought.hpp"
#include "games/adjacency/papers/common.hpp"
#include "search/local/hill_climbing.hpp"

namespace lawan::adjacency::papers {

// Adjacency-a: steepest ascent over the mark difference; the other variants are those that the
// paper weighs. Text and program agree.
[[nodiscard]] Thought<Move> a_hillclimb(const Position& position,
                                        const local::HillClimbing& options, Budget& budget,
                                        Random& random);

struct CHillclimb {
    As as = As::Described;
    int plateau_limit = 10;
};

// Adjacency-c: the best successor by the mark difference, ties at random, and steps along the
// plateau. The published program counts such steps and does not take them.
[[nodiscard]] Thought<Move> c_hillclimb(const Position& position, const CHillclimb& options,
                                        Budget& budget, Random& random);

}  // namespace lawan::adjacency::papers
