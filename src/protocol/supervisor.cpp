#include "protocol/supervisor.hpp"

#include <cerrno>
#include <csignal>
#include <cstddef>
#include <ctime>

#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "protocol/process_tree.hpp"

// Shared by every supervisor that a thread sanitizer would look at: it knows nothing of processes
// made without fork().
#define LAWAN_IN_SUPERVISOR __attribute__((no_sanitize("thread")))

namespace lawan {
namespace {

constexpr int kLooksEveryMs = 50;
constexpr unsigned kFirstOther = 8;  // the descriptors below are used by the supervisor

// fork() would take locks that another thread may hold in our copy of the process.
LAWAN_IN_SUPERVISOR pid_t bare_fork(int namespaces) {
    return static_cast<pid_t>(
        syscall(SYS_clone, static_cast<unsigned long>(namespaces | SIGCHLD), 0, 0, 0, 0));
}

LAWAN_IN_SUPERVISOR std::int64_t now_ms() {
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return std::int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1'000'000;
}

LAWAN_IN_SUPERVISOR void close_from(unsigned first) {
#ifdef SYS_close_range
    if (syscall(SYS_close_range, first, ~0U, 0U) == 0) return;
#endif
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    constexpr rlim_t kMost = 1 << 16;
    const auto end = static_cast<unsigned>(files.rlim_cur < kMost ? files.rlim_cur : kMost);
    for (unsigned fd = first; fd < end; ++fd) close(static_cast<int>(fd));
}

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
    close_from(0);  // whoever waits for the end of a pipe shall not wait for us
    while (waitpid(supervisor, nullptr, 0) < 0 && errno == EINTR) {
    }
    end_descendants();
    _exit(0);
}

class Supervisor {
  public:
    LAWAN_IN_SUPERVISOR explicit Supervisor(const SupervisorOrders& orders, int namespaces)
        : orders_{orders}, namespaces_{namespaces} {}

    [[noreturn]] LAWAN_IN_SUPERVISOR void run() {
        setsid();  // a Ctrl-C in the terminal is for us, not for the bots
        prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
        default_signals();
        arrange_descriptors();
        report(ReportKind::Isolation, namespaces_);

        sigset_t child_ended;
        sigemptyset(&child_ended);
        sigaddset(&child_ended, SIGCHLD);
        sigprocmask(SIG_SETMASK, &child_ended, nullptr);
        const int ended = signalfd(-1, &child_ended, SFD_CLOEXEC);
        program_ = bare_fork(0);
        if (program_ == 0) become_program();
        if (program_ < 0) report(ReportKind::NotStarted, errno);
        close(program_in_);
        close(program_out_);
        close(program_err_);
        if (program_ > 0) watch(ended);
        end_everything();
        drain_errors();
        _exit(0);
    }

  private:
    LAWAN_IN_SUPERVISOR void report(ReportKind kind, int value) const {
        const SupervisorReport said{kind, value};
        (void)!write(reports_, &said, sizeof said);
    }

    LAWAN_IN_SUPERVISOR static void default_signals() {
        struct sigaction action {};
        action.sa_handler = SIG_DFL;
        for (int number = 1; number < NSIG; ++number) sigaction(number, &action, nullptr);
        signal(SIGPIPE, SIG_IGN);
    }

    // All others are closed: they belong to other bots, to files of ours, to anybody.
    LAWAN_IN_SUPERVISOR void arrange_descriptors() {
        const int from[] = {orders_.program_in, orders_.program_out, orders_.program_err,
                            orders_.err,        orders_.err_file,    orders_.control,
                            orders_.reports};
        int* const to[] = {&program_in_, &program_out_, &program_err_, &err_,
                           &err_file_,   &control_,     &reports_};
        constexpr int kAbove = 100;  // out of the way of where they will be in the end
        for (std::size_t i = 0; i < 7; ++i) {
            *to[i] = from[i] < 0 ? -1 : fcntl(from[i], F_DUPFD, kAbove);
        }
        const int nothing = open("/dev/null", O_RDWR);
        dup2(nothing, 0);
        for (int i = 0; i < 7; ++i) {
            const int place = i + 1;
            if (*to[i] < 0) {
                close(place);
            } else {
                dup2(*to[i], place);
                *to[i] = place;
            }
        }
        close_from(kFirstOther);
    }

