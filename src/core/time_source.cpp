#include "core/time_source.hpp"

#include <chrono>
#include <ctime>
#include <optional>

namespace lawan {
namespace {

// Not std::clock(), whose count wraps around where a clock_t is short.
[[nodiscard]] std::optional<Seconds> read_clock(clockid_t clock) {
    timespec now{};
    if (clock_gettime(clock, &now) != 0) return std::nullopt;
    return Seconds{static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9};
}

class MachineTime final : public TimeSource {
  public:
    [[nodiscard]] Seconds now() const override {
        return std::chrono::steady_clock::now().time_since_epoch();
    }
    // Where the system does not say, all time counts as work.
    [[nodiscard]] Seconds worked() const override {
        return read_clock(CLOCK_THREAD_CPUTIME_ID).value_or(now());
    }
};

}  // namespace

const TimeSource& TimeSource::of_machine() {
    static const MachineTime machine;
    return machine;
}

Seconds cpu_time() {
    return read_clock(CLOCK_PROCESS_CPUTIME_ID).value_or(Seconds{0});
}

}  // namespace lawan
