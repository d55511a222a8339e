// Where games and tournaments are kept unless the user names a file.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

namespace lawan::cli {

// $HOME. Throws InputError where it is not set.
[[nodiscard]] std::filesystem::path home_folder();

// Where data is kept, whether or not it is there yet; none where nothing in the environment says
// so.
[[nodiscard]] std::optional<std::filesystem::path> data_folder();

// `part` of $XDG_DATA_HOME/lawan, or else of ~/.local/share/lawan (XDG Base Directory
// Specification), made where it is missing. Throws InputError, which names the way round it:
// "name a file with --store FILE".
[[nodiscard]] std::filesystem::path made_data_folder(const std::filesystem::path& part,
                                                     std::string_view way_round);

}  // namespace lawan::cli
