#include "tournaments/rating_plot.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include <fmt/format.h>

#include "formats/html.hpp"
#include "formats/text_width.hpp"
#include "tournaments/words.hpp"

namespace lawan {
namespace {

constexpr int kLeft = 240;
constexpr int kWidth = 480;
constexpr int kRow = 24;
constexpr int kRight = 80;

constexpr std::size_t kLongestName = 34;  // that fits beside the plot

struct Rated {
    std::size_t bot;
    Rating rating;
};

}  // namespace

std::string rating_plot(const TournamentPlan& plan, const Standings& standings, Language language) {
    std::vector<Rated> all;
    double low = 0;
    double high = 0;
    for (const StandingsRow& row : standings.rows()) {
        if (!row.rating) continue;
        all.push_back({row.bot, *row.rating});
        low = std::min(low, row.rating->elo - row.rating->error);
        high = std::max(high, row.rating->elo + row.rating->error);
    }
    const double span = std::max(high - low, 1.0);
    const auto x = [&](double elo) { return kLeft + kWidth * (elo - low) / span; };
    const int width = kLeft + kWidth + kRight;
    const int height = kRow * (static_cast<int>(all.size()) + 1) + 8;
    std::string svg = fmt::format(
        "<svg class=plot viewBox=\"0 0 {0} {1}\" width={0} role=img aria-label=\"{2}\">", width,
        height, words::kRatingsPlot.in(language));
    const double step = span > 800 ? 200 : span > 300 ? 100 : span > 100 ? 50 : 20;
    for (double mark = std::ceil(low / step) * step; mark <= high; mark += step) {
        svg += fmt::format(
            "<line class=grid x1={0:.1f} x2={0:.1f} y1=0 y2={1} /><text class=tick "
            "x={0:.1f} y={2}>{3:.0f}</text>",
            x(mark), height - kRow, height - 6, mark);
    }
    int y = kRow / 2 + 2;
    for (const auto& [bot, rating] : all) {
        svg += fmt::format(
            "<text class=name x={} y={}>{}</text><line class=bar x1={:.1f} x2={:.1f} y1={} y2={} />"
            "<circle class=dot cx={:.1f} cy={} r=4 />",
            kLeft - 10, y + 4, escaped(shortened(plan.bots[bot].name, kLongestName, "…")),
            x(rating.elo - rating.error), x(rating.elo + rating.error), y, y, x(rating.elo), y);
        y += kRow;
    }
    return svg + "</svg>";
}

}  // namespace lawan
