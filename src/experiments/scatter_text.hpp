// A scatter plot in characters.
#pragma once

#include <string>

#include "experiments/report.hpp"

namespace lawan::experiments {

// Points that fall on one another stand side by side as far as there is room.
[[nodiscard]] std::string to_text(const Scatter& plot);

}  // namespace lawan::experiments
