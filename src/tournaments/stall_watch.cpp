#include "tournaments/stall_watch.hpp"

#include <algorithm>
#include <chrono>

#include "core/waiting.hpp"

namespace lawan {
namespace {

constexpr Seconds kWakesEvery{0.05};
constexpr Seconds kWorthNoting{0.02};
constexpr std::size_t kMostNoted = 1000;

}  // namespace

void StallLog::woke(Seconds wished, Seconds now) {
    const Seconds delay = now - wished;
    if (delay < kWorthNoting) return;
    const std::lock_guard lock{mutex_};
    if (stalls_.size() == kMostNoted) stalls_.erase(stalls_.begin());
    stalls_.push_back({now, delay});
}

std::optional<Seconds> StallLog::longest_since(Seconds moment, Seconds allowed) const {
    const std::lock_guard lock{mutex_};
    std::optional<Seconds> longest;
    for (const Stall& stall : stalls_) {
        if (stall.ended < moment || stall.delay <= allowed) continue;
        longest = longest ? std::max(*longest, stall.delay) : stall.delay;
    }
    return longest;
}

StallWatch::StallWatch(const TimeSource& clock)
    : thread_{[this, &clock] {
          while (!ended_) {
              const Seconds in_line = waited_by(clock).value_or(Seconds{0});
              const Seconds wished = clock.now() + kWakesEvery;
              std::this_thread::sleep_for(kWakesEvery);
              // Programs are not charged for what they wait in line; that is no stall.
              const Seconds since = waited_by(clock).value_or(in_line) - in_line;
              log_.woke(wished, clock.now() - since);
          }
      }} {}

StallWatch::~StallWatch() {
    ended_ = true;
    thread_.join();
}

}  // namespace lawan
