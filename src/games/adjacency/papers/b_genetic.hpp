// The genetic bot of adjacency-b (section 2.4).
#pragma once

#include "core/budget.hpp"
#include "core/random.hpp"
#include "core/thought.hpp"
#include "games/adjacency/papers/common.hpp"
#include "search/genetic/move_pairs.hpp"

namespace lawan::adjacency::papers {

// As described: the search of search/genetic/move_pairs.hpp with a gene for each round that is
// left; replies by volatile against immutable marks; fitness is the own marks at the end.
[[nodiscard]] Thought<Move> b_genetic(const Position& position, const genetic::MovePairs& options,
                                      Budget& budget, Random& random);

// The program's numbers. Its 200 generations of crossover in the middle third and 10 % mutation are
// not here, for a reason that b_genetic_published() gives.
inline constexpr int kBPublishedPopulation = 50;

[[nodiscard]] Thought<Move> b_genetic_published(const Position& position, int population,
                                                Budget& budget, Random& random);

}  // namespace lawan::adjacency::papers
