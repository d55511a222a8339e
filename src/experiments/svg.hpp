// Boards and plots as inline SVG, and text that HTML does not take for markup.
#pragma once

#include <string>
#include <string_view>

#include "experiments/report.hpp"

namespace lawan::experiments {

[[nodiscard]] std::string escaped(std::string_view text);

// The sides differ in shape, not only in colour.
[[nodiscard]] std::string board_svg(const DrawnBoard& drawn);

[[nodiscard]] std::string scatter_svg(const Scatter& plot);

}  // namespace lawan::experiments
