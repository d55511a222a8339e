#include "protocol/lock_in.hpp"

#include <cerrno>
#include <csignal>
#include <cstddef>

#include <fcntl.h>
#include <linux/capability.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "protocol/bare_process.hpp"
#include "protocol/held.hpp"
#include "protocol/sandbox_build.hpp"
#include "protocol/system_calls.hpp"

namespace lawan {
namespace {

LAWAN_IN_SUPERVISOR void write_text(const char* path, const char* text, std::size_t size) {
    const int file = open(path, O_WRONLY | O_CLOEXEC);
    if (file < 0) return;
    (void)!write(file, text, size);
    close(file);
}

// "1000 1000 1"
LAWAN_IN_SUPERVISOR void keep(const char* path, unsigned id) {
    char text[32];
    char digits[12];
    std::size_t count = 0;
    do {
        digits[count++] = static_cast<char>('0' + id % 10);
        id /= 10;
    } while (id != 0);
    std::size_t size = 0;
    for (int twice = 0; twice < 2; ++twice) {
        for (std::size_t i = count; i > 0; --i) text[size++] = digits[i - 1];
        text[size++] = ' ';
    }
    text[size++] = '1';
    write_text(path, text, size);
}

LAWAN_IN_SUPERVISOR bool drop_capabilities() {
    constexpr unsigned long kMost = 64;
    for (unsigned long each = 0; each < kMost; ++each) prctl(PR_CAPBSET_DROP, each, 0, 0, 0);
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {};
    return syscall(SYS_capset, &header, none) == 0;
}

// What of `held` a process can have that was made with these flags; -1 where it cannot have the
// files, or where others could get at them through /proc.
int tried(int clone_flags, int held, const SandboxOrders& files) {
    const unsigned user = geteuid();
    const unsigned group = getegid();
    const pid_t pid = bare_fork(clone_flags);
    if (pid == 0) {
        if ((clone_flags & CLONE_NEWUSER) != 0) keep_identity(user, group);
        int found = 0;
        if ((held & kOwnFiles) != 0) found = enter_sandbox(files);
        // A status has room for eight bits; kOwnFiles and kOwnProcesses are among the first.
        if (give_up_privileges(held | kFewerCalls)) found |= kFewerCalls;
        _exit(found);
    }
    int status = 0;
    if (pid < 0) return -1;
    while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {
    }
    if (!WIFEXITED(status)) return -1;
    const int found = WEXITSTATUS(status);
    if ((held & kOwnFiles) != 0 && (found & kOwnFiles) == 0) return -1;
    const bool safe = (found & kOwnProcesses) != 0 || (clone_flags & CLONE_NEWUSER) != 0;
    if ((held & kOwnFiles) != 0 && !safe) return -1;
    return held | (found & (kOwnProcesses | kFewerCalls));
}

LockIn find_best() {
    constexpr int kApart = CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS;
    constexpr int kHeldApart = kPidNamespace | kNetworkNamespace | kOwnIpc | kNoPrivileges;
    const LockIn ways[] = {{kApart | CLONE_NEWNS, kHeldApart | kOwnFiles},
                           {kApart | CLONE_NEWNS | CLONE_NEWUSER, kHeldApart | kOwnFiles},
                           {kApart, kHeldApart},
                           {kApart | CLONE_NEWUSER, kHeldApart},
                           {CLONE_NEWPID, kPidNamespace | kNoPrivileges},
                           {0, kNoPrivileges}};
    constexpr std::uint64_t kScratchMib = 1;
    const SandboxMemory files{plan_sandbox({}), kScratchMib};
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    // A signal must not run one of our handlers in the copy.
    pthread_sigmask(SIG_SETMASK, &all, &before);
    LockIn best;
    for (const LockIn& way : ways) {
        const int held = tried(way.clone_flags, way.held, files.orders());
        if (held < 0) continue;
        best = {way.clone_flags, held};
        break;
    }
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    return best;
}

}  // namespace

const LockIn& best_lock_in() {
    static const LockIn best = find_best();
    return best;
}

LAWAN_IN_SUPERVISOR void keep_identity(unsigned user, unsigned group) {
    write_text("/proc/self/setgroups", "deny", 4);
    keep("/proc/self/uid_map", user);
    keep("/proc/self/gid_map", group);
}

LAWAN_IN_SUPERVISOR bool give_up_privileges(int held) {
    if ((held & kNoPrivileges) != 0 &&
        (!drop_capabilities() || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)) {
        return false;
    }
    return (held & kFewerCalls) == 0 || allow_fewer_system_calls((held & kNetworkNamespace) != 0);
}

}  // namespace lawan
