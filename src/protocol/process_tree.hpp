// The processes below this one, as /proc shows them. Safe in a signal handler.
#pragma once

#include <cstdint>

namespace lawan {

struct TreeUse {
    std::uint64_t resident_bytes = 0;
    std::uint64_t processes = 0;
    std::uint64_t threads = 0;  // of all of them
    std::uint64_t cpu_ms = 0;
};

// Shared pages count for each process that has them. The processor time is that of all who live and
// of those that were waited for.
[[nodiscard]] TreeUse use_of_descendants();

// Of all in our PID namespace but us, where /proc is of that namespace. Where there are more than
// `most` processes (0 for any number), they are counted only: there may be thousands.
[[nodiscard]] TreeUse use_of_namespace(std::uint64_t most);

// Children first. In a PID namespace of its own a process cannot use this: /proc has other numbers.
void signal_descendants(int signal);

}  // namespace lawan
