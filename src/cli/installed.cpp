#include "cli/installed.hpp"

#include <cstdlib>
#include <optional>
#include <system_error>

namespace lawan::cli {
namespace {

namespace fs = std::filesystem;

fs::path program_folder() {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    return error ? fs::current_path(error) : program.parent_path();
}

// ./lawan says where it is; a program that was started by hand looks above itself.
std::optional<fs::path> repository() {
    if (const char* said = std::getenv("LAWAN_ROOT"); said != nullptr && *said != '\0') return said;
    std::error_code error;
    for (fs::path folder = program_folder(); folder.has_relative_path();
         folder = folder.parent_path()) {
        if (fs::exists(folder / "docs" / "protocol.schema.json", error)) return folder;
    }
    return std::nullopt;
}

std::vector<fs::path> places(const fs::path& in_repository, const fs::path& installed) {
    std::vector<fs::path> folders;
    if (const auto root = repository()) folders.push_back(*root / in_repository);
    folders.push_back(program_folder().parent_path() / "share" / installed);
    return folders;
}

}  // namespace

std::vector<fs::path> page_folders() {
    return places(fs::path{"web"} / "dist", fs::path{"lawan"} / "page");
}

std::vector<fs::path> doc_folders() {
    return places("docs", fs::path{"lawan"} / "docs");
}

}  // namespace lawan::cli
