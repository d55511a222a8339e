// The genetic bot of adjacency-c (section 4): a reservation tree.
#pragma once

#include "core/budget.hpp"
#include "core/random.hpp"
#include "core/thought.hpp"
#include "games/adjacency/papers/common.hpp"
#include "search/genetic/tree_genetic.hpp"

namespace lawan::adjacency::papers {

// As described: the search of search/genetic/tree_genetic.hpp with the mark difference.
[[nodiscard]] Thought<Move> c_genetic(const Position& position, const genetic::TreeGenetic& options,
                                      Budget& budget, Random& random);

struct CGeneticPublished {
    // Chromosomes, and the captures that a gene may choose from; never more than empty cells.
    int population = 8;
};

[[nodiscard]] Thought<Move> c_genetic_published(const Position& position,
                                                const CGeneticPublished& options, Budget& budget,
                                                Random& random);

}  // namespace lawan::adjacency::papers
