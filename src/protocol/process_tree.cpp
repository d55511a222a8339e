#include "protocol/process_tree.hpp"

#include <csignal>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <initializer_list>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#include "protocol/bare_process.hpp"

namespace lawan {
namespace {

constexpr std::size_t kMostProcesses = 4096;

// "/proc/123/task/123/children", put together without memory from the heap.
class Path {
  public:
    LAWAN_IN_SUPERVISOR Path& add(const char* text) {
        for (; *text != 0; ++text) text_[size_++] = *text;
        text_[size_] = 0;
        return *this;
    }
    LAWAN_IN_SUPERVISOR Path& add(pid_t number) {
        char digits[12];
        int count = 0;
        do {
            digits[count++] = static_cast<char>('0' + number % 10);
            number /= 10;
        } while (number != 0);
        while (count > 0) text_[size_++] = digits[--count];
        text_[size_] = 0;
        return *this;
    }
    [[nodiscard]] LAWAN_IN_SUPERVISOR const char* text() const { return text_; }

  private:
    char text_[96];
    std::size_t size_ = 0;
};

// The numbers in a small file, one after the other.
class Numbers {
  public:
    LAWAN_IN_SUPERVISOR explicit Numbers(const char* path)
        : file_{open(path, O_RDONLY | O_CLOEXEC)} {}
    Numbers(const Numbers&) = delete;
    Numbers& operator=(const Numbers&) = delete;
    LAWAN_IN_SUPERVISOR ~Numbers() {
        if (file_ >= 0) close(file_);
    }

    // To behind the last of these characters.
    LAWAN_IN_SUPERVISOR void skip_past_last(char wanted) {
        ssize_t behind = 0;
        if (at_ == size_ && character() >= 0) --at_;
        for (ssize_t i = at_; i < size_; ++i) {
            if (buffer_[i] == wanted) behind = i + 1;
        }
        at_ = behind;
    }

    // To behind this text, which has a character at its beginning that does not come again in it.
    // False where it does not come.
    LAWAN_IN_SUPERVISOR bool skip_past(const char* text) {
        const char* wanted = text;
        while (*wanted != 0) {
            const int c = character();
            if (c < 0) return false;
            wanted = c == *wanted ? wanted + 1 : text + (c == *text ? 1 : 0);
        }
        return true;
    }

    // False at the end.
    LAWAN_IN_SUPERVISOR bool next(std::uint64_t& number) {
        number = 0;
        bool any = false;
        for (int c = character(); c >= 0; c = character()) {
            if (c >= '0' && c <= '9') {
                number = number * 10 + static_cast<std::uint64_t>(c - '0');
                any = true;
            } else if (any) {
                break;
            }
        }
        return any;
    }

  private:
    LAWAN_IN_SUPERVISOR int character() {
        if (at_ == size_) {
            size_ = file_ < 0 ? 0 : read(file_, buffer_, sizeof buffer_);
            at_ = 0;
            if (size_ <= 0) {
                size_ = 0;
                return -1;
            }
        }
        return static_cast<unsigned char>(buffer_[at_++]);
    }

