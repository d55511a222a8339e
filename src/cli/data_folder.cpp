#include "cli/data_folder.hpp"

#include <cstdlib>
#include <optional>
#include <system_error>

#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/program_folder.hpp"
#include "core/system_error.hpp"
#include "core/text.hpp"

namespace lawan::cli {
namespace {

namespace fs = std::filesystem;

// A relative folder does not count: it would be another one wherever the program is started.
std::optional<fs::path> folder_in(const char* variable) {
    const char* value = std::getenv(variable);
    if (value == nullptr || !fs::path{value}.is_absolute()) return std::nullopt;
    return value;
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

}  // namespace

std::vector<fs::path> places_of(const fs::path& in_repository, const fs::path& installed) {
    std::vector<fs::path> folders;
    if (const auto root = repository()) folders.push_back(*root / in_repository);
    folders.push_back(data_installed_with_program() / installed);
    return folders;
}

fs::path typed_or_shipped(const std::string& typed) {
    std::error_code error;
    if (fs::exists(typed, error) || fs::path{typed}.has_parent_path()) return typed;
    std::vector<fs::path> folders = places_of("data", "");
    if (const auto named = folder_in("LAWAN_DATA")) folders.insert(folders.begin(), *named);
    for (const fs::path& folder : folders) {
        if (fs::is_regular_file(folder / typed, error)) return folder / typed;
    }
    return typed;
}

std::optional<fs::path> data_folder() {
    if (const auto data = folder_in("XDG_DATA_HOME")) return *data / "lawan";
    if (const auto home = folder_in("HOME")) return *home / ".local" / "share" / "lawan";
    return std::nullopt;
}

fs::path home_folder() {
    const auto home = folder_in("HOME");
    if (!home) throw InputError{words::kNoHomeFolder, {}};
    return *home;
}

fs::path made_data_folder(const fs::path& part, const Words& way_round) {
    const auto folder = data_folder();
    if (!folder) throw InputError{words::kNoFolderForGames, {way_round}};
    fs::path made = part.empty() ? *folder : *folder / part;
    std::error_code error;
    // What people play is nobody else's business. A folder that was there stays as it is.
    if (fs::create_directories(made, error)) {
        fs::permissions(made, fs::perms::owner_all, error);
    }
    if (error) {
        throw InputError{words::kCannotMakeDataFolder,
                         {in_quotes(made.string()), system_error(error), way_round}};
    }
    return made;
}

}  // namespace lawan::cli
