// A budget as all threads of a search look at it.
#pragma once

#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <utility>

#include "core/budget.hpp"
#include "engines/othello/searcher.hpp"
#include "engines/othello/time_plan.hpp"

namespace lawan::othello {

class BudgetControl final : public Control {
  public:
    // Told of the nodes so far, now and then, by whichever thread looks; one at a time.
    using Tick = std::function<void(std::uint64_t nodes)>;

    explicit BudgetControl(Budget& budget, Tick tick = {}, UnusedTime unused = UnusedTime::Kept)
        : budget_{budget}, tick_{std::move(tick)}, unused_{unused} {
        if (budget.limits().time) time_ = usable(*budget.limits().time);
    }

    void look(std::uint64_t nodes) override {
        const std::lock_guard lock{mutex_};
        nodes_ += nodes;
        budget_.look();
        const auto most = budget_.limits().nodes;
        const bool late = time_ && budget_.elapsed() >= *time_;
        if (budget_.spent() || (most && nodes_ >= *most) || late) stop();
        constexpr Seconds kBetweenTicks{0.1};
        if (!tick_ || budget_.elapsed() - ticked_ < kBetweenTicks) return;
        ticked_ = budget_.elapsed();
        tick_(nodes_);
    }
    // No step is begun that would hardly end, unless that costs nothing: a step that is broken off
    // may still have found a better move.
    [[nodiscard]] bool worth_another_step() const {
        const double share = unused_ == UnusedTime::Lost ? 1.0 : 0.7;
        return !stopped() && (!time_ || budget_.elapsed() < share * *time_);
    }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  private:
    // A little is left for the way back.
    [[nodiscard]] static Seconds usable(Seconds limit) {
        constexpr double kShare = 0.96;
        constexpr Seconds kMargin{0.004};
        const Seconds shared{limit * kShare - kMargin};
        const Seconds half{limit * 0.5};
        return shared > half ? shared : half;
    }

    Budget& budget_;
    Tick tick_;
    UnusedTime unused_;
    Seconds ticked_{0};
    std::optional<Seconds> time_;
    std::mutex mutex_;
    std::uint64_t nodes_ = 0;
};

}  // namespace lawan::othello