    int file_;
    char buffer_[512];
    ssize_t size_ = 0;
    ssize_t at_ = 0;
};

// With the kernel's own tables of its pages: whoever only reads a terabyte of nothing has few pages
// and gigabytes of tables.
LAWAN_IN_SUPERVISOR std::uint64_t resident_bytes(pid_t pid) {
    Path path;
    Numbers numbers{path.add("/proc/").add(pid).add("/status").text()};
    std::uint64_t sum_kib = 0;
    for (const char* line : {"\nVmRSS:", "\nVmPTE:"}) {
        std::uint64_t kib = 0;
        if (numbers.skip_past(line) && numbers.next(kib)) sum_kib += kib;
    }
    return sum_kib << 10U;
}

// The kernel keeps what is written to a pipe and not read yet, 64 KiB in each of the first thousand
// of a user and 8 KiB in the others, and a note for each file that a program waits for with epoll.
// How many it has open is told by newer kernels (Linux 6.2).
LAWAN_IN_SUPERVISOR std::uint64_t bytes_behind_descriptors(pid_t pid) {
    constexpr std::uint64_t kBytesOfOne = 32 << 10U;
    Path path;
    struct stat folder {};
    if (stat(path.add("/proc/").add(pid).add("/fd").text(), &folder) != 0) return 0;
    return static_cast<std::uint64_t>(folder.st_size) * kBytesOfOne;
}

struct Times {
    std::uint64_t cpu_ms = 0;       // its own and that of its children that it waited for
    std::uint64_t children_ms = 0;  // the latter alone
    std::uint64_t threads = 0;
};

LAWAN_IN_SUPERVISOR Times times_of(pid_t pid) {
    Path path;
    Numbers numbers{path.add("/proc/").add(pid).add("/stat").text()};
    numbers.skip_past_last(')');  // its name, which may hold anything
    // proc(5): the state is a letter; utime, stime, cutime and cstime are the 11th number on, and
    // the number of threads comes two later.
    constexpr int kBefore = 10;
    std::uint64_t number = 0;
    for (int i = 0; i < kBefore; ++i) {
        if (!numbers.next(number)) return {};
    }
    std::uint64_t ticks = 0;
    std::uint64_t of_children = 0;
    for (int i = 0; i < 4 && numbers.next(number); ++i) {
        ticks += number;
        if (i >= 2) of_children += number;
    }
    const auto a_second = static_cast<std::uint64_t>(sysconf(_SC_CLK_TCK));
    Times times{ticks * 1000 / a_second, of_children * 1000 / a_second, 0};
    for (int i = 0; i < 3 && numbers.next(number); ++i) times.threads = number;
    return times;
}

struct ThreadState {
    // "R" for one that works or waits in line for a processor, "D" for one that waits for a disk
    // and the like; see proc(5).
    char letter = 0;
    int nice = 0;
    int policy = 0;
};

LAWAN_IN_SUPERVISOR ThreadState state_in(const char* stat) {
    ThreadState state;
    const int file = open(stat, O_RDONLY | O_CLOEXEC);
    if (file < 0) return state;
    char text[512];
    const ssize_t size = read(file, text, sizeof text);
    close(file);
    ssize_t at = size;
    for (ssize_t i = 0; i + 2 < size; ++i) {
        if (text[i] == ')') at = i + 2;  // behind its name, which may hold anything
    }
    if (at < size) state.letter = text[at];
    // The 16th field behind the letter, and the 38th.
    constexpr int kNice = 16;
    constexpr int kPolicy = 38;
    for (int field = 0; at < size; ++at) {
        if (text[at] == ' ') {
            ++field;
            continue;
        }
        int* const number = field == kNice     ? &state.nice
                            : field == kPolicy ? &state.policy
                                               : nullptr;
        if (number == nullptr || text[at] == '-') continue;
        const int digit = text[at] - '0';
        *number = *number * 10 + (text[at - 1] == '-' || *number < 0 ? -digit : digit);
    }
    return state;
}

// Of our own children that have ended, and of theirs.
LAWAN_IN_SUPERVISOR std::uint64_t cpu_ms_of_ended() {
    rusage use{};
    getrusage(RUSAGE_CHILDREN, &use);
    const auto ms = [](const timeval& time) {
        return static_cast<std::uint64_t>(time.tv_sec) * 1000 +
               static_cast<std::uint64_t>(time.tv_usec) / 1000;
    };
    return ms(use.ru_utime) + ms(use.ru_stime);
}

// The entries of a folder whose names are numbers.
class NumberedEntries {
  public:
    LAWAN_IN_SUPERVISOR explicit NumberedEntries(const char* path)
        : folder_{open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)} {}
    NumberedEntries(const NumberedEntries&) = delete;
    NumberedEntries& operator=(const NumberedEntries&) = delete;
    LAWAN_IN_SUPERVISOR ~NumberedEntries() {
        if (folder_ >= 0) close(folder_);
    }

    // False at the end.
    LAWAN_IN_SUPERVISOR bool next(pid_t& number) {
        for (;;) {
            if (at_ == size_) {
                size_ = folder_ < 0 ? 0 : syscall(SYS_getdents64, folder_, buffer_, sizeof buffer_);
                at_ = 0;
                if (size_ <= 0) {
                    size_ = 0;
                    return false;
                }
            }
            const auto* entry = reinterpret_cast<const Entry*>(buffer_ + at_);
            at_ += entry->length;
            if (entry->name[0] < '0' || entry->name[0] > '9') continue;
            number = 0;
            for (const char* c = entry->name; *c != 0; ++c) number = number * 10 + (*c - '0');
            return true;
        }
    }

  private:
    struct Entry {  // as the kernel writes it: getdents64(2)
        std::uint64_t inode;
        std::int64_t offset;
        unsigned short length;
        unsigned char type;
        char name[1];
    };

