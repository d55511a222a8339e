#include "protocol/system_folders.hpp"

#include <algorithm>
#include <cstdlib>

namespace lawan {

namespace fs = std::filesystem;

bool is_within(const fs::path& path, const fs::path& folder) {
    return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first ==
           folder.end();
}

bool is_of_system(const fs::path& path) {
    const auto holds = [&](const char* folder) { return is_within(path, folder); };
    constexpr const char* kOthers[] = {"/etc", "/dev", "/proc", "/sys", "/run", "/boot"};
    return std::any_of(std::begin(kSystemFolders), std::end(kSystemFolders), holds) ||
           std::any_of(std::begin(kOthers), std::end(kOthers), holds);
}

bool is_wide(const fs::path& folder) {
    constexpr const char* kWide[] = {"/",    "/home",    "/root", "/tmp",  "/var",
                                     "/srv", "/var/tmp", "/mnt",  "/media"};
    if (std::any_of(std::begin(kWide), std::end(kWide),
                    [&](const char* wide) { return folder == wide; })) {
        return true;
    }
    const auto home = home_folder();
    return home && is_within(*home, folder);
}

std::optional<fs::path> home_folder() {
    const char* home = std::getenv("HOME");
    if (home == nullptr || home[0] != '/') return std::nullopt;
    fs::path folder = fs::path{home}.lexically_normal();
    if (!folder.has_filename()) folder = folder.parent_path();
    if (folder == "/") return std::nullopt;
    return folder;
}

}  // namespace lawan
