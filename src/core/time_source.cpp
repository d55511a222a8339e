#include "core/time_source.hpp"

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <optional>

#ifdef __linux__
#include <fcntl.h>
#include <unistd.h>
#endif

#include "core/waiting.hpp"

namespace lawan {
namespace {

// Not std::clock(), whose count wraps around where a clock_t is short.
[[nodiscard]] std::optional<Seconds> read_clock(clockid_t clock) {
    timespec now{};
    if (clock_gettime(clock, &now) != 0) return std::nullopt;
    return Seconds{static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9};
}

#ifdef __linux__
// Of this thread: nanoseconds on a processor, nanoseconds in line for one, how often it got one.
class SchedulerCount {
  public:
    SchedulerCount() : file_{open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC)} {}
    SchedulerCount(const SchedulerCount&) = delete;
    SchedulerCount& operator=(const SchedulerCount&) = delete;
    ~SchedulerCount() {
        if (file_ >= 0) close(file_);
    }

    [[nodiscard]] std::optional<Seconds> waited() const {
        char text[80];
        const ssize_t size = file_ < 0 ? -1 : pread(file_, text, sizeof text - 1, 0);
        if (size <= 0) return std::nullopt;
        text[size] = 0;
        char* end = nullptr;
        (void)std::strtoull(text, &end, 10);
        return Seconds{static_cast<double>(std::strtoull(end, nullptr, 10)) * 1e-9};
    }

  private:
    int file_;
};
#endif

class MachineTime final : public TimeSource, public CountsWaiting {
  public:
    [[nodiscard]] Seconds now() const override {
        return std::chrono::steady_clock::now().time_since_epoch();
    }
    // Where the system does not say, all time counts as work.
    [[nodiscard]] Seconds worked() const override {
        return read_clock(CLOCK_THREAD_CPUTIME_ID).value_or(now());
    }
    [[nodiscard]] std::optional<Seconds> waited() const override {
#ifdef __linux__
        static thread_local const SchedulerCount count;
        return count.waited();
#else
        return std::nullopt;
#endif
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