    int folder_;
    alignas(Entry) char buffer_[1024];
    long size_ = 0;
    long at_ = 0;
};

// Who is below this process, nearest first.
class Descendants {
  public:
    LAWAN_IN_SUPERVISOR Descendants() {
        add_children("/proc/thread-self/children");
        for (std::size_t next = 0; next < size_; ++next) add_children_of(pids_[next]);
    }

    [[nodiscard]] LAWAN_IN_SUPERVISOR std::size_t size() const { return size_; }
    [[nodiscard]] LAWAN_IN_SUPERVISOR pid_t operator[](std::size_t i) const { return pids_[i]; }

  private:
    // Each thread has children of its own.
    LAWAN_IN_SUPERVISOR void add_children_of(pid_t pid) {
        Path tasks;
        NumberedEntries threads{tasks.add("/proc/").add(pid).add("/task").text()};
        for (pid_t thread = 0; threads.next(thread);) {
            Path path;
            add_children(
                path.add("/proc/").add(pid).add("/task/").add(thread).add("/children").text());
        }
    }

    LAWAN_IN_SUPERVISOR void add_children(const char* path) {
        Numbers numbers{path};
        for (std::uint64_t child = 0; size_ < kMostProcesses && numbers.next(child);) {
            pids_[size_++] = static_cast<pid_t>(child);
        }
    }

    pid_t pids_[kMostProcesses];
    std::size_t size_ = 0;
};

// The numbers of processes and threads in /proc may be of another namespace than ours. Its own
// clock counts to the nanosecond, and threads that have ended too.
LAWAN_IN_SUPERVISOR std::uint64_t worked_ns_of(pid_t pid, Seen seen) {
    constexpr clockid_t kOfProcess = 2;  // as of clock_getcpuclockid(3)
    const auto clock = static_cast<clockid_t>((~static_cast<unsigned>(pid) << 3U) | kOfProcess);
    timespec time{};
    const Times times = times_of(pid);
    if (seen != Seen::FromOutside && clock_gettime(clock, &time) == 0) {
        return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000 +
               static_cast<std::uint64_t>(time.tv_nsec) + times.children_ms * 1'000'000;
    }
    return times.cpu_ms * 1'000'000;
}

struct ThreadUse {
    std::uint64_t waited_ns = 0;
    ThreadState state = {};
};

LAWAN_IN_SUPERVISOR ThreadUse use_of_thread(pid_t pid, pid_t thread, bool with_state) {
    ThreadUse use;
    {
        Path path;
        Numbers numbers{
            path.add("/proc/").add(pid).add("/task/").add(thread).add("/schedstat").text()};
        std::uint64_t worked = 0;
        if (!numbers.next(worked) || !numbers.next(use.waited_ns)) return {};
    }
    if (with_state) {
        Path path;
        use.state =
            state_in(path.add("/proc/").add(pid).add("/task/").add(thread).add("/stat").text());
    }
    return use;
}

// Has it made its whole session nicer? The kernel groups what runs by sessions: "/autogroup-7 nice
// 19". A program begins a new one, with 0.
LAWAN_IN_SUPERVISOR bool session_is_nicer(pid_t pid) {
    Path path;
    Numbers numbers{path.add("/proc/").add(pid).add("/autogroup").text()};
    std::uint64_t nice = 0;
    return numbers.skip_past("nice ") && numbers.next(nice) && nice != 0;
}

// All processes that are to be seen.
class Processes {
  public:
    LAWAN_IN_SUPERVISOR explicit Processes(Seen seen) {
        if (seen != Seen::Namespace) {
            const Descendants below;
            for (; size_ < below.size(); ++size_) pids_[size_] = below[size_];
            return;
        }
        NumberedEntries all{"/proc"};
        const pid_t self = getpid();
        for (pid_t pid = 0; size_ < kMostProcesses && all.next(pid);) {
            if (pid != self) pids_[size_++] = pid;
        }
    }

    [[nodiscard]] LAWAN_IN_SUPERVISOR std::size_t size() const { return size_; }
    [[nodiscard]] LAWAN_IN_SUPERVISOR pid_t operator[](std::size_t i) const { return pids_[i]; }

    [[nodiscard]] LAWAN_IN_SUPERVISOR std::uint64_t worked_ns(Seen seen) const {
        std::uint64_t sum = cpu_ms_of_ended() * 1'000'000;
        for (std::size_t i = 0; i < size_; ++i) sum += worked_ns_of(pids_[i], seen);
        return sum;
    }

