// Small figures that several tables show.
#pragma once

#include <cmath>
#include <string>

#include <fmt/format.h>

namespace lawan {

[[nodiscard]] inline double a_move(double total, int moves) {
    return moves > 0 ? total / moves : 0;
}

[[nodiscard]] inline std::string points_text(double points) {
    return points == std::floor(points) ? fmt::format("{:.0f}", points)
                                        : fmt::format("{:.1f}", points);
}

}  // namespace lawan
