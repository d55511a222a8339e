// Where games and tournaments are kept unless the user names a file.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/words.hpp"

namespace lawan::cli {

// $HOME. Throws InputError where it is not set.
[[nodiscard]] std::filesystem::path home_folder();

// The folder that data is kept in; it may not exist yet. None where the environment names none.
[[nodiscard]] std::optional<std::filesystem::path> data_folder();

// `part` of $XDG_DATA_HOME/lawan, or else of ~/.local/share/lawan (XDG Base Directory
// Specification), made where it is missing. Throws InputError; `way_round` tells the user what
// to do instead: "name a file with --store FILE".
[[nodiscard]] std::filesystem::path made_data_folder(const std::filesystem::path& part,
                                                     const Words& way_round);

// Where what belongs to the program may lie: in the repository that it was built in, and where it
// was installed to.
[[nodiscard]] std::vector<std::filesystem::path> places_of(
    const std::filesystem::path& in_repository, const std::filesystem::path& installed);

// A file that somebody named: as it was typed, or where there is none, one of those that come with
// the program, such as its proofs.
[[nodiscard]] std::filesystem::path typed_or_shipped(const std::string& typed);

}  // namespace lawan::cli