    // Calls it with each process and thread.
    template <class Look>
    LAWAN_IN_SUPERVISOR void each_thread(Look look) const {
        for (std::size_t i = 0; i < size_; ++i) {
            Path tasks;
            NumberedEntries threads{tasks.add("/proc/").add(pids_[i]).add("/task").text()};
            for (pid_t thread = 0; threads.next(thread);) look(pids_[i], thread);
        }
    }

  private:
    pid_t pids_[kMostProcesses];
    std::size_t size_ = 0;
};

LAWAN_IN_SUPERVISOR void add(TreeUse& use, pid_t pid) {
    use.resident_bytes += resident_bytes(pid) + bytes_behind_descriptors(pid);
    const Times times = times_of(pid);
    use.cpu_ms += times.cpu_ms;
    use.threads += times.threads;
    ++use.processes;
}

}  // namespace

LAWAN_IN_SUPERVISOR TreeUse use_of_descendants() {
    TreeUse use;
    const Descendants below;
    for (std::size_t i = 0; i < below.size(); ++i) add(use, below[i]);
    use.cpu_ms += cpu_ms_of_ended();
    return use;
}

LAWAN_IN_SUPERVISOR TreeUse use_of_namespace(std::uint64_t most) {
    TreeUse use;
    const Processes all{Seen::Namespace};
    if (most != 0 && all.size() > most) {
        use.processes = all.size();
        return use;
    }
    for (std::size_t i = 0; i < all.size(); ++i) add(use, all[i]);
    use.cpu_ms += cpu_ms_of_ended();
    return use;
}

LAWAN_IN_SUPERVISOR std::uint64_t bytes_of_sockets() {
    // The usual net.core.wmem_max, twice: the kernel doubles what a program asks for.
    constexpr std::uint64_t kMostInOne = 2 * 212'992;
    Numbers numbers{"/proc/net/sockstat"};  // "sockets: used 3"
    std::uint64_t sockets = 0;
    return numbers.next(sockets) ? sockets * kMostInOne : 0;
}

LAWAN_IN_SUPERVISOR bool TurnCount::begin(Seen seen) {
    const Processes all{seen};
    worked_ns_ = all.worked_ns(seen);
    size_ = 0;
    all.each_thread([&](pid_t pid, pid_t thread) LAWAN_IN_SUPERVISOR {
        if (size_ == kMostThreads) return;
        threads_[size_++] = {thread, use_of_thread(pid, thread, false).waited_ns};
    });
    return all.size() > 1 || cpu_ms_of_ended() > 0 ||
           (all.size() == 1 && times_of(all[0]).children_ms > 0);
}

LAWAN_IN_SUPERVISOR TurnUse TurnCount::now(Seen seen, Niceness nice) const {
    const Processes all{seen};
    TurnUse use;
    const std::uint64_t worked = all.worked_ns(seen);
    use.worked_ns = worked > worked_ns_ ? worked - worked_ns_ : 0;
    std::size_t at = 0;
    pid_t looked_at = 0;
    bool nicer_session = false;
    all.each_thread([&](pid_t pid, pid_t thread) LAWAN_IN_SUPERVISOR {
        if (nice.chosen && pid != looked_at) nicer_session = session_is_nicer(pid);
        looked_at = pid;
        const ThreadUse its = use_of_thread(pid, thread, true);
        const std::uint64_t waited = waited_since({thread, its.waited_ns}, at);
        const char state = its.state.letter;
        use.busy = use.busy || state == 'R' || state == 'D';
        if (nice.chosen && (nicer_session || its.state.nice > nice.at_first ||
                            its.state.policy != nice.policy_at_first)) {
            return;
        }
        if (waited > use.waited_ns) use.waited_ns = waited;
        use.ready = use.ready || state == 'R';
    });
    return use;
}

// They come in the same order as before, so that each is found near the one before it.
LAWAN_IN_SUPERVISOR std::uint64_t TurnCount::waited_since(const Thread& thread,
                                                          std::size_t& at) const {
    for (std::size_t looked = 0; looked < size_; ++looked) {
        if (at == size_) at = 0;
        const Thread& before = threads_[at++];
        if (before.id != thread.id) continue;
        return thread.waited_ns > before.waited_ns ? thread.waited_ns - before.waited_ns : 0;
    }
    return size_ == kMostThreads ? 0 : thread.waited_ns;
}

LAWAN_IN_SUPERVISOR void signal_descendants(int signal) {
    const Descendants below;
    for (std::size_t i = below.size(); i > 0; --i) kill(below[i - 1], signal);
}

}  // namespace lawan
