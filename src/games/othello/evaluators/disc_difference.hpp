// Who has more discs now: what beginners go by, and what the greedy bot teaches to distrust.
#pragma once

#include "core/score.hpp"
#include "games/othello/rules/position.hpp"

namespace lawan::othello {

template <int Size>
struct DiscDifference {
    [[nodiscard]] Score evaluate(const BasicPosition<Size>& position) const {
        return Score{position.player().count() - position.opponent().count()};
    }
    // Discs too, so on one scale with the estimates.
    [[nodiscard]] Score outcome(const BasicPosition<Size>& position) const {
        return position.final_score();
    }
};

}  // namespace lawan::othello
