// A clock that only a test moves, so that no test sleeps or depends on how busy the machine is.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <utility>

#include "core/time_source.hpp"
#include "core/waiting.hpp"

namespace lawan::test {

// Time passes when it is told to, and a little at each reading, as if work had led to it. Several
// threads may ask it.
class FakeClock final : public TimeSource, public CountsWaiting {
  public:
    FakeClock() = default;
    explicit FakeClock(Seconds at_each_reading) : at_each_reading_{at_each_reading} {}

    [[nodiscard]] Seconds now() const override {
        work(at_each_reading_);
        const std::uint64_t reading = ++readings_;
        if (at_reading_) at_reading_(reading);
        return Ticks{now_};
    }
    [[nodiscard]] Seconds worked() const override { return Ticks{worked_}; }
    [[nodiscard]] std::optional<Seconds> waited() const override { return Ticks{now_ - worked_}; }

    // The thread works.
    void work(Seconds time) const {
        wait(time);
        worked_ += ticks(time);
    }
    // Somebody else has the processor.
    void wait(Seconds time) const { now_ += ticks(time); }

    // Called at each reading, with their number: it may let time pass.
    void at_reading(std::function<void(std::uint64_t)> callback) {
        at_reading_ = std::move(callback);
    }
    [[nodiscard]] std::uint64_t readings() const { return readings_; }

  private:
    using Ticks = std::chrono::duration<std::int64_t, std::nano>;

    [[nodiscard]] static std::int64_t ticks(Seconds time) {
        return std::chrono::duration_cast<Ticks>(time).count();
    }

    Seconds at_each_reading_{0};
    std::function<void(std::uint64_t)> at_reading_;
    mutable std::atomic<std::int64_t> now_{0};
    mutable std::atomic<std::int64_t> worked_{0};
    mutable std::atomic<std::uint64_t> readings_{0};
};

}  // namespace lawan::test
