#include "experiments/scatter.hpp"

#include <cmath>

#include <fmt/format.h>

#include "experiments/scatter_scales.hpp"

namespace lawan::experiments {
namespace {

constexpr int kColumns = 72;
constexpr int kRows = 22;

int place(double part, int length) {
    return static_cast<int>(std::lround(part * (length - 1)));
}

void put(std::string& line, std::size_t at, char letter) {
    while (at < line.size() && line[at] != ' ') ++at;
    if (at < line.size()) line[at] = letter;
}

}  // namespace

char point_letter(std::size_t index) {
    constexpr std::size_t kLetters = 26;
    if (index < kLetters) return static_cast<char>('A' + index);
    return index < 2 * kLetters ? static_cast<char>('a' + index - kLetters) : '*';
}

std::string to_text(const Scatter& plot, Language language) {
    if (plot.points.empty()) return "";
    Scatter bare = plot;  // there is no room for errors
    for (Scatter::Point& point : bare.points) point.error = 0;
    const Scales scales{bare};
    std::vector<std::string> lines(kRows, std::string(kColumns, ' '));
    for (std::size_t i = 0; i < plot.points.size(); ++i) {
        const Scatter::Point& point = plot.points[i];
        const int row = kRows - 1 - place(scales.up(point.y), kRows);
        put(lines[static_cast<std::size_t>(row)],
            static_cast<std::size_t>(place(scales.across(point.x), kColumns)), point_letter(i));
    }
    std::vector<std::string> labels(kRows, std::string(6, ' '));
    for (const double y : scales.y_ticks()) {
        labels[static_cast<std::size_t>(kRows - 1 - place(scales.up(y), kRows))] =
            fmt::format("{:>6.0f}", y);
    }
    std::string text = plot.y_title.in(language) + '\n';
    for (std::size_t row = 0; row < lines.size(); ++row) {
        std::string line = labels[row] + " |" + lines[row];
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    text += "       +" + std::string(kColumns, '-') + '\n';
    std::string under(8 + kColumns + 8, ' ');
    for (const double x : scales.x_ticks()) {
        const std::string label = fmt::format("{:g}", x);
        under.replace(8 + static_cast<std::size_t>(place(scales.across(x), kColumns)), label.size(),
                      label);
    }
    under.erase(under.find_last_not_of(' ') + 1);
    text += under + "  " + plot.x_title.in(language) + '\n';
    for (std::size_t i = 0; i < plot.points.size(); ++i) {
        text += fmt::format("{}{} {}", i % 4 == 0 ? "\n  " : "   ", point_letter(i),
                            fmt::format("{:<18}", plot.points[i].name));
        const bool last_in_line = i % 4 == 3 || i + 1 == plot.points.size();
        while (last_in_line && text.back() == ' ') text.pop_back();
    }
    return text + '\n';
}

}  // namespace lawan::experiments
