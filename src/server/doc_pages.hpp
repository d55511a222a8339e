// The documentation as the page shows it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "session/services.hpp"

namespace lawan::server {

// The page algorithms/NAME.md or NAME.md in the first folder that has it; in another language than
// English the same below a folder of the language's name, and in English where there is none.
// Nothing for a name that is not made of letters, digits and dashes.
[[nodiscard]] std::optional<session::DocPage> doc_page(
    const std::vector<std::filesystem::path>& folders, const std::string& name,
    const std::string& language);

}  // namespace lawan::server
