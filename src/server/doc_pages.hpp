// The documentation as the page shows it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace lawan::server {

// The page algorithms/NAME.md or NAME.md in the first folder that has it. Nothing for a name that
// is not made of letters, digits and dashes.
[[nodiscard]] std::optional<std::string> doc_page(const std::vector<std::filesystem::path>& folders,
                                                  const std::string& name);

}  // namespace lawan::server
