// What a process may do that is a copy of ours and never calls exec, while other threads run: see
// supervisor.hpp. Nothing here allocates memory or takes a lock.
#pragma once

#include <cstdint>

#include <sys/types.h>

// On every function that such a process calls: a thread sanitizer knows nothing of processes made
// without fork().
#define LAWAN_IN_SUPERVISOR __attribute__((no_sanitize("thread")))

namespace lawan {

// fork() would take locks that another thread may hold in our copy of the process.
[[nodiscard]] pid_t bare_fork(int namespaces);

// Into the control group whose folder this is; -1 where that cannot be done.
[[nodiscard]] pid_t bare_fork_into(int group_folder);

[[nodiscard]] std::int64_t monotonic_ns();
[[nodiscard]] std::int64_t monotonic_ms();

void close_descriptors_from(unsigned first);

// Ends what it and its children have started, where no namespace does it.
void end_descendants();

}  // namespace lawan
