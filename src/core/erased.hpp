// Moves and thoughts of one game for those who do not know the game.
#pragma once

#include <vector>

#include "core/any_move.hpp"
#include "core/thought.hpp"

namespace lawan {

template <class Move>
[[nodiscard]] std::vector<AnyMove> erased(const std::vector<Move>& moves) {
    std::vector<AnyMove> any;
    any.reserve(moves.size());
    for (const Move move : moves) any.push_back(AnyMove::of(move));
    return any;
}

template <class Move>
[[nodiscard]] Thought<AnyMove> erased(const Thought<Move>& thought) {
    return {
        AnyMove::of(thought.best), thought.valuation, thought.depth, thought.nodes, thought.time,
        erased(thought.line),      thought.reasons};
}

}  // namespace lawan
