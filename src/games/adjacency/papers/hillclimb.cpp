#include "games/adjacency/papers/hillclimb.hpp"

#include "games/adjacency/evaluators/evaluators.hpp"
#include "games/adjacency/rules/game.hpp"
#include "search/local/neighbourhood.hpp"

namespace lawan::adjacency::papers {

Thought<Move> a_hillclimb(const Position& position, const local::HillClimbing& options,
                          Budget& budget, Random& random) {
    const local::TouchingCells<Game> neighbours{position};
    return local::hill_climbing(position, MarkDifference{}, neighbours, options, budget, random);
}

Thought<Move> c_hillclimb(const Position& position, const CHillclimb& options, Budget& budget,
                          Random& random) {
    local::HillClimbing climbing;
    climbing.variant = local::Climb::Plateau;
    climbing.plateau_limit = options.as == As::Described ? options.plateau_limit : 0;
    return a_hillclimb(position, climbing, budget, random);
}

}  // namespace lawan::adjacency::papers