    [[noreturn]] LAWAN_IN_SUPERVISOR void become_program() {
        setsid();
        const int reports = fcntl(reports_, F_DUPFD_CLOEXEC, kFirstOther);
        // In this order no descriptor is overwritten before it was moved: they are 1, 2 and 3.
        dup2(program_in_, 0);
        dup2(program_out_, 1);
        dup2(program_err_, 2);
        for (int fd = 3; fd < static_cast<int>(kFirstOther); ++fd) close(fd);
        // One process alone is stopped by the kernel, on time; the sum is for us to look at.
        limit(RLIMIT_CPU, orders_.cpu_seconds, 1);  // first SIGXCPU, then SIGKILL
        prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);  // should anybody kill the supervisor
        limit(RLIMIT_FSIZE, orders_.file_mib << 20U);
        limit(RLIMIT_NOFILE, 1024);
        limit(RLIMIT_NPROC, orders_.tasks_of_user);
        const rlimit no_core{0, 0};
        setrlimit(RLIMIT_CORE, &no_core);
        signal(SIGPIPE, SIG_DFL);
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, nullptr);
        execvp(orders_.words[0], orders_.words);
        const SupervisorReport said{ReportKind::NotStarted, errno};
        (void)!write(reports, &said, sizeof said);
        _exit(127);
    }

    // Until the program has ended or has to.
    LAWAN_IN_SUPERVISOR void watch(int ended) {
        std::int64_t last_look = now_ms();
        for (;;) {
            pollfd looked[] = {{control_, POLLIN, 0}, {ended, POLLIN, 0}, {err_, POLLIN, 0}};
            (void)poll(looked, err_ >= 0 ? 3 : 2, kLooksEveryMs);
            if (looked[0].revents != 0) return;
            if (looked[2].revents != 0) take_errors();
            if (looked[1].revents != 0) {
                signalfd_siginfo drained;
                (void)!read(ended, &drained, sizeof drained);
                if (reap()) return;
            }
            // By the clock: a program that never stops writing to stderr is looked at too.
            const std::int64_t now = now_ms();
            if (now - last_look < kLooksEveryMs) continue;
            last_look = now;
            if (over_limit()) return;
        }
    }

    // Was the program itself among those that ended?
    LAWAN_IN_SUPERVISOR bool reap() const {
        int status = 0;
        for (pid_t pid = 0; (pid = waitpid(-1, &status, WNOHANG)) > 0;) {
            if (pid != program_) continue;
            report(ReportKind::Ended, status);
            return true;
        }
        return false;
    }

    LAWAN_IN_SUPERVISOR bool over_limit() const {
        const TreeUse use = use_of_descendants();
        if (orders_.processes != 0 && use.processes > orders_.processes) {
            report(ReportKind::TooManyProcesses, static_cast<int>(use.processes));
            return true;
        }
        const auto mib = use.resident_bytes >> 20U;
        if (orders_.memory_mib != 0 && mib > orders_.memory_mib) {
            report(ReportKind::TooMuchMemory, static_cast<int>(mib));
            return true;
        }
        if (orders_.cpu_seconds != 0 && use.cpu_ms >= orders_.cpu_seconds * 1000) {
            report(ReportKind::TooMuchTime, static_cast<int>(use.cpu_ms / 1000));
            return true;
        }
        return false;
    }

    LAWAN_IN_SUPERVISOR void take_errors() {
        char buffer[4096];
        const ssize_t size = read(err_, buffer, sizeof buffer);
        if (size <= 0) {
            close(err_);
            err_ = -1;
            return;
        }
        remember(buffer, static_cast<std::size_t>(size));
        struct stat file {};
        if (err_file_ < 0 || fstat(err_file_, &file) != 0) return;
        const auto room = static_cast<std::int64_t>(orders_.err_bytes) - file.st_size;
        if (room <= 0) return;
        (void)!write(err_file_, buffer, static_cast<std::size_t>(size < room ? size : room));
    }

    // The end of what was written, byte by byte: memmove() may be checked by a sanitizer.
    LAWAN_IN_SUPERVISOR void remember(const char* piece, std::size_t size) const {
        LastWords* const words = orders_.last_words;
        if (words == nullptr) return;
        const std::size_t added = size < LastWords::kMost ? size : LastWords::kMost;
        const std::size_t room = LastWords::kMost - added;
        const std::size_t kept = words->size < room ? words->size : room;
        const std::size_t dropped = words->size - kept;
        for (std::size_t i = 0; i < kept; ++i) words->text[i] = words->text[i + dropped];
        for (std::size_t i = 0; i < added; ++i) words->text[kept + i] = piece[size - added + i];
        words->size = kept + added;
    }

    // What is still in the pipe is worth keeping: the last words before a crash.
    LAWAN_IN_SUPERVISOR void drain_errors() {
        if (err_ < 0) return;
        constexpr int kMostPieces = 64;
        pollfd looked{err_, POLLIN, 0};
        for (int i = 0; i < kMostPieces && err_ >= 0 && poll(&looked, 1, 0) > 0; ++i) take_errors();
    }

    // Where there is no namespace, one by one is all there is.
    LAWAN_IN_SUPERVISOR void end_everything() const {
        if ((namespaces_ & kPidNamespace) != 0) {
            kill(-1, SIGKILL);  // all in the namespace but us
        } else {
            if (program_ > 0) kill(-program_, SIGKILL);
            end_descendants();
        }
        while (waitpid(-1, nullptr, 0) > 0) {
        }
    }

    const SupervisorOrders& orders_;
    int namespaces_;
    pid_t program_ = -1;
    int program_in_ = -1;
    int program_out_ = -1;
    int program_err_ = -1;
    int err_ = -1;
    int err_file_ = -1;
    int control_ = -1;
    int reports_ = -1;
};

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
            Supervisor{orders, each.namespaces}.run();
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
