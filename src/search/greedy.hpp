// Looking one move ahead: the move after which the evaluator likes the position best.
#pragma once

#include "core/budget.hpp"
#include "core/evaluator.hpp"
#include "core/position.hpp"
#include "core/thought.hpp"
#include "search/static_value.hpp"

namespace lawan {

// The first of equal moves wins. The root must have a legal move.
template <Position P, Evaluator<P> E>
[[nodiscard]] Thought<typename P::Move> greedy(const P& root, const E& evaluator, Budget& budget) {
    const auto moves = root.legal_moves();
    Thought<typename P::Move> thought{moves[0], {}, 1, 0, {}, {}};
    Score best = -Score::infinity();
    for (const auto move : moves) {
        if (!budget.spend()) break;
        const Score score = -static_value(root.after(move), evaluator);
        if (score > best) {
            best = score;
            thought.best = move;
            thought.valuation = Valuation::estimated(score);
        }
    }
    thought.nodes = budget.nodes();
    thought.time = budget.elapsed();
    thought.line = {thought.best};
    return thought;
}

}  // namespace lawan
