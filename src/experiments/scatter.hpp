// A scatter plot, as text and as SVG: a logarithmic scale across, a linear one upwards.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/words.hpp"

namespace lawan::experiments {

// Points that are called by a letter in the text and by name beside it.
struct Scatter {
    struct Point {
        std::string name;
        double x = 0;  // above 0: the scale is logarithmic
        double y = 0;
        double error = 0;  // to either side of y
    };
    Phrase x_title;
    Phrase y_title;
    std::vector<Point> points = {};
};

// What a point is called in the text: A … Z, a … z.
[[nodiscard]] char point_letter(std::size_t index);

// Points that fall on one another stand side by side as far as there is room.
[[nodiscard]] std::string to_text(const Scatter& plot, Language language);

// Needs the classes of the report's page.
[[nodiscard]] std::string to_svg(const Scatter& plot, Language language);

}  // namespace lawan::experiments
