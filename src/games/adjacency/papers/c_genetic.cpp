#include "games/adjacency/papers/c_genetic.hpp"

#include "games/adjacency/evaluators/evaluators.hpp"
#include "search/genetic/genetic_move.hpp"

namespace lawan::adjacency::papers {

Thought<Move> c_genetic(const Position& position, const genetic::TreeGenetic& options,
                        Budget& budget, Random& random) {
    return genetic::genetic_move(position, MarkDifference{}, options, budget, random);
}

}  // namespace lawan::adjacency::papers
