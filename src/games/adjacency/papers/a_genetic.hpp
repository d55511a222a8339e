// The genetic bot of adjacency-a (chapter V).
#pragma once

#include "core/budget.hpp"
#include "core/random.hpp"
#include "core/thought.hpp"
#include "games/adjacency/papers/common.hpp"

namespace lawan::adjacency::papers {

struct AGenetic {
    As as = As::Described;
    int population = 100;
    int generations = 100;
    double mutation = 0;  // besides the repair of doubled cells, the paper's only one
};

[[nodiscard]] Thought<Move> a_genetic(const Position& position, const AGenetic& options,
                                      Budget& budget, Random& random);

}  // namespace lawan::adjacency::papers
