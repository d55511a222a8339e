#include "cli/data_folder.hpp"

#include <cstdlib>
#include <optional>
#include <system_error>

#include <fmt/format.h>

#include "core/input_error.hpp"
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

}  // namespace

std::optional<fs::path> data_folder() {
    if (const auto data = folder_in("XDG_DATA_HOME")) return *data / "lawan";
    if (const auto home = folder_in("HOME")) return *home / ".local" / "share" / "lawan";
    return std::nullopt;
}

fs::path home_folder() {
    const auto home = folder_in("HOME");
    if (!home) throw InputError{"there is no home folder for '~': HOME is not set to one"};
    return *home;
}

fs::path made_data_folder(const fs::path& part, std::string_view way_round) {
    const auto folder = data_folder();
    if (!folder) {
        throw InputError{fmt::format(
            "there is no folder to keep games in, as neither HOME nor XDG_DATA_HOME names one: {}, "
            "or set XDG_DATA_HOME",
            way_round)};
    }
    const fs::path made = part.empty() ? *folder : *folder / part;
    std::error_code error;
    fs::create_directories(made, error);
    if (error) {
        throw InputError{fmt::format("cannot make the folder {} ({}): {}, or set XDG_DATA_HOME",
                                     in_quotes(made.string()), error.message(), way_round)};
    }
    return made;
}

}  // namespace lawan::cli
