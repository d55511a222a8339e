#include "games/adjacency/papers/a_minimax.hpp"

#include "games/adjacency/papers/a_minimax_published.hpp"
#include "games/adjacency/papers/fixed_depth.hpp"

namespace lawan::adjacency::papers {

Thought<Move> a_minimax(const Position& position, const AMinimax& options, Budget& budget,
                        Random& random) {
    const int depth = depth_within(options.depth, budget);
    if (options.as == As::Described) {
        return fixed_depth(position, depth, ChosenOrder::none(), budget, random);
    }
    const auto found = a_minimax_published(position, depth - 1, budget);
    return found ? answer(found->move, found->score, depth, budget)
                 : any_move(position, budget, random);
}

}  // namespace lawan::adjacency::papers
