#include "protocol/sandbox_build.hpp"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "protocol/bare_process.hpp"
#include "protocol/held.hpp"

namespace lawan {
namespace {

constexpr const char* kUnreadable = "/.unreadable";

// "size=256m,nr_inodes=65536,mode=0700"
class TmpfsOptions {
  public:
    LAWAN_IN_SUPERVISOR TmpfsOptions(std::uint64_t mib, const char* rest) {
        add("size=");
        char digits[20];
        std::size_t count = 0;
        do {
            digits[count++] = static_cast<char>('0' + mib % 10);
            mib /= 10;
        } while (mib != 0);
        while (count > 0) text_[size_++] = digits[--count];
        add("m,");
        add(rest);
    }
    [[nodiscard]] LAWAN_IN_SUPERVISOR const char* text() const { return text_; }

  private:
    LAWAN_IN_SUPERVISOR void add(const char* text) {
        for (; *text != 0; ++text) text_[size_++] = *text;
        text_[size_] = 0;
    }

    char text_[96] = {};
    std::size_t size_ = 0;
};

// struct mount_attr of linux/mount.h, which older systems do not have.
struct MountAttributes {
    std::uint64_t set = 0;
    std::uint64_t clear = 0;
    std::uint64_t propagation = 0;
    std::uint64_t user_namespace = 0;
};

// What is mounted below it too, where the kernel can do that (Linux 5.12).
LAWAN_IN_SUPERVISOR bool make_read_only(const char* path, unsigned long flags) {
#ifdef SYS_mount_setattr
    constexpr std::uint64_t kReadOnly = 1;
    constexpr std::uint64_t kNoSuid = 2;
    constexpr std::uint64_t kNoDevices = 4;
    constexpr unsigned kBelowToo = 0x8000;  // AT_RECURSIVE
    MountAttributes wanted;
    wanted.set = kReadOnly | kNoSuid | ((flags & MS_NODEV) != 0 ? kNoDevices : 0);
    if (syscall(SYS_mount_setattr, -1, path, kBelowToo, &wanted, sizeof wanted) == 0) return true;
#endif
    return mount(nullptr, path, nullptr, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | flags,
                 nullptr) == 0;
}

LAWAN_IN_SUPERVISOR bool show(const char* from, const char* at, unsigned long flags) {
    return mount(from, at, nullptr, MS_BIND | MS_REC, nullptr) == 0 && make_read_only(at, flags);
}

LAWAN_IN_SUPERVISOR bool empty_file(const char* at, mode_t mode) {
    const int file = open(at, O_WRONLY | O_CREAT | O_CLOEXEC, mode);
    if (file < 0) return false;
    close(file);
    return true;
}

LAWAN_IN_SUPERVISOR bool cover(const SandboxOrders::Step& step) {
    if (step.from[0] == 0) return show(kUnreadable, step.at, MS_NODEV);
    return mount("tmpfs", step.at, "tmpfs", MS_NOSUID | MS_NODEV | MS_RDONLY,
                 "size=4k,mode=0000") == 0;
}

// Where the system covers a part of /proc, it lets nobody have a new one, and ours has to do. In
// another namespace of users nothing can be done to the processes that it shows.
LAWAN_IN_SUPERVISOR bool processes(const char* at, int& held) {
    if (mount("proc", at, "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC | MS_RDONLY, nullptr) == 0) {
        held |= kOwnProcesses;
        return make_read_only(at, MS_NODEV | MS_NOEXEC);
    }
    return show("/.outside/proc", at, MS_NODEV);
}

LAWAN_IN_SUPERVISOR bool make(const SandboxOrders& orders, const SandboxOrders::Step& step,
                              int& held) {
    constexpr mode_t kForAll = 0755;
    switch (step.kind) {
        case SandboxStepKind::Folder:
            return mkdir(step.at, kForAll) == 0 || errno == EEXIST || errno == EROFS;
        case SandboxStepKind::File:
            return empty_file(step.at, kForAll);
        case SandboxStepKind::Link:
            return symlink(step.from, step.at) == 0;
        case SandboxStepKind::Scratch: {
            const TmpfsOptions options{orders.scratch_mib, "nr_inodes=65536,mode=0700"};
            return mount("tmpfs", step.at, "tmpfs", MS_NOSUID | MS_NODEV, options.text()) == 0;
        }
        case SandboxStepKind::Shown:
            return show(step.from, step.at, MS_NODEV);
        case SandboxStepKind::Device:
            return show(step.from, step.at, 0);
        case SandboxStepKind::Processes:
            return processes(step.at, held);
        case SandboxStepKind::Covered:
            return cover(step);
    }
    return false;
}

// An empty file system becomes the root, and what was the root lies in it at kOutside.
LAWAN_IN_SUPERVISOR bool begin(const char* root) {
    constexpr std::uint64_t kRootMib = 4;  // for names of files and folders
    const TmpfsOptions options{kRootMib, "nr_inodes=16384,mode=0755"};
    return mount(nullptr, "/", nullptr, MS_REC | MS_SLAVE, nullptr) == 0 &&
           mount("tmpfs", root, "tmpfs", MS_NOSUID | MS_NODEV, options.text()) == 0 &&
           chdir(root) == 0 && mkdir(kOutside + 1, 0755) == 0 &&
           syscall(SYS_pivot_root, ".", kOutside + 1) == 0 && chdir("/") == 0 &&
           empty_file(kUnreadable, 0);
}

LAWAN_IN_SUPERVISOR bool finish(const char* folder) {
    if (umount2(kOutside, MNT_DETACH) != 0 || rmdir(kOutside) != 0) return false;
    if (mount(nullptr, "/", nullptr, MS_REMOUNT | MS_BIND | MS_RDONLY | MS_NOSUID | MS_NODEV,
              nullptr) != 0) {
        return false;
    }
    return chdir(folder) == 0 || chdir("/") == 0;
}

}  // namespace

SandboxMemory::SandboxMemory(SandboxPlan plan, std::uint64_t scratch_mib) : plan_{std::move(plan)} {
    for (const SandboxStep& step : plan_.steps) {
        steps_.push_back({step.kind, step.from.c_str(), step.at.c_str()});
    }
    for (std::string& variable : plan_.environment) environment_.push_back(variable.data());
    environment_.push_back(nullptr);
    orders_ = {steps_.data(), steps_.size(), plan_.root.c_str(), plan_.folder.c_str(), scratch_mib};
}

LAWAN_IN_SUPERVISOR int enter_sandbox(const SandboxOrders& orders) {
    int held = kOwnFiles;
    umask(0022);
    if (!begin(orders.root)) return 0;
    for (std::size_t i = 0; i < orders.size; ++i) {
        if (!make(orders, orders.steps[i], held)) return 0;
    }
    return finish(orders.folder) ? held : 0;
}

LAWAN_IN_SUPERVISOR std::uint64_t scratch_bytes(const SandboxOrders& orders) {
    constexpr std::uint64_t kBytesOfAName = 2048;  // an empty file takes 2.2 KiB of the kernel
    std::uint64_t bytes = 0;
    for (std::size_t i = 0; i < orders.size; ++i) {
        if (orders.steps[i].kind != SandboxStepKind::Scratch) continue;
        struct statfs use {};
        if (statfs(orders.steps[i].at, &use) != 0) continue;
        bytes += (use.f_blocks - use.f_bfree) * static_cast<std::uint64_t>(use.f_bsize) +
                 (use.f_files - use.f_ffree) * kBytesOfAName;
    }
    return bytes;
}

}  // namespace lawan
