// The processes below this one, as /proc shows them. Safe in a signal handler.
#pragma once

#include <cstddef>
#include <cstdint>

#include <sys/types.h>

namespace lawan {

struct TreeUse {
    std::uint64_t resident_bytes = 0;
    std::uint64_t processes = 0;
    std::uint64_t threads = 0;  // of all of them
    std::uint64_t cpu_ms = 0;
};

// Shared pages count for each process that has them. The processor time is that of all who live and
// of those that were waited for.
[[nodiscard]] TreeUse use_of_descendants();

// The use of all in our PID namespace but us, where /proc shows it. Where there are more than
// `most` processes (0 for any number), they are counted only: there may be thousands.
[[nodiscard]] TreeUse use_of_namespace(std::uint64_t most);

// As much as all sockets of our network namespace can hold: what lies in them belongs to no
// process.
[[nodiscard]] std::uint64_t bytes_of_sockets();

// What all of them have used of the processor since a moment: their turn.
struct TurnUse {
    std::uint64_t worked_ns = 0;
    std::uint64_t waited_ns = 0;  // in line for a processor: the thread that waited longest
    bool ready = false;           // one of them works or waits in line now, where waits count
    bool busy = false;            // one of them works, or waits for a processor or a disk
};

// Which processes: all in our PID namespace but us, where /proc is of that namespace; or those
// below us, by our numbers or by those of a namespace around ours.
enum class Seen : std::uint8_t { Namespace, Descendants, FromOutside };

// Where a program may put itself behind others, it stands in line by its own choice: what a thread
// waits counts only while neither it nor its session is nicer than the program was at first, and
// while it is of the same policy.
struct Niceness {
    bool chosen = false;  // by the program, as far as we know
    int at_first = 0;
    int policy_at_first = 0;
};

// Counts from begin() on.
class TurnCount {
  public:
    // Are there several, or have there been, as far as can be told?
    bool begin(Seen seen);
    [[nodiscard]] TurnUse now(Seen seen, Niceness nice = {}) const;

  private:
    struct Thread {
        pid_t id;
        std::uint64_t waited_ns;
    };
    static constexpr std::size_t kMostThreads = 4096;

    // Of one that is not known, and may have been there before, nothing can be told.
    [[nodiscard]] std::uint64_t waited_since(const Thread& thread, std::size_t& at) const;

    Thread threads_[kMostThreads];
    std::size_t size_ = 0;
    std::uint64_t worked_ns_ = 0;
};

// Children first. In a PID namespace of its own a process cannot use this: /proc has other numbers.
void signal_descendants(int signal);

}  // namespace lawan
