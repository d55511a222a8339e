#include "protocol/supervisor_watch.hpp"

#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdint>

#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "protocol/bare_process.hpp"
#include "protocol/held.hpp"
#include "protocol/kept_errors.hpp"
#include "protocol/process_tree.hpp"
#include "protocol/program_start.hpp"

namespace lawan {
namespace {

constexpr int kLooksEveryMs = 50;
constexpr int kBeforeOthers = 10;

// A program that has answered may have to put its search away before it can hear the next question:
// one that is stopped at once would be asked while a thread of it still holds itself to be busy. It
// stands still once it has rested for some looks, or has worked for longer than putting away takes.
constexpr int kSettlingLooksEveryMs = 4;
constexpr int kLooksAtRest = 3;
constexpr std::uint64_t kMostWorkSettlingNs = 10'000'000;
constexpr std::int64_t kMostSettlingMs = 250;

class Supervisor {
  public:
    LAWAN_IN_SUPERVISOR explicit Supervisor(const SupervisorOrders& orders)
        : orders_{orders}, held_{orders.lock_in.held} {}

    [[noreturn]] LAWAN_IN_SUPERVISOR void run() {
        setsid();  // a Ctrl-C in the terminal is for us, not for the bots
        prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
        default_signals();
        arrange_descriptors();
        lock_in();

        sigset_t child_ended;
        sigemptyset(&child_ended);
        sigaddset(&child_ended, SIGCHLD);
        sigprocmask(SIG_SETMASK, &child_ended, nullptr);
        const int ended = signalfd(-1, &child_ended, SFD_CLOEXEC);
        program_ = group_ < 0 ? -1 : bare_fork_into(group_);
        if (program_ < 0) {  // as well without
            held_ &= ~(kOwnGroup | kGroupLimits);
            program_ = bare_fork(0);
        }
        if (program_ != 0) report(ReportKind::Isolation, held_);
        if (program_ == 0) {
            // Here, so that it is known before the program has said anything.
            if (orders_.notes != nullptr && (held_ & kPidNamespace) == 0) {
                orders_.notes->program = getpid();
            }
            become_program({orders_.words, orders_.environment, held_, priority_, program_in_,
                            program_out_, program_err_, reports_, orders_.cpu_seconds,
                            orders_.file_mib, orders_.tasks_of_user});
        }
        if (program_ < 0) report(ReportKind::NotStarted, errno);
        close(program_in_);
        close(program_out_);
        close(program_err_);
        if (program_ > 0) watch(ended);
        end_everything();
        errors_.drain();
        _exit(0);
    }

  private:
    // The program runs as the same user: it must not look into this process.
    LAWAN_IN_SUPERVISOR void lock_in() {
        prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
        for (std::size_t i = 0; i < orders_.own_command_size; ++i) orders_.own_command[i] = 0;
        // However many processes the program starts, this one shall have its turn. Root may.
        priority_ = getpriority(PRIO_PROCESS, 0);
        policy_ = sched_getscheduler(0);
        setpriority(PRIO_PROCESS, 0, priority_ - kBeforeOthers);
        if ((held_ & kOwnFiles) == 0) return;
        constexpr const char* kName = "lawan";
        (void)!sethostname(kName, 5);
        held_ &= ~(kOwnFiles | kOwnProcesses);
        const int files = enter_sandbox(*orders_.sandbox);
        if (files == 0) {
            report(ReportKind::NotLockedIn, errno);
            _exit(0);
        }
        held_ |= files;
    }

    LAWAN_IN_SUPERVISOR void report(ReportKind kind, int value) const {
        const SupervisorReport said{kind, value};
        (void)!write(reports_, &said, sizeof said);
    }

    LAWAN_IN_SUPERVISOR static void default_signals() {
        struct sigaction action {};
        action.sa_handler = SIG_DFL;
        for (int number = 1; number < NSIG; ++number) sigaction(number, &action, nullptr);
        action.sa_flags = SA_NOCLDSTOP;  // who stands still or goes on has not ended
        sigaction(SIGCHLD, &action, nullptr);
        signal(SIGPIPE, SIG_IGN);
    }

