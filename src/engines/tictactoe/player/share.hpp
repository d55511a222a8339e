// A part of what is left of a budget, for one of several things that have to fit into it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "core/budget.hpp"

namespace lawan::tictactoe::player {

class Share {
  public:
    // At most `usual` nodes where the budget limits neither nodes nor time, and where it limits the
    // depth: who asks for a depth waits for that, and not until the time is over.
    Share(Budget& budget, double part, std::uint64_t usual) : budget_{&budget} {
        const Limits& limits = budget.limits();
        if (limits.time) {
            const Seconds now = budget.elapsed();
            until_ = now + part * std::max(Seconds{0}, *limits.time - now);
        }
        const std::uint64_t done = budget.nodes();
        if (limits.nodes) {
            nodes_ = done +
                     static_cast<std::uint64_t>(
                         part * static_cast<double>(*limits.nodes - std::min(done, *limits.nodes)));
        } else if (!limits.time || limits.depth) {
            nodes_ = done + usual;
        }
    }

    [[nodiscard]] static Share all(Budget& budget) {
        Share share{budget, 1, 0};
        share.until_ = kEver;
        share.nodes_ = kUnlimited;
        return share;
    }

    // Once used up, a share stays so.
    [[nodiscard]] bool used() {
        if (used_ || budget_->spent()) return true;
        if (budget_->nodes() >= nodes_) {
            used_ = true;
        } else if (++asked_ % kBetweenLooks == 1) {
            budget_->look();
            used_ = budget_->elapsed() >= until_;
        }
        return used_ || budget_->spent();
    }

  private:
    static constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();
    static constexpr Seconds kEver{std::numeric_limits<double>::infinity()};
    static constexpr int kBetweenLooks = 16;

    Budget* budget_;
    Seconds until_ = kEver;
    std::uint64_t nodes_ = kUnlimited;
    int asked_ = 0;
    bool used_ = false;
};

}  // namespace lawan::tictactoe::player
