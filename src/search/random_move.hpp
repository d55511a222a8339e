// Any legal move, all equally likely: the opponent that everybody should beat.
#pragma once

#include "core/position.hpp"
#include "core/random.hpp"
#include "core/thought.hpp"

namespace lawan {

// The root must have a legal move.
template <Position P>
[[nodiscard]] Thought<typename P::Move> random_move(const P& root, Random& random) {
    Thought<typename P::Move> thought;
    thought.best = random.pick(root.legal_moves());
    thought.line = {thought.best};
    return thought;
}

}  // namespace lawan
