// Searching one ply deeper at a time, so that a good move is ready whenever the budget is spent.
//
// Slate and Atkin, Chess 4.5, in: Chess Skill in Man and Machine (1977). adjacency-a, -b and -c
// ask for the fallback: a legal move is always at hand.
#pragma once

#include <concepts>
#include <limits>
#include <optional>

#include "core/budget.hpp"
#include "core/position.hpp"
#include "core/thought.hpp"
#include "search/found.hpp"

namespace lawan {

// Deeper than any game is long.
inline constexpr int kNoDepthLimit = std::numeric_limits<int>::max() - 1;

// search(depth, previous) gives an optional Found; `previous` is what the search one ply shallower
// found, none at first. A search that makes no use of it takes the depth alone. The root must have
// a legal move: the first one is the fallback when not even one ply can be searched.
//
// A search whose budget is spent on the way may still hand back the best of the moves it has
// searched to the new depth. As it began with the move that was best before, the new one is no
// worse as far as anybody has looked: so it is played, though the depth that counts is the last
// full one.
template <Position P, class Search>
[[nodiscard]] Thought<typename P::Move> iterative_deepening(const P& root, int max_depth,
                                                            Budget& budget, Search search) {
    using Result = std::optional<Found<typename P::Move>>;
    Thought<typename P::Move> thought{root.legal_moves()[0], {}, 0, 0, {}, {}};
    Result previous;
    for (int depth = 1; depth <= max_depth; ++depth) {
        Result found;
        if constexpr (std::invocable<Search&, int, const Result&>) {
            found = search(depth, previous);
        } else {
            found = search(depth);
        }
        if (!found) break;
        thought.best = found->line.front();
        thought.valuation = valuation_of(root, *found);
        thought.line = found->line;
        if (!found->finished) break;
        thought.depth = depth;
        budget.finished_depth(thought);
        if (found->to_the_end || budget.spent()) break;
        previous = std::move(found);
    }
    thought.nodes = budget.nodes();
    thought.time = budget.elapsed();
    return thought;
}

}  // namespace lawan
