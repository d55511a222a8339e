#include <fmt/format.h>

#include "experiments/scales.hpp"
#include "experiments/svg.hpp"

namespace lawan::experiments {
namespace {

constexpr double kLeft = 60;
constexpr double kTop = 12;
constexpr double kWide = 640;
constexpr double kHigh = 380;
constexpr double kRight = 110;   // room for names beside the last points
constexpr double kLetter = 6.5;  // width, about

}  // namespace

std::string scatter_svg(const Scatter& plot) {
    const Scales scales{plot};
    const auto x_at = [&](double x) { return kLeft + kWide * scales.across(x); };
    const auto y_at = [&](double y) { return kTop + kHigh * (1 - scales.up(y)); };
    std::string svg = fmt::format(
        "<svg class='plot' viewBox='0 0 {0} {1}' width='{0}' height='{1}' "
        "role='img' aria-label='{2} against {3}'>",
        kLeft + kWide + kRight, kTop + kHigh + 50, escaped(plot.y_title), escaped(plot.x_title));
    for (const double y : scales.y_ticks()) {
        svg += fmt::format(
            "<path class='grid' d='M{} {:.1f}h{}'/><text class='y' x='{}' "
            "y='{:.1f}'>{:.0f}</text>",
            kLeft, y_at(y), kWide, kLeft - 6, y_at(y) + 4, y);
    }
    for (const double x : scales.x_ticks()) {
        svg += fmt::format(
            "<path class='grid' d='M{:.1f} {}v{}'/><text x='{:.1f}' y='{}'>{:g}"
            "</text>",
            x_at(x), kTop, kHigh, x_at(x), kTop + kHigh + 18, x);
    }
    svg += fmt::format(
        "<text x='{}' y='{}'>{}</text><text class='side' transform='rotate(-90 14 "
        "{})' x='14' y='{}'>{}</text>",
        kLeft + kWide / 2, kTop + kHigh + 40, escaped(plot.x_title), kTop + kHigh / 2,
        kTop + kHigh / 2, escaped(plot.y_title));
    for (const Scatter::Point& point : plot.points) {
        const double x = x_at(point.x);
        const bool fits =
            x + kLetter * static_cast<double>(point.name.size()) < kLeft + kWide + kRight;
        svg += fmt::format(
            "<g><title>{}: {:.3g}, {:.0f} ± {:.0f}</title><path class='error' "
            "d='M{:.1f} {:.1f}V{:.1f}'/><circle class='dot' cx='{:.1f}' "
            "cy='{:.1f}' r='4'/><text class='name'{} x='{:.1f}' y='{:.1f}'>{}</text>"
            "</g>",
            escaped(point.name), point.x, point.y, point.error, x, y_at(point.y - point.error),
            y_at(point.y + point.error), x, y_at(point.y), fits ? "" : " style='text-anchor:end'",
            fits ? x + 7 : x - 7, y_at(point.y) + 4, escaped(point.name));
    }
    return svg + "</svg>";
}

}  // namespace lawan::experiments
