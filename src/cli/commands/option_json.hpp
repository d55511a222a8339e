// An option as lists print it with --json.
#pragma once

#include "core/options.hpp"
#include "formats/json.hpp"

namespace lawan::cli {

// Name, type, default in its own type, least and greatest value, help, and choices where there are.
[[nodiscard]] nlohmann::ordered_json option_json(const OptionSpec& option);
[[nodiscard]] nlohmann::ordered_json options_json(const std::vector<OptionSpec>& options);

}  // namespace lawan::cli
