// Leaving the opponent as few moves as possible.
#pragma once

#include "core/budget.hpp"
#include "core/position.hpp"
#include "core/thought.hpp"

namespace lawan {

// The first of equal moves wins. The root must have a legal move.
template <Position P>
[[nodiscard]] Thought<typename P::Move> stifle(const P& root, Budget& budget) {
    const auto moves = root.legal_moves();
    Thought<typename P::Move> thought;
    thought.best = moves[0];
    int fewest = move_count(root.after(moves[0]));
    for (const auto move : moves) {
        if (!budget.spend()) break;
        const int replies = move_count(root.after(move));
        if (replies < fewest) {
            fewest = replies;
            thought.best = move;
        }
    }
    thought.depth = 1;
    thought.nodes = budget.nodes();
    thought.time = budget.elapsed();
    thought.line = {thought.best};
    return thought;
}

}  // namespace lawan
