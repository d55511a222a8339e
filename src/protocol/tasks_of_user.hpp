// How many processes and threads this user runs.
#pragma once

#include <cstdint>

namespace lawan {

// Room for the threads of one process: those of Java start some dozens.
inline constexpr std::uint64_t kThreadsAProcess = 64;

// What to set RLIMIT_NPROC to for `processes` more: it counts everything that the user runs,
// threads included. 0 for root, whom it does not bind.
[[nodiscard]] std::uint64_t most_tasks_of_user(std::uint64_t processes);

}  // namespace lawan
