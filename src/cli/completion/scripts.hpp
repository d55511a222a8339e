// Scripts with which a shell completes our command lines.
#pragma once

#include <string>
#include <vector>

#include "cli/command.hpp"

namespace lawan::cli {

[[nodiscard]] std::string bash_completion(const std::vector<Command>& commands);
[[nodiscard]] std::string zsh_completion(const std::vector<Command>& commands);
[[nodiscard]] std::string fish_completion(const std::vector<Command>& commands);

}  // namespace lawan::cli
