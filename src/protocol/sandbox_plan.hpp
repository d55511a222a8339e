// The file system that a bot's program finds when it is locked in, as steps to put it together from
// pieces of ours: the system and the program's own folder, which it can read, and places that are
// empty at first, which it can write to.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace lawan {

enum class SandboxStepKind : std::uint8_t {
    Folder,     // an empty one
    File,       // an empty one
    Link,       // `from` is what it says
    Scratch,    // a folder that the program can write to, in memory
    Shown,      // a file or a folder of ours, read-only
    Device,     // of ours
    Processes,  // /proc
    Covered,    // a file or a folder that is shown as part of another, and shall not be
};

struct SandboxStep {
    SandboxStepKind kind;
    std::string from;
    std::string at;
};

// Where our own root is found while the steps are made.
inline constexpr const char* kOutside = "/.outside";

struct SandboxWishes {
    std::vector<std::string> words;              // of the command
    std::vector<std::filesystem::path> folders;  // that it shall see besides those it needs
    std::vector<std::filesystem::path> hidden;   // even where they lie in a folder that it sees
};

struct SandboxPlan {
    std::vector<SandboxStep> steps;
    std::vector<std::string> environment;  // "NAME=value": what programs need, and no secrets
    std::string root;                      // an empty file system is laid over this folder first
    std::string folder;                    // that the program starts in
};

[[nodiscard]] SandboxPlan plan_sandbox(const SandboxWishes& wishes);

// What of ours a program with this command sees: files and folders, none of them a part of the
// system.
[[nodiscard]] std::vector<std::filesystem::path> shown_for(const std::vector<std::string>& command);

// The files and folders that the words of a command name, none of them a part of the system.
[[nodiscard]] std::vector<std::filesystem::path> named_by(const std::vector<std::string>& command);

}  // namespace lawan
