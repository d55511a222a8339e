#include "protocol/supervisor.hpp"

#include <cerrno>
#include <csignal>

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

}  // namespace

pid_t start_supervisor(const SupervisorOrders& orders) {
    const unsigned user = geteuid();
    const unsigned group = getegid();
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    // A signal must not run one of our handlers in the copy.
    pthread_sigmask(SIG_SETMASK, &all, &before);
    const int flags = orders.lock_in.clone_flags;
    const pid_t pid = bare_fork(flags);
    if (pid == 0) {
        if ((flags & CLONE_NEWUSER) != 0) keep_identity(user, group);
        if ((flags & CLONE_NEWPID) == 0) stand_above_the_supervisor();
        supervise(orders);
    }
    const int error = errno;
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    errno = error;
    return pid;
}

}  // namespace lawan
