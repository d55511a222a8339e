#include "protocol/program_start.hpp"

#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include "protocol/bare_process.hpp"
#include "protocol/lock_in.hpp"
#include "protocol/supervisor.hpp"

namespace lawan {
namespace {

// What the kernel keeps for those that wait for files grows with the square of this.
constexpr std::uint64_t kMostOpenFiles = 256;

LAWAN_IN_SUPERVISOR void limit(int resource, std::uint64_t most, rlim_t grace = 0) {
    if (most == 0) return;
    rlimit now{};
    getrlimit(static_cast<__rlimit_resource>(resource), &now);
    const rlim_t wanted = static_cast<rlim_t>(most);
    const rlim_t value = wanted < now.rlim_max ? wanted : now.rlim_max;
    const rlim_t hard = value + grace < now.rlim_max ? value + grace : now.rlim_max;
    const rlimit set{value, hard};
    setrlimit(static_cast<__rlimit_resource>(resource), &set);
}

}  // namespace

LAWAN_IN_SUPERVISOR void become_program(const ProgramStart& start) {
    setsid();
    setpriority(PRIO_PROCESS, 0, start.priority);
    const int reports = fcntl(start.reports, F_DUPFD_CLOEXEC, kFirstOtherDescriptor);
    dup2(start.in, 0);
    dup2(start.out, 1);
    dup2(start.err, 2);
    for (int fd = 3; fd < static_cast<int>(kFirstOtherDescriptor); ++fd) close(fd);
    // One process alone is stopped by the kernel, on time; the sum is for us to look at.
    limit(RLIMIT_CPU, start.cpu_seconds, 1);    // first SIGXCPU, then SIGKILL
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);  // should anybody kill the supervisor
    limit(RLIMIT_FSIZE, start.file_mib << 20U);
    limit(RLIMIT_NOFILE, kMostOpenFiles);
    limit(RLIMIT_NPROC, start.tasks_of_user);
    const rlimit no_core{0, 0};
    setrlimit(RLIMIT_CORE, &no_core);
    signal(SIGPIPE, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    // Last: the filter holds for us too.
    if (give_up_privileges(start.held)) execvpe(start.words[0], start.words, start.environment);
    const SupervisorReport said{ReportKind::NotStarted, errno};
    (void)!write(reports, &said, sizeof said);
    _exit(127);
}

}  // namespace lawan
