// Folders of the system, and folders that hold the things of many.
#pragma once

#include <filesystem>
#include <optional>

namespace lawan {

[[nodiscard]] bool is_within(const std::filesystem::path& path,
                             const std::filesystem::path& folder);

// Seen by every program, or by none: no word of a command changes that.
[[nodiscard]] bool is_of_system(const std::filesystem::path& path);

// The root, the user's own folder, those above it, /tmp and the like: shown to nobody as a whole.
[[nodiscard]] bool is_wide(const std::filesystem::path& folder);

// The user's own folder.
[[nodiscard]] std::optional<std::filesystem::path> home_folder();

// Folders that programs read, as far as they are there.
inline constexpr const char* kSystemFolders[] = {"/usr",   "/bin",    "/sbin", "/lib", "/lib32",
                                                 "/lib64", "/libx32", "/opt",  "/nix", "/gnu"};

}  // namespace lawan
