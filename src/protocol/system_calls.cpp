#include "protocol/system_calls.hpp"

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/netlink.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>

#include "protocol/bare_process.hpp"

// Numbers that are the same on every architecture and that older headers do not have.
#ifndef SYS_mount_setattr
#define SYS_mount_setattr 442
#endif
#ifndef SYS_memfd_secret
#define SYS_memfd_secret 447
#endif

namespace lawan {
namespace {

#if defined(__x86_64__)
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_AARCH64;
#else
constexpr std::uint32_t kArchitecture = 0;
#endif

// They reach into other processes, into the kernel or into the file system's shape. No game needs
// them.
constexpr long kRefused[] = {
    SYS_ptrace,
    SYS_process_vm_readv,
    SYS_process_vm_writev,
    SYS_kcmp,
    SYS_pidfd_getfd,
    SYS_mount,
    SYS_umount2,
    SYS_pivot_root,
    SYS_chroot,
    SYS_unshare,
    SYS_setns,
    SYS_fsopen,
    SYS_fsconfig,
    SYS_fsmount,
    SYS_fspick,
    SYS_move_mount,
    SYS_open_tree,
    SYS_mount_setattr,
    SYS_keyctl,
    SYS_add_key,
    SYS_request_key,
    SYS_bpf,
    SYS_perf_event_open,
    SYS_userfaultfd,
    SYS_kexec_load,
    SYS_kexec_file_load,
    SYS_init_module,
    SYS_finit_module,
    SYS_delete_module,
    SYS_reboot,
    SYS_swapon,
    SYS_swapoff,
    SYS_acct,
    SYS_quotactl,
    SYS_settimeofday,
    SYS_clock_settime,
    SYS_clock_adjtime,
    SYS_adjtimex,
    SYS_sethostname,
    SYS_setdomainname,
    SYS_syslog,
    SYS_open_by_handle_at,
    SYS_fanotify_init,
    SYS_vhangup,
#if defined(__x86_64__)
    SYS_ioperm,
    SYS_iopl,
    SYS_modify_ldt,
#endif
};

// As if the kernel were older: programs have another way then. The flags of clone3 lie in memory,
// where no filter sees them; memory of memfd and of System V belongs to no process that we count;
// io_uring goes past all filters; a timer may send SIGCONT to a program that is to stand still.
constexpr long kUnknown[] = {SYS_clone3,         SYS_memfd_create,   SYS_memfd_secret,
                             SYS_shmget,         SYS_semget,         SYS_msgget,
                             SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register,
                             SYS_timer_create};

// As if they had been obeyed. A program is not charged for the time that it stands in line for a
// processor; one that puts itself behind all others could stand there for ever. Whoever only means
// to be modest goes on as it is.
constexpr long kPassedOver[] = {SYS_setpriority, SYS_sched_setscheduler, SYS_sched_setparam,
                                SYS_sched_setattr};

constexpr std::uint32_t kNewNamespaces = CLONE_NEWNS | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET |
                                         CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP;

constexpr std::uint32_t refusal(int error) {
    return SECCOMP_RET_ERRNO | static_cast<std::uint32_t>(error);
}

constexpr sock_filter statement(int code, std::size_t value) {
    return {static_cast<std::uint16_t>(code), 0, 0, static_cast<std::uint32_t>(value)};
}

constexpr sock_filter jump(int code, std::size_t value, int if_true, int if_false) {
    return {static_cast<std::uint16_t>(BPF_JMP | BPF_K | code), static_cast<std::uint8_t>(if_true),
            static_cast<std::uint8_t>(if_false), static_cast<std::uint32_t>(value)};
}

constexpr sock_filter load(std::size_t offset) {
    return statement(BPF_LD | BPF_W | BPF_ABS, offset);
}

constexpr sock_filter answer(std::uint32_t value) {
    return statement(BPF_RET | BPF_K, value);
}

class Filter {
  public:
    constexpr explicit Filter(bool network) {
        add(load(offsetof(seccomp_data, arch)));
        add(jump(BPF_JEQ, kArchitecture, 1, 0));
        add(answer(refusal(EPERM)));
        add(load(offsetof(seccomp_data, nr)));
#if defined(__x86_64__)
        constexpr std::uint32_t kX32 = 0x40000000;  // the numbers of another ABI
        add(jump(BPF_JGE, kX32, 0, 1));
        add(answer(refusal(ENOSYS)));
#endif
        for (const long number : kRefused) answer_to(number, refusal(EPERM));
        for (const long number : kUnknown) answer_to(number, refusal(ENOSYS));
        for (const long number : kPassedOver) answer_to(number, refusal(0));
        refuse_unless(SYS_clone, 0, jump(BPF_JSET, kNewNamespaces, 0, 1));
        // Another's limits: a supervisor that can open no file sees nothing.
        refuse_unless(SYS_prlimit64, 0, jump(BPF_JEQ, 0, 1, 0));
        // A signal about a file could wake a program that is to stand still.
        refuse_unless(SYS_fcntl, 1, jump(BPF_JEQ, F_SETSIG, 0, 1));
        // A larger pipe is memory that nobody counts.
        refuse_unless(SYS_fcntl, 1, jump(BPF_JEQ, F_SETPIPE_SZ, 0, 1));
        add(jump(BPF_JEQ, SYS_socket, 1, 0));
        add(answer(SECCOMP_RET_ALLOW));
        add(load(offsetof(seccomp_data, args[0])));
        answer_to(AF_UNIX, SECCOMP_RET_ALLOW);
        if (network) {
            for (const int family : {AF_INET, AF_INET6}) answer_to(family, SECCOMP_RET_ALLOW);
            // Runtimes ask which addresses there are; the kernel's other parts behind such sockets
            // are of no use to a game.
            add(jump(BPF_JEQ, AF_NETLINK, 0, 3));
            add(load(offsetof(seccomp_data, args[2])));
            add(jump(BPF_JEQ, NETLINK_ROUTE, 0, 1));
            add(answer(SECCOMP_RET_ALLOW));
        }
        add(answer(refusal(EAFNOSUPPORT)));
    }

    [[nodiscard]] LAWAN_IN_SUPERVISOR sock_fprog program() const {
        return {static_cast<unsigned short>(size_), const_cast<sock_filter*>(steps_.data())};
    }

  private:
    constexpr void add(sock_filter step) {
        steps_[size_++] = step;
    }
    constexpr void answer_to(long value, std::uint32_t with) {
        add(jump(BPF_JEQ, static_cast<std::size_t>(value), 0, 1));
        add(answer(with));
    }

    // The test of an argument skips one step where the call is harmless.
    constexpr void refuse_unless(long number, std::size_t argument, sock_filter harmless) {
        add(jump(BPF_JEQ, static_cast<std::size_t>(number), 0, 3));
        add(load(offsetof(seccomp_data, args) + argument * sizeof(seccomp_data::args[0])));
        add(harmless);
        add(answer(refusal(EPERM)));
        add(load(offsetof(seccomp_data, nr)));
    }

    std::array<sock_filter, 192> steps_{};
    std::size_t size_ = 0;
};

constexpr Filter kWithSockets{true};
constexpr Filter kWithoutSockets{false};

}  // namespace

LAWAN_IN_SUPERVISOR bool allow_fewer_system_calls(bool network) {
    if (kArchitecture == 0) return false;
    const sock_fprog program = (network ? kWithSockets : kWithoutSockets).program();
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

}  // namespace lawan
