#include "protocol/process_tree.hpp"

#include <csignal>
#include <cstddef>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#include "protocol/bare_process.hpp"

namespace lawan {
namespace {

constexpr int kDeepestBelow = 16;
constexpr std::uint64_t kMostProcesses = 4096;

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

LAWAN_IN_SUPERVISOR std::uint64_t resident_bytes(pid_t pid) {
    Path path;
    Numbers numbers{path.add("/proc/").add(pid).add("/statm").text()};
    std::uint64_t pages = 0;
    if (!numbers.next(pages) || !numbers.next(pages)) return 0;  // the second is what is resident
    return pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

// Its own and that of its children that it waited for.
LAWAN_IN_SUPERVISOR std::uint64_t cpu_ms(pid_t pid) {
    Path path;
    Numbers numbers{path.add("/proc/").add(pid).add("/stat").text()};
    numbers.skip_past_last(')');  // its name, which may hold anything
    // proc(5): the state is a letter; utime, stime, cutime and cstime are the 11th number on.
    constexpr int kBefore = 10;
    std::uint64_t ticks = 0;
    for (int i = 0; i < kBefore; ++i) {
        if (!numbers.next(ticks)) return 0;
    }
    std::uint64_t sum = 0;
    for (int i = 0; i < 4 && numbers.next(ticks); ++i) sum += ticks;
    return sum * 1000 / static_cast<std::uint64_t>(sysconf(_SC_CLK_TCK));
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

template <class Visit>
LAWAN_IN_SUPERVISOR void visit_below(pid_t pid, Visit& visit, int depth);

template <class Visit>
LAWAN_IN_SUPERVISOR void visit_children(const char* children, Visit& visit, int depth) {
    Numbers numbers{children};
    std::uint64_t child = 0;
    while (numbers.next(child)) {
        const auto pid = static_cast<pid_t>(child);
        if (depth < kDeepestBelow && visit.goes_on()) visit_below(pid, visit, depth + 1);
        visit.at(pid);
    }
}

// Each thread has children of its own.
template <class Visit>
LAWAN_IN_SUPERVISOR void visit_below(pid_t pid, Visit& visit, int depth) {
    Path tasks;
    NumberedEntries threads{tasks.add("/proc/").add(pid).add("/task").text()};
    for (pid_t thread = 0; threads.next(thread);) {
        Path path;
        visit_children(
            path.add("/proc/").add(pid).add("/task/").add(thread).add("/children").text(), visit,
            depth);
    }
}

struct Summing {
    TreeUse use;

    [[nodiscard]] LAWAN_IN_SUPERVISOR bool goes_on() const {
        return use.processes < kMostProcesses;
    }
    LAWAN_IN_SUPERVISOR void at(pid_t pid) {
        use.resident_bytes += resident_bytes(pid);
        use.cpu_ms += cpu_ms(pid);
        ++use.processes;
    }
};

struct Signalling {
    int signal;

    [[nodiscard]] LAWAN_IN_SUPERVISOR static bool goes_on() { return true; }
    LAWAN_IN_SUPERVISOR void at(pid_t pid) const { kill(pid, signal); }
};

constexpr const char* kOwnChildren = "/proc/thread-self/children";

}  // namespace

LAWAN_IN_SUPERVISOR TreeUse use_of_descendants() {
    Summing summing;
    visit_children(kOwnChildren, summing, 0);
    summing.use.cpu_ms += cpu_ms_of_ended();
    return summing.use;
}

LAWAN_IN_SUPERVISOR void signal_descendants(int signal) {
    Signalling signalling{signal};
    visit_children(kOwnChildren, signalling, 0);
}

}  // namespace lawan
