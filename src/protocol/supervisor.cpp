#include "protocol/supervisor.hpp"

#include <cerrno>
#include <csignal>
#include <cstddef>

#include <fcntl.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "protocol/bare_process.hpp"
#include "protocol/supervisor_watch.hpp"

namespace lawan {
namespace {

// Where there is no namespace a program can end its supervisor. What it had started then comes to
// the process that stands above: this one. The supervisor itself returns from here.
LAWAN_IN_SUPERVISOR void stand_above_the_supervisor() {
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    const pid_t supervisor = bare_fork(0);
    if (supervisor <= 0) {
        if (supervisor == 0) prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
        return;
    }
    setsid();
    close_descriptors_from(0);  // whoever waits for the end of a pipe shall not wait for us
    while (waitpid(supervisor, nullptr, 0) < 0 && errno == EINTR) {
    }
    end_descendants();
    _exit(0);
}

LAWAN_IN_SUPERVISOR void write_text(const char* path, const char* text, std::size_t size) {
    const int file = open(path, O_WRONLY | O_CLOEXEC);
    if (file < 0) return;
    (void)!write(file, text, size);
    close(file);
}

// "1000 1000 1": in its namespace the program is the user that it is outside.
LAWAN_IN_SUPERVISOR void keep_identity(const char* path, unsigned id) {
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

}  // namespace

pid_t start_supervisor(const SupervisorOrders& orders) {
    struct Try {
        int flags;
        int namespaces;
    };
    constexpr int kBoth = kPidNamespace | kNetworkNamespace;
    constexpr Try kTries[] = {{CLONE_NEWPID | CLONE_NEWNET, kBoth},
                              {CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET, kBoth},
                              {CLONE_NEWPID, kPidNamespace},
                              {0, 0}};
    const unsigned user = geteuid();
    const unsigned group = getegid();
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    // A signal must not run one of our handlers in the copy.
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t pid = -1;
    for (const Try& each : kTries) {
        if (!orders.namespaces && each.flags != 0) continue;
        pid = bare_fork(each.flags);
        if (pid == 0) {
            if ((each.flags & CLONE_NEWUSER) != 0) {
                write_text("/proc/self/setgroups", "deny", 4);
                keep_identity("/proc/self/uid_map", user);
                keep_identity("/proc/self/gid_map", group);
            }
            if ((each.flags & CLONE_NEWPID) == 0) stand_above_the_supervisor();
            supervise(orders, each.namespaces);
        }
        if (pid > 0 || (errno != EPERM && errno != EINVAL && errno != ENOSPC && errno != ENOSYS &&
                        errno != EACCES && errno != EUSERS)) {
            break;
        }
    }
    const int error = errno;
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    errno = error;
    return pid;
}

}  // namespace lawan
