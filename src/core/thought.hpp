// What a search has to say about a position.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/limits.hpp"
#include "core/reason.hpp"
#include "core/score.hpp"

namespace lawan {

// Proved: the final score of best play. Estimated: an evaluator's word, on its scale.
enum class Certainty : std::uint8_t { Estimated, Proved };

struct Valuation {
    Score score;  // for the side to move
    Certainty certainty = Certainty::Estimated;

    [[nodiscard]] static constexpr Valuation proved(Score score) {
        return {score, Certainty::Proved};
    }
    [[nodiscard]] static constexpr Valuation estimated(Score score) {
        return {score, Certainty::Estimated};
    }
    [[nodiscard]] constexpr bool is_proved() const { return certainty == Certainty::Proved; }
    friend constexpr bool operator==(Valuation, Valuation) = default;
};

template <class Move>
struct Thought {
    Move best;
    std::optional<Valuation> valuation;  // a bot that plays by chance has none
    int depth = 0;                       // plies looked ahead in full
    std::uint64_t nodes = 0;
    Seconds time{0};
    std::vector<Move> line;            // the principal variation, best move first
    std::vector<Reason> reasons = {};  // why, where a bot can say
};

}  // namespace lawan