    // All others are closed: they belong to other bots, to files of ours, to anybody.
    LAWAN_IN_SUPERVISOR void arrange_descriptors() {
        const int from[] = {orders_.program_in, orders_.program_out, orders_.program_err,
                            orders_.err,        orders_.err_file,    orders_.control,
                            orders_.reports,    orders_.group,       orders_.group_freeze,
                            orders_.group_end};
        int err = -1;
        int err_file = -1;
        int* const to[] = {&program_in_, &program_out_, &program_err_, &err,           &err_file,
                           &control_,    &reports_,     &group_,       &group_freeze_, &group_end_};
        constexpr int kCount = 10;
        constexpr int kAbove = 100;  // out of the way of where they will be in the end
        for (std::size_t i = 0; i < kCount; ++i) {
            *to[i] = from[i] < 0 ? -1 : fcntl(from[i], F_DUPFD, kAbove);
        }
        const int nothing = open("/dev/null", O_RDWR);
        dup2(nothing, 0);
        for (int i = 0; i < kCount; ++i) {
            const int place = i + 1;
            if (*to[i] < 0) {
                close(place);
            } else {
                dup2(*to[i], place);
                *to[i] = place;
            }
        }
        close_descriptors_from(kFirstOtherDescriptor);
        errors_ = KeptErrors{err, err_file, orders_.err_bytes,
                             orders_.notes != nullptr ? &orders_.notes->last_words : nullptr};
    }

    // Until the program has ended or has to.
    LAWAN_IN_SUPERVISOR void watch(int ended) {
        std::int64_t last_look = monotonic_ms();
        for (;;) {
            pollfd looked[] = {
                {control_, POLLIN, 0}, {ended, POLLIN, 0}, {errors_.pipe(), POLLIN, 0}};
            (void)poll(looked, errors_.pipe() >= 0 ? 3 : 2, until_next_look_ms());
            if (looked[0].revents != 0 && !obey()) return;
            if (looked[2].revents != 0) errors_.take();
            if (looked[1].revents != 0) {
                signalfd_siginfo drained;
                (void)!read(ended, &drained, sizeof drained);
                if (reap()) return;
            }
            // By the clock: a program that never stops writing to stderr is looked at too.
            const std::int64_t now = monotonic_ms();
            if (settling_ && now >= settling_look_) settle(now);
            if (now - last_look < kLooksEveryMs) continue;
            last_look = now;
            if (over_limit()) return;
            // The kernel lets a stopped program go on where a parent of it ends late.
            if (still_ && !settling_ && (held_ & kOwnGroup) == 0) signal_all(SIGSTOP);
        }
    }

    [[nodiscard]] LAWAN_IN_SUPERVISOR int until_next_look_ms() const {
        if (!settling_) return kLooksEveryMs;
        const std::int64_t left = settling_look_ - monotonic_ms();
        return left > 0 ? static_cast<int>(left) : 0;
    }

    // False where there will be no orders any more.
    LAWAN_IN_SUPERVISOR bool obey() {
        char orders[64];
        const ssize_t size = read(control_, orders, sizeof orders);
        for (ssize_t i = 0; i < size; ++i) obey(orders[i]);
        return size > 0;
    }

    LAWAN_IN_SUPERVISOR void obey(char order) {
        if (order == kFreeze) {
            still_ = true;
            begin_settling();
        }
        if (order == kThaw) {
            still_ = false;
            if (!settling_) signal_all(SIGCONT);
            if (orders_.notes != nullptr) orders_.notes->thawed_ns = monotonic_ns();
            settling_ = false;
        }
        if (order == kBeginCount) begin_count();
        if (order == kCount && orders_.notes != nullptr) {
            orders_.notes->use =
                turn_.now(seen(), {(held_ & kFewerCalls) == 0, priority_, policy_});
            report(ReportKind::Counted, 0);
        }
    }

    LAWAN_IN_SUPERVISOR void begin_count() {
        const bool several = turn_.begin(seen());
        if (several && orders_.notes != nullptr) orders_.notes->several = true;
    }

