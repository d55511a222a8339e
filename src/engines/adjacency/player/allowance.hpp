// Passes what a solver has done on to the budget of a move, and ends it in time.
#pragma once

#include <cstdint>

#include "core/budget.hpp"
#include "engines/adjacency/player/deadline.hpp"

namespace lawan::adjacency::player {

class Allowance {
  public:
    // So many nodes of a solver take a small part of a millisecond.
    static constexpr std::uint64_t kNodesBetweenLooks = 128;

    Allowance(Budget& budget, Seconds time)
        : budget_{&budget}, deadline_{budget, budget.elapsed() + time} {}

    // False when the time or the budget is spent.
    [[nodiscard]] bool spend(std::uint64_t nodes) {
        for (std::uint64_t i = 0; i < nodes; ++i) {
            if (!budget_->spend()) return false;
        }
        constexpr std::uint64_t kLooksAtNoClock = 4;
        if (++looks_ % kLooksAtNoClock == 0 && deadline_.passed()) over_ = true;
        return !over_;
    }

    // Goes on for this long from now.
    void renew(Seconds time) {
        deadline_.move_to(budget_->elapsed() + time);
        over_ = time <= Seconds{0};
    }

  private:
    Budget* budget_;
    Deadline deadline_;
    std::uint64_t looks_ = 0;
    bool over_ = false;
};

}  // namespace lawan::adjacency::player
