// Moments at which the machine itself stood still: a program that was late then is not to blame.
#pragma once

#include <atomic>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "core/limits.hpp"
#include "core/time_source.hpp"

namespace lawan {

// What a thread notes that wants to wake up now and then. Any thread may ask.
class StallLog {
  public:
    // It meant to wake up then, and did so now.
    void woke(Seconds wished, Seconds now);

    // The longest delay that ended after this moment and is longer than `allowed`.
    [[nodiscard]] std::optional<Seconds> longest_since(Seconds moment, Seconds allowed) const;

  private:
    struct Stall {
        Seconds ended;
        Seconds delay;
    };

    mutable std::mutex mutex_;
    std::vector<Stall> stalls_;  // those worth noting
};

// Such a thread.
class StallWatch {
  public:
    explicit StallWatch(const TimeSource& clock = TimeSource::of_machine());
    StallWatch(const StallWatch&) = delete;
    StallWatch& operator=(const StallWatch&) = delete;
    ~StallWatch();

    [[nodiscard]] const StallLog& log() const { return log_; }

  private:
    StallLog log_;
    std::atomic<bool> ended_{false};
    std::thread thread_;
};

}  // namespace lawan
