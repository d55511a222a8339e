#include "core/cpu_time.hpp"

#include <ctime>

namespace lawan {

// Not std::clock(), whose count wraps around where a clock_t is short.
Seconds cpu_time() {
    timespec now{};
    if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now) != 0) return Seconds{0};
    return Seconds{static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9};
}

}  // namespace lawan
