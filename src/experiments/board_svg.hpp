// Boards as inline SVG.
#pragma once

#include <string>

#include "experiments/report.hpp"

namespace lawan::experiments {

// The sides differ in shape, not only in colour. Needs the classes of the report's page.
[[nodiscard]] std::string board_svg(const DrawnBoard& drawn, Language language);

}  // namespace lawan::experiments
