// Searching one ply deeper at a time, so that a good move is ready whenever the budget is spent.
//
// Slate and Atkin, Chess 4.5, in: Chess Skill in Man and Machine (1977). The three Adjacency papers
// ask for the fallback: a legal move is always at hand.
#pragma once

#include <limits>
#include <optional>

#include "core/budget.hpp"
#include "core/position.hpp"
#include "core/thought.hpp"
#include "search/found.hpp"

namespace lawan {

// Deeper than any game is long.
inline constexpr int kNoDepthLimit = std::numeric_limits<int>::max() - 1;

// search(depth) gives an optional Found. The root must have a legal move: the first one is the
// fallback when not even one ply can be searched.
template <Position P, class Search>
[[nodiscard]] Thought<typename P::Move> iterative_deepening(const P& root, int max_depth,
                                                            Budget& budget, Search search) {
    Thought<typename P::Move> thought{root.legal_moves()[0], {}, 0, 0, {}, {}};
    for (int depth = 1; depth <= max_depth; ++depth) {
        const auto found = search(depth);
        if (!found) break;
        thought.best = found->line.front();
        thought.valuation = valuation_of(root, *found);
        thought.depth = depth;
        thought.line = found->line;
        if (found->to_the_end) break;
    }
    thought.nodes = budget.nodes();
    thought.time = budget.elapsed();
    return thought;
}

}  // namespace lawan