    // Where the opponent answers at once, the program never stands still, and what it still does
    // counts for its next turn.
    LAWAN_IN_SUPERVISOR void begin_settling() {
        begin_count();
        settling_ = true;
        settling_since_ = monotonic_ms();
        settling_look_ = settling_since_ + kSettlingLooksEveryMs;
        settling_work_ns_ = 0;
        looks_at_rest_ = 0;
    }

    LAWAN_IN_SUPERVISOR void settle(std::int64_t now) {
        settling_look_ = now + kSettlingLooksEveryMs;
        const TurnUse use = turn_.now(seen());
        const bool rests = !use.busy && use.worked_ns == settling_work_ns_;
        settling_work_ns_ = use.worked_ns;
        looks_at_rest_ = rests ? looks_at_rest_ + 1 : 0;
        if (looks_at_rest_ < kLooksAtRest && use.worked_ns < kMostWorkSettlingNs &&
            now - settling_since_ < kMostSettlingMs) {
            return;
        }
        settling_ = false;
        signal_all(SIGSTOP);
        begin_count();
    }

    LAWAN_IN_SUPERVISOR void signal_all(int signal) const {
        if ((held_ & kOwnGroup) != 0) {
            (void)!write(group_freeze_, signal == SIGSTOP ? "1" : "0", 1);
        } else if ((held_ & kPidNamespace) != 0) {
            kill(-1, signal);  // all in the namespace but us
        } else {
            signal_descendants(signal);
        }
    }

    [[nodiscard]] LAWAN_IN_SUPERVISOR Seen seen() const {
        if ((held_ & kPidNamespace) == 0) return Seen::Descendants;
        return (held_ & kOwnProcesses) != 0 ? Seen::Namespace : Seen::FromOutside;
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
        const TreeUse use =
            seen() == Seen::Namespace ? use_of_namespace(orders_.processes) : use_of_descendants();
        if (use.processes > 1 && orders_.notes != nullptr) orders_.notes->several = true;
        if (orders_.processes != 0 && use.processes > orders_.processes) {
            report(ReportKind::TooManyProcesses, static_cast<int>(use.processes));
            return true;
        }
        if (orders_.threads != 0 && use.threads > orders_.threads) {
            report(ReportKind::TooManyThreads, static_cast<int>(use.threads));
            return true;
        }
        const std::uint64_t scratch =
            (held_ & kOwnFiles) != 0 ? scratch_bytes(*orders_.sandbox) : 0;
        const std::uint64_t sockets = (held_ & kNetworkNamespace) != 0 ? bytes_of_sockets() : 0;
        const auto mib = (use.resident_bytes + scratch + sockets) >> 20U;
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

    // Where there is no namespace, one by one is all there is.
    LAWAN_IN_SUPERVISOR void end_everything() const {
        if ((held_ & kOwnGroup) != 0 && group_end_ >= 0) (void)!write(group_end_, "1", 1);
        if ((held_ & kPidNamespace) != 0) {
            kill(-1, SIGKILL);  // all in the namespace but us
        } else {
            if (program_ > 0) kill(-program_, SIGKILL);
            end_descendants();
        }
        while (waitpid(-1, nullptr, 0) > 0) {
        }
    }

    const SupervisorOrders& orders_;
    int held_;  // of held.hpp
    int priority_ = 0;
    int policy_ = 0;
    pid_t program_ = -1;
    int program_in_ = -1;
    int program_out_ = -1;
    int program_err_ = -1;
    int control_ = -1;
    int reports_ = -1;
    int group_ = -1;
    int group_freeze_ = -1;
    int group_end_ = -1;
    KeptErrors errors_{-1, -1, 0, nullptr};
    TurnCount turn_;
    bool still_ = false;     // the program is to stand still
    bool settling_ = false;  // and does not yet
    std::int64_t settling_since_ = 0;
    std::int64_t settling_look_ = 0;  // when the next one is due
    std::uint64_t settling_work_ns_ = 0;
    int looks_at_rest_ = 0;
};

}  // namespace

LAWAN_IN_SUPERVISOR void supervise(const SupervisorOrders& orders) {
    Supervisor{orders}.run();
}

}  // namespace lawan
