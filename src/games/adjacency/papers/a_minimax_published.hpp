// The look-ahead of adjacency-a's published program, with its slip.
#pragma once

#include <optional>

#include "core/budget.hpp"
#include "core/score.hpp"
#include "games/adjacency/papers/common.hpp"

namespace lawan::adjacency::papers {

struct ScoredMove {
    Move move;
    Score score;
};

// Nothing when the budget is spent before the end.
[[nodiscard]] std::optional<ScoredMove> a_minimax_published(const Position& position,
                                                            int plies_after_own_move,
                                                            Budget& budget);

}  // namespace lawan::adjacency::papers
