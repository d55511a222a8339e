// The minimax of papers a and c as they describe it: alpha-beta to a fixed depth with the mark
// difference, and a random legal move when time is up.
#pragma once

#include "core/budget.hpp"
#include "core/random.hpp"
#include "core/thought.hpp"
#include "games/adjacency/papers/common.hpp"
#include "search/move_ordering.hpp"

namespace lawan::adjacency::papers {

// The bot's own depth, or less where whoever asks allows less.
[[nodiscard]] int depth_within(int depth, const Budget& budget);

[[nodiscard]] Thought<Move> fixed_depth(const Position& position, int depth, ChosenOrder order,
                                        Budget& budget, Random& random);

}  // namespace lawan::adjacency::papers
