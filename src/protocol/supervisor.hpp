// The process that stands between us and a bot's program: it starts the program, watches how much
// memory and how many processes it takes, keeps what it writes to stderr, and ends all that it
// started, whatever happens to us or to it.
//
//   us ── supervisor ── program ── whatever the program starts
//
// Where the system allows, the supervisor is the first process of namespaces of its own
// (lock_in.hpp) and puts a file system together for the program (sandbox_plan.hpp). When it ends,
// the kernel ends everything in its PID namespace, and nothing can get away. Elsewhere it is the
// reaper of its descendants and ends them one by one; above it stands another reaper, in case the
// program ends the supervisor.
//
// It is a copy of our process that never calls exec, made while other threads run; so all it does
// is safe in a signal handler (signal-safety(7)): no memory is allocated and no lock is taken.
#pragma once

#include <atomic>
#include <cstdint>

#include <sys/types.h>

#include "protocol/kept_errors.hpp"
#include "protocol/lock_in.hpp"
#include "protocol/process_tree.hpp"
#include "protocol/sandbox_build.hpp"

namespace lawan {

enum class ReportKind : std::int32_t {
    Isolation,      // value: what holds, of held.hpp
    NotStarted,     // value: errno of what failed
    NotLockedIn,    // value: errno of what failed
    Ended,          // value: as of wait()
    TooMuchMemory,  // value: MiB
    TooManyProcesses,
    TooManyThreads,
    TooMuchTime,  // value: seconds of the processor
    Counted,      // what kCount asked for lies in SharedNotes
};

// What the supervisor has to say, each in one piece through a pipe.
struct SupervisorReport {
    ReportKind kind;
    std::int32_t value;
};

// Orders, a letter each: count from here on, stand still as soon as the program has settled, and
// count anew from then on; go on; count from here on without standing still; say what was used
// since.
inline constexpr char kFreeze = 'f';
inline constexpr char kThaw = 't';
inline constexpr char kBeginCount = 'b';
inline constexpr char kCount = 'c';

// Memory that we share with the supervisor. Only it writes.
struct SharedNotes {
    LastWords last_words;  // to be read when it has gone
    TurnUse use;           // to be read after ReportKind::Counted, until it is asked again
    std::atomic<std::int64_t> thawed_ns{0};  // when it let the program go on, by steady_clock
    std::atomic<bool> several{false};        // the program has started others, once at least
    std::atomic<pid_t> program{0};           // its number; 0 where that is one of its namespace
};

// Everything is made before the supervisor starts, which must not allocate.
struct SupervisorOrders {
    char* const* words = nullptr;  // of the command
    // Descriptors for the program, and the end of a pipe that it gets as stderr.
    int program_in = -1;
    int program_out = -1;
    int program_err = -1;
    // Descriptors of the supervisor: the other end of stderr and the file it is copied to (-1 for
    // none), a pipe for orders whose end means that everything has to end, and a pipe
    // for reports.
    int err = -1;
    int err_file = -1;
    int control = -1;
    int reports = -1;
    // Of a control group for the program, see control_group.hpp: its folder, and the files that let
    // it stand still and end it. -1 where there is none.
    int group = -1;
    int group_freeze = -1;
    int group_end = -1;
    SharedNotes* notes = nullptr;
    LockIn lock_in;                          // how it is kept apart
    const SandboxOrders* sandbox = nullptr;  // with kOwnFiles
    char* const* environment = nullptr;
    // Limits; 0 for none.
    std::uint64_t memory_mib = 0;     // resident, of all its processes together
    std::uint64_t processes = 0;      // at once
    std::uint64_t threads = 0;        // of all of them
    std::uint64_t cpu_seconds = 0;    // of all its processes together
    std::uint64_t file_mib = 0;       // that a file can grow to
    std::uint64_t tasks_of_user = 0;  // RLIMIT_NPROC, which counts all of the user's; not for root
    std::uint64_t err_bytes = 0;      // that the file for stderr can grow to
    // Where the words of our own command lie, which names the other bots: a program can read the
    // supervisor's.
    char* own_command = nullptr;
    std::size_t own_command_size = 0;
};

// Starts a supervisor; its PID, or -1 with errno set.
[[nodiscard]] pid_t start_supervisor(const SupervisorOrders& orders);

}  // namespace lawan
