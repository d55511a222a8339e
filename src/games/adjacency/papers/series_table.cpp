// The table of a series that was played here.
#include <fmt/format.h>

#include "experiments/words.hpp"
#include "formats/phrases.hpp"
#include "games/adjacency/papers/series_rows.hpp"
#include "games/adjacency/papers/table_words.hpp"

namespace lawan::experiments {
namespace {

Cell spread_cell(const Sample& margin) {
    if (margin.count() < 2) return {};
    const std::string range = fmt::format(" ({:+.0f}..{:+.0f})", margin.least(), margin.greatest());
    return joined({decimal(margin.deviation(), 1), as_it_is(range)}, "");
}

Phrase mean_score(const Tally& tally) {
    const int digits = tally.games() > 1 ? 1 : 0;
    return joined({decimal(tally.own().mean(), digits), decimal(tally.other().mean(), digits)},
                  "-");
}

}  // namespace

DataTable ours_table(const Series& series, const std::vector<SeriesRow>& rows) {
    const auto milliseconds_of = [](const SeriesPlayer& player) {
        return Phrase{series_words::kMillisecondsOf, {player.label}};
    };
    DataTable table{
        "ours",
        {series_words::kOursTitle, {series.title()}},
        {{"rounds", words::kRounds},
         {"paper_score", series_words::kPaper},
         {"version", series.has_human() ? series_words::kHumansPlaceAndBot : words::kBots},
         Column::for_programs("first"),
         Column::for_programs("second"),
         {"games", words::kGames},
         Column::for_programs("mean_first"),
         Column::for_programs("mean_second"),
         {"score", series_words::kMeanScore, Reader::People},
         {"margin", words::kMargin},
         Column::for_programs("margin_sd"),
         Column::for_programs("margin_min"),
         Column::for_programs("margin_max"),
         {"spread", series_words::kSpread, Reader::People}}};
    add_tally_columns(table.columns);
    table.columns.insert(table.columns.end(), {{"first_ms", milliseconds_of(series.first)},
                                               {"second_ms", milliseconds_of(series.second)}});
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
                      mean_score(tally), Decimal{tally.margin().mean(), tally.games() > 1 ? 1 : 0},
                      Decimal{tally.margin().deviation(), 2}, Decimal{tally.margin().least(), 0},
                      Decimal{tally.margin().greatest(), 0}, spread_cell(tally.margin())});
        add_tally_cells(tally.results(), cells);
        cells.insert(cells.end(), {Decimal{1000 * row.first_effort.time_a_move().count(), 2},
                                   Decimal{1000 * row.second_effort.time_a_move().count(), 2}});
        table.add(std::move(cells));
    }
    return table;
}

}  // namespace lawan::experiments
