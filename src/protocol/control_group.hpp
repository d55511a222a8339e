// A control group of the kernel (cgroup v2) for a program and all that it starts: nothing gets out
// of it, all of it stands still and ends at once, and the kernel bounds its memory and its tasks.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <utility>

#include "core/descriptor.hpp"

namespace lawan {

// What the kernel shall keep it to; 0 for nothing.
struct GroupLimits {
    std::uint64_t memory_mib = 0;
    std::uint64_t tasks = 0;  // processes and threads
};

// Where groups are made: in the group that this process is in, where it may, as root may and a user
// in a unit with Delegate=yes (systemd-run --user --scope -p Delegate=yes lawan …).
class GroupFolder {
  public:
    // This system's folder, looked for once; nothing where there is none.
    [[nodiscard]] static const std::optional<GroupFolder>& of_system();
    // Nothing where no group can be made in it.
    [[nodiscard]] static std::optional<GroupFolder> at(const std::filesystem::path& folder);

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] bool bounds() const { return bounds_; }  // memory and tasks

  private:
    std::filesystem::path path_;
    bool bounds_ = false;
};

// Goes when this does, if nobody is in it any more.
class ControlGroup {
  public:
    // Nothing where that fails.
    [[nodiscard]] static std::optional<ControlGroup> in(const GroupFolder& folder,
                                                        const GroupLimits& limits);
    ControlGroup(ControlGroup&& other) noexcept;
    ControlGroup& operator=(ControlGroup&&) = delete;
    ~ControlGroup();

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    // Its folder and files in it, for the supervisor, which starts the program inside.
    [[nodiscard]] int folder() const { return folder_.get(); }
    [[nodiscard]] int freeze() const { return freeze_.get(); }
    [[nodiscard]] int end() const { return end_.get(); }
    [[nodiscard]] bool bounds() const { return bounds_; }
    // The kernel has ended somebody because the group took more memory than it may.
    [[nodiscard]] bool ran_out_of_memory() const;

  private:
    explicit ControlGroup(std::filesystem::path path) : path_{std::move(path)} {}

    std::filesystem::path path_;
    Descriptor folder_;
    Descriptor freeze_;
    Descriptor end_;
    bool bounds_ = false;
};

}  // namespace lawan
