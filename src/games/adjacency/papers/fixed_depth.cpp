#include "games/adjacency/papers/fixed_depth.hpp"

#include <algorithm>

#include "games/adjacency/evaluators/evaluators.hpp"
#include "search/alpha_beta.hpp"
#include "search/found.hpp"

namespace lawan::adjacency::papers {

int depth_within(int depth, const Budget& budget) {
    return std::min(depth, budget.limits().depth.value_or(depth));
}

Thought<Move> fixed_depth(const Position& position, int depth, ChosenOrder order, Budget& budget,
                          Random& random) {
    const MarkDifference evaluator;
    AlphaBeta<Position, MarkDifference, ChosenOrder> search{evaluator, budget, order};
    const auto found = search.search(position, depth);
    if (!found || !found->finished) return any_move(position, budget, random);
    return {found->line.front(),
            valuation_of(position, *found),
            depth,
            budget.nodes(),
            budget.elapsed(),
            found->line};
}

}  // namespace lawan::adjacency::papers
