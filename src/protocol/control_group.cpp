#include "protocol/control_group.hpp"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/text.hpp"
#include "protocol/bare_process.hpp"

namespace lawan {
namespace {

namespace fs = std::filesystem;

constexpr const char* kPrefix = "lawan-";

std::string text_of(const fs::path& file) {
    std::ostringstream text;
    text << std::ifstream{file}.rdbuf();
    return text.str();
}

bool write_to(const fs::path& file, const std::string& text) {
    const Descriptor opened{open(file.c_str(), O_WRONLY | O_CLOEXEC)};
    return opened.get() >= 0 &&
           write(opened.get(), text.data(), text.size()) == static_cast<ssize_t>(text.size());
}

bool has_word(const std::string& text, std::string_view word) {
    const auto words = split_words(text);
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool bounds_below(const fs::path& folder) {
    const std::string given = text_of(folder / "cgroup.subtree_control");
    return has_word(given, "memory") && has_word(given, "pids");
}

// Groups that bound need a folder without processes, other than the root of all: we step aside into
// one of our own, and back where that does not help.
bool make_bounds(const fs::path& folder) {
    if (bounds_below(folder)) return true;
    const std::string there = text_of(folder / "cgroup.controllers");
    if (!has_word(there, "memory") || !has_word(there, "pids")) return false;
    const auto ask = [&] {
        return write_to(folder / "cgroup.subtree_control", "+memory +pids") && bounds_below(folder);
    };
    if (ask()) return true;
    const fs::path aside = folder / (kPrefix + std::to_string(getpid()) + "-itself");
    std::error_code failed;
    if (!fs::create_directory(aside, failed)) return false;
    if (write_to(aside / "cgroup.procs", "0") && ask()) return true;
    (void)write_to(folder / "cgroup.procs", "0");
    fs::remove(aside, failed);
    return false;
}

// Whoever has just ended may be in it for a moment more.
void remove_soon(const fs::path& group) {
    constexpr int kTries = 100;
    for (int i = 0; i < kTries && rmdir(group.c_str()) != 0 && errno == EBUSY; ++i) {
        poll(nullptr, 0, 1);
    }
}

// With a process that ends at once.
bool can_be_started_in(const fs::path& group) {
    const Descriptor folder{open(group.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    const pid_t pid = bare_fork_into(folder.get());
    if (pid == 0) _exit(0);
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    while (pid > 0 && waitpid(pid, nullptr, 0) < 0 && errno == EINTR) {
    }
    return pid > 0;
}

// Those of a program that was killed: they are empty, or stay.
void remove_left_over(const fs::path& folder) {
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator{folder, failed}) {
        const std::string name = entry.path().filename().string();
        if (name.rfind(kPrefix, 0) != 0) continue;
        const std::string rest = name.substr(std::string_view{kPrefix}.size());
        const auto owner = parse_whole_number(rest.substr(0, rest.find('-')));
        if (!owner || kill(static_cast<pid_t>(*owner), 0) == 0 || errno != ESRCH) continue;
        rmdir(entry.path().c_str());
    }
}

// Where groups of the second version are mounted, of several kinds the first; and our own group in
// there.
std::optional<fs::path> own_group() {
    std::ifstream mounts{"/proc/self/mounts"};
    std::string device;
    std::string at;
    std::string kind;
    std::string rest;
    bool found = false;
    while (!found && mounts >> device >> at >> kind && std::getline(mounts, rest)) {
        found = kind == "cgroup2";
    }
    if (!found) return std::nullopt;
    std::ifstream groups{"/proc/self/cgroup"};
    for (std::string line; std::getline(groups, line);) {
        if (line.rfind("0::/", 0) == 0) return fs::path{at} / line.substr(4);
    }
    return std::nullopt;
}

}  // namespace

std::optional<GroupFolder> GroupFolder::at(const fs::path& folder) {
    std::error_code failed;
    const fs::path tried = folder / (kPrefix + std::to_string(getpid()) + "-try");
    if (!fs::exists(folder / "cgroup.procs", failed) || !fs::create_directory(tried, failed)) {
        return std::nullopt;
    }
    const bool works = fs::exists(tried / "cgroup.freeze", failed) && can_be_started_in(tried);
    remove_soon(tried);
    if (!works) return std::nullopt;
    GroupFolder found;
    found.path_ = folder;
    remove_left_over(folder);
    found.bounds_ = make_bounds(folder);
    return found;
}

const std::optional<GroupFolder>& GroupFolder::of_system() {
    static const std::optional<GroupFolder> folder = [] {
        const auto own = own_group();
        return own ? at(*own) : std::nullopt;
    }();
    return folder;
}

std::optional<ControlGroup> ControlGroup::in(const GroupFolder& folder, const GroupLimits& limits) {
    static std::atomic<std::uint64_t> number{0};
    const fs::path path =
        folder.path() / (kPrefix + std::to_string(getpid()) + '-' + std::to_string(++number));
    std::error_code failed;
    if (!fs::create_directory(path, failed)) return std::nullopt;
    ControlGroup group{path};
    group.folder_ = Descriptor{open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
    group.freeze_ = Descriptor{open((path / "cgroup.freeze").c_str(), O_WRONLY | O_CLOEXEC)};
    group.end_ = Descriptor{open((path / "cgroup.kill").c_str(), O_WRONLY | O_CLOEXEC)};
    if (group.folder_.get() < 0 || group.freeze_.get() < 0) return std::nullopt;
    if (!folder.bounds()) return group;
    const std::string memory = std::to_string(limits.memory_mib << 20U);
    group.bounds_ = true;
    if (limits.memory_mib != 0) {
        group.bounds_ = write_to(path / "memory.max", memory);
        (void)write_to(path / "memory.swap.max", "0");  // where there is swap
        (void)write_to(path / "memory.oom.group", "1");
    }
    if (limits.tasks != 0) {
        group.bounds_ = write_to(path / "pids.max", std::to_string(limits.tasks)) && group.bounds_;
    }
    return group;
}

ControlGroup::ControlGroup(ControlGroup&& other) noexcept
    : path_{std::exchange(other.path_, {})},
      folder_{std::move(other.folder_)},
      freeze_{std::move(other.freeze_)},
      end_{std::move(other.end_)},
      bounds_{other.bounds_} {}

ControlGroup::~ControlGroup() {
    if (!path_.empty()) remove_soon(path_);
}

bool ControlGroup::ran_out_of_memory() const {
    std::ifstream events{path_ / "memory.events"};
    std::string name;
    for (std::uint64_t count = 0; events >> name >> count;) {
        if (name == "oom_kill" && count > 0) return true;
    }
    return false;
}

}  // namespace lawan
