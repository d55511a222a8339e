// The table of a series that was played here.
#include <fmt/format.h>

#include "experiments/series_rows.hpp"
#include "experiments/tally_columns.hpp"

namespace lawan::experiments {
namespace {

std::string spread_text(const Sample& margin) {
    if (margin.count() < 2) return "";
    return fmt::format("{:.1f} ({:+.0f}..{:+.0f})", margin.deviation(), margin.least(),
                       margin.greatest());
}

std::string score_text(const Tally& tally) {
    const int digits = tally.games() > 1 ? 1 : 0;
    return fmt::format("{:.{}f}-{:.{}f}", tally.own().mean(), digits, tally.other().mean(), digits);
}

}  // namespace

Table ours_table(const Series& series, const std::vector<SeriesRow>& rows) {
    Table table{"ours",
                "Ours, " + series.title() + " (scores in this order, ms a move)",
                {{"rounds", "rounds"},
                 {"paper_score", "paper"},
                 {"version", series.has_human() ? "human's place, bot" : "bots"},
                 {"first", "", Reader::Programs},
                 {"second", "", Reader::Programs},
                 {"games", "games"},
                 {"mean_first", "", Reader::Programs},
                 {"mean_second", "", Reader::Programs},
                 {"score", "mean score", Reader::People},
                 {"margin", "margin"},
                 {"margin_sd", "", Reader::Programs},
                 {"margin_min", "", Reader::Programs},
                 {"margin_max", "", Reader::Programs},
                 {"spread", "sd (least..most)", Reader::People}}};
    add_tally_columns(table.columns);
    table.columns.insert(table.columns.end(), {{"first_ms", series.first.label + " ms"},
                                               {"second_ms", series.second.label + " ms"}});
    for (const SeriesRow& row : rows) {
        const PrintedGame& printed = series.games[row.printed];
        const Tally& tally = row.tally;
        std::vector<Cell> cells{std::int64_t{printed.rounds},
                                fmt::format("{}-{}", printed.first, printed.second),
                                row.version,
                                to_text(row.first),
                                to_text(row.second),
                                tally.games()};
        if (tally.games() == 0) {  // the time was over before
            cells.resize(table.columns.size());
            table.add(std::move(cells));
            continue;
        }
        cells.insert(cells.end(),
                     {Decimal{tally.own().mean(), 1}, Decimal{tally.other().mean(), 1},
                      score_text(tally), Decimal{tally.margin().mean(), tally.games() > 1 ? 1 : 0},
                      Decimal{tally.margin().deviation(), 2}, Decimal{tally.margin().least(), 0},
                      Decimal{tally.margin().greatest(), 0}, spread_text(tally.margin())});
        add_tally_cells(tally, cells);
        cells.insert(cells.end(), {Decimal{row.first_effort.milliseconds.mean(), 2},
                                   Decimal{row.second_effort.milliseconds.mean(), 2}});
        table.add(std::move(cells));
    }
    return table;
}

}  // namespace lawan::experiments
