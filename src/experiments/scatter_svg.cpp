#include <algorithm>
#include <cmath>
#include <vector>

#include <fmt/format.h>

#include "experiments/scatter.hpp"
#include "experiments/scatter_scales.hpp"
#include "experiments/words.hpp"
#include "formats/html.hpp"

namespace lawan::experiments {
namespace {

constexpr double kLeft = 60;
constexpr double kTop = 12;
constexpr double kWide = 640;
constexpr double kHigh = 380;
constexpr double kRight = 110;   // room for names beside the last points
constexpr double kLetter = 6.5;  // width, about

constexpr double kLine = 12;  // height of a name

struct Label {
    double x = 0;  // of its left end
    double y = 0;  // of its base line
    double width = 0;

    [[nodiscard]] bool covers(const Label& other) const {
        return std::abs(y - other.y) < kLine && x < other.x + other.width && other.x < x + width;
    }
};

// Beside its point, or as near above or below as no other name stands.
Label placed(Label wanted, const std::vector<Label>& others) {
    const auto free = [&](const Label& label) {
        return std::none_of(others.begin(), others.end(),
                            [&](const Label& other) { return label.covers(other); });
    };
    for (int step = 0; step < 100; ++step) {
        for (const double direction : {-1.0, 1.0}) {
            Label label = wanted;
            label.y += direction * step * kLine / 2;
            if (label.y > kTop && label.y < kTop + kHigh && free(label)) return label;
        }
    }
    return wanted;
}

}  // namespace

std::string to_svg(const Scatter& plot, Language language) {
    const std::string x_title = escaped(plot.x_title.in(language));
    const std::string y_title = escaped(plot.y_title.in(language));
    const Phrase label{words::kAgainstAxis, {plot.y_title, plot.x_title}};
    const Scales scales{plot};
    const auto x_at = [&](double x) { return kLeft + kWide * scales.across(x); };
    const auto y_at = [&](double y) { return kTop + kHigh * (1 - scales.up(y)); };
    std::string svg = fmt::format(
        "<svg class='plot' viewBox='0 0 {0} {1}' width='{0}' height='{1}' "
        "role='img' aria-label='{2}'>",
        kLeft + kWide + kRight, kTop + kHigh + 50, escaped(label.in(language)));
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
        kLeft + kWide / 2, kTop + kHigh + 40, x_title, kTop + kHigh / 2, kTop + kHigh / 2, y_title);
    std::vector<Label> labels;
    for (const Scatter::Point& point : plot.points) {
        const double x = x_at(point.x);
        const double width = kLetter * static_cast<double>(point.name.size());
        const bool fits = x + width < kLeft + kWide + kRight;
        const Label label =
            placed({fits ? x + 7 : x - 7 - width, y_at(point.y) + 4, width}, labels);
        labels.push_back(label);
        svg += fmt::format(
            "<g><title>{}: {:.3g}, {:.0f} ± {:.0f}</title><path class='error' "
            "d='M{:.1f} {:.1f}V{:.1f}'/><circle class='dot' cx='{:.1f}' "
            "cy='{:.1f}' r='4'/><path class='grid' d='M{:.1f} {:.1f}L{:.1f} {:.1f}'/>"
            "<text class='name'{} x='{:.1f}' y='{:.1f}'>{}</text></g>",
            escaped(point.name), point.x, point.y, point.error, x, y_at(point.y - point.error),
            y_at(point.y + point.error), x, y_at(point.y), x, y_at(point.y), fits ? x + 7 : x - 7,
            label.y - 4, fits ? "" : " style='text-anchor:end'", fits ? x + 7 : x - 7, label.y,
            escaped(point.name));
    }
    return svg + "</svg>";
}

}  // namespace lawan::experiments
