// Where the program finds what belongs to it: the page and the documentation.
#pragma once

#include <filesystem>
#include <vector>

namespace lawan::cli {

// Of the repository that the program was built in, then of the installation.
[[nodiscard]] std::vector<std::filesystem::path> page_folders();
[[nodiscard]] std::vector<std::filesystem::path> doc_folders();

}  // namespace lawan::cli
