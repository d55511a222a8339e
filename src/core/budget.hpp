// The one place where a search learns that it has to come to an end.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

#include "core/limits.hpp"

namespace lawan {

// "Stop now" from another thread or a signal handler: the user moved on, the program ends.
class StopSignal {
  public:
    void raise() { raised_.store(true, std::memory_order_relaxed); }
    void clear() { raised_.store(false, std::memory_order_relaxed); }
    [[nodiscard]] bool raised() const { return raised_.load(std::memory_order_relaxed); }

  private:
    std::atomic<bool> raised_{false};
    static_assert(std::atomic<bool>::is_always_lock_free, "raised from signal handlers");
};

// Counts a search's nodes and says when to stop; a search never reads a clock itself. Once spent,
// a budget stays spent.
class Budget {
  public:
    using Clock = std::chrono::steady_clock;

    explicit Budget(const Limits& limits, const StopSignal* stop = nullptr)
        : limits_{limits}, stop_{stop}, start_{Clock::now()} {}

    // Called once a node; false when it is time to return with the best found so far.
    [[nodiscard]] bool spend() {
        if (spent_) return false;
        ++nodes_;
        if (limits_.nodes && nodes_ >= *limits_.nodes) spent_ = true;
        // The clock is asked at the first node too, so that a bot out of time stops at once.
        if (nodes_ % kNodesBetweenLooks == 1) look();
        return !spent_;
    }

    [[nodiscard]] bool spent() const { return spent_; }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
    [[nodiscard]] Seconds elapsed() const { return Clock::now() - start_; }
    [[nodiscard]] const Limits& limits() const { return limits_; }

    // Looks at the clock and the signal now, for work whose steps are long.
    void look() {
        if (stop_ != nullptr && stop_->raised()) spent_ = true;
        if (limits_.time && elapsed() >= *limits_.time) spent_ = true;
    }

  private:
    static constexpr std::uint64_t kNodesBetweenLooks = 1024;

    Limits limits_;
    const StopSignal* stop_;
    Clock::time_point start_;
    std::uint64_t nodes_ = 0;
    bool spent_ = false;
};

}  // namespace lawan
