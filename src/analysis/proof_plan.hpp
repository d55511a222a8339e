// When the game's solver has its turn in an analysis.
#pragma once

#include <algorithm>
#include <optional>

#include "core/limits.hpp"

namespace lawan {

// The solver tries for a part of the time, after the bot has had a quarter as long; then four times
// as long, and so on; the last time for most of what is left.
class ProofPlan {
  public:
    ProofPlan() = default;  // never
    explicit ProofPlan(Seconds whole) : next_{std::min(kFirst * whole, kLongestFirst)} {
        at_ = *next_ / kLongerEachTime;
    }

    [[nodiscard]] bool has_more() const { return next_.has_value(); }
    [[nodiscard]] Seconds at() const { return at_; }  // when the next turn begins, at the latest

    // How long the turn that begins now may take.
    [[nodiscard]] Seconds begin_turn(Seconds now, Seconds left) {
        // Where there would not be time for the whole of the next one, this is the last.
        const Seconds longer = kLongerEachTime * *next_;
        const bool last = left - 2 * *next_ < longer;
        const Seconds turn = last ? std::max(*next_, kLast * left) : *next_;
        next_ = last ? std::nullopt : std::optional{longer};
        at_ = now + turn + longer / kLongerEachTime;
        return turn;
    }

  private:
    static constexpr double kFirst = 0.08;  // of the time
    static constexpr Seconds kLongestFirst{1};
    static constexpr double kLongerEachTime = 4;
    static constexpr double kLast = 0.6;  // of what is left

    std::optional<Seconds> next_;
    Seconds at_{0};
};

}  // namespace lawan
