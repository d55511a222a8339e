// What an evaluator says of a position without looking ahead, whether the game goes on or not.
#pragma once

#include <optional>

#include "core/budget.hpp"
#include "core/evaluator.hpp"
#include "core/position.hpp"
#include "core/score.hpp"
#include "core/side.hpp"

namespace lawan {

template <Position P, Evaluator<P> E>
[[nodiscard]] Score static_value(const P& position, const E& evaluator) {
    return is_over(position) ? evaluator.outcome(position) : evaluator.evaluate(position);
}

template <Position P, Evaluator<P> E>
[[nodiscard]] Score static_value_for(Side side, const P& position, const E& evaluator) {
    const Score score = static_value(position, evaluator);
    return position.side_to_move() == side ? score : -score;
}

// The move after which the position looks best to whoever makes it; the first of equal ones.
// Nothing when the game is over or the budget is spent.
template <Position P, Evaluator<P> E>
[[nodiscard]] std::optional<typename P::Move> greedy_reply(const P& position, const E& evaluator,
                                                           Budget& budget) {
    std::optional<typename P::Move> reply;
    Score best = -Score::infinity();
    for (const auto move : position.legal_moves()) {
        if (!budget.spend()) return std::nullopt;
        const Score score = -static_value(position.after(move), evaluator);
        if (score > best) {
            best = score;
            reply = move;
        }
    }
    return reply;
}

}  // namespace lawan
