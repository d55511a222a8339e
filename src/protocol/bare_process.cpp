#include "protocol/bare_process.hpp"

#include <cerrno>
#include <csignal>
#include <ctime>

#include <poll.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "protocol/process_tree.hpp"

namespace lawan {

LAWAN_IN_SUPERVISOR pid_t bare_fork(int namespaces) {
    return static_cast<pid_t>(
        syscall(SYS_clone, static_cast<unsigned long>(namespaces | SIGCHLD), 0, 0, 0, 0));
}

LAWAN_IN_SUPERVISOR pid_t bare_fork_into(int group_folder) {
#ifdef SYS_clone3
    constexpr std::uint64_t kIntoGroup = 0x200000000;  // CLONE_INTO_CGROUP, Linux 5.7
    struct {  // clone_args of linux/sched.h, which older systems do not have in full
        std::uint64_t flags, pidfd, child_tid, parent_tid, exit_signal, stack, stack_size, tls,
            set_tid, set_tid_size, cgroup;
    } wanted{};
    wanted.flags = kIntoGroup;
    wanted.exit_signal = SIGCHLD;
    wanted.cgroup = static_cast<std::uint64_t>(group_folder);
    return static_cast<pid_t>(syscall(SYS_clone3, &wanted, sizeof wanted));
#else
    (void)group_folder;
    errno = ENOSYS;
    return -1;
#endif
}

LAWAN_IN_SUPERVISOR std::int64_t monotonic_ns() {
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return std::int64_t{now.tv_sec} * 1'000'000'000 + now.tv_nsec;
}

LAWAN_IN_SUPERVISOR std::int64_t monotonic_ms() {
    return monotonic_ns() / 1'000'000;
}

LAWAN_IN_SUPERVISOR void close_descriptors_from(unsigned first) {
#ifdef SYS_close_range
    if (syscall(SYS_close_range, first, ~0U, 0U) == 0) return;
#endif
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    constexpr rlim_t kMost = 1 << 16;
    const auto end = static_cast<unsigned>(files.rlim_cur < kMost ? files.rlim_cur : kMost);
    for (unsigned fd = first; fd < end; ++fd) close(static_cast<int>(fd));
}

// Stopped processes start no new ones, so that the second round finds all.
LAWAN_IN_SUPERVISOR void end_descendants() {
    constexpr int kMostRounds = 200;
    for (int round = 0; round < kMostRounds; ++round) {
        signal_descendants(SIGSTOP);
        signal_descendants(SIGKILL);
        while (waitpid(-1, nullptr, WNOHANG) > 0) {
        }
        if (waitpid(-1, nullptr, WNOHANG) < 0 && errno == ECHILD) return;
        poll(nullptr, 0, 1);
    }
}

}  // namespace lawan
