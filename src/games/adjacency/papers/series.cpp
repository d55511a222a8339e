#include "games/adjacency/papers/series.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "formats/phrases.hpp"
#include "games/adjacency/papers/printed_board.hpp"
#include "games/adjacency/papers/series_rows.hpp"
#include "games/adjacency/papers/table_words.hpp"

namespace lawan::experiments {
namespace {

DataTable paper_table(const Series& series) {
    DataTable table{"paper",
                    {series_words::kPaperTitle, {series.title()}},
                    {{"rounds", words::kRounds},
                     Column::for_programs("first"),
                     Column::for_programs("second"),
                     {"score", words::kScore, Reader::People},
                     {"winner", words::kWinner},
                     {"first_side", series_words::kFirstNamedPlays},
                     {"begins", series_words::kBegins},
                     Column::for_programs("board")}};
    for (const PrintedGame& game : series.games) {
        table.add({std::int64_t{game.rounds}, std::int64_t{game.first}, std::int64_t{game.second},
                   fmt::format("{}-{}", game.first, game.second),
                   game.winner.empty() ? Cell{} : Cell{game.winner},
                   std::string(1, letter(game.seats.first)),
                   letter(game.seats.begins) + std::string{game.seats.begins_is_known ? "" : "?"},
                   game.board});
    }
    return table;
}

Phrase thinking(const Series& series, const RunSettings& settings) {
    if (settings.move_time) {
        return {words::kSecondsAtMost, {decimal(seconds_text(*settings.move_time))}};
    }
    if (settings.nodes) return {words::kPositionsAtMost, {*settings.nodes}};
    for (const SeriesPlayer& player : {series.first, series.second}) {
        if (!player.described_nodes) continue;
        return {series_words::kVisitsInsteadOfThinking,
                {player.bot, *player.described_nodes, *player.published_nodes}};
    }
    return series_words::kAsLongAsTheyNeed;
}

void describe(const Series& series, const std::vector<SeriesRow>& rows, const Run& run,
              Report& report) {
    const auto put = [&](Phrase name, Phrase value) {
        report.settings.emplace_back(std::move(name), std::move(value));
    };
    put(series_words::kPrintedTotal, series.printed_total);
    put(words::kThinking, thinking(series, run.settings()));
    if (!series.by_chance()) {
        put(words::kGames, series_words::kOnceEach);
    } else if (!rows.empty()) {
        put(words::kGames, {series_words::kForEachRow, {rows.front().games}});
    }
    if (!series.has_human()) return;
    if (run.settings().human) return put(series_words::kInTheHumansPlace, series_words::kYou);
    for (const Level& level : human_levels()) {
        put({series_words::kInTheHumansPlaceThe, {level.name}}, as_it_is(level.bot));
    }
}

DrawnBoard drawn_as_printed(const PrintedGame& game) {
    PrintedBoard board = printed_board(game.board);
    DrawnBoard drawn{{series_words::kPapersBoardCaption,
                      {game.rounds, fmt::format("{}-{}", game.first, game.second)}},
                     std::move(board.view)};
    drawn.hidden = std::move(board.hidden);
    return drawn;
}

// The paper's board of each game, and ours of the same game behind it.
void draw(const Series& series, const std::vector<SeriesRow>& rows, Report& report) {
    std::optional<std::size_t> shown;
    for (const SeriesRow& row : rows) {
        const PrintedGame& printed = series.games[row.printed];
        if (shown != row.printed) report.boards.push_back(drawn_as_printed(printed));
        shown = row.printed;
        if (!row.shown) continue;
        const PerSide<int> counts = row.shown->counts();
        const std::string score = fmt::format("{}-{}", counts[printed.seats.first],
                                              counts[opponent_of(printed.seats.first)]);
        const Words& caption =
            row.games > 1 ? series_words::kFirstOfGamesCaption : series_words::kBoardCaption;
        report.boards.push_back({{caption, {printed.rounds, row.version, score, row.games}},
                                 row.shown->end.board(),
                                 false,
                                 row.shown->record.moves_text(),
                                 row.games > 1});
    }
}

}  // namespace

Phrase Series::title() const {
    return {series_words::kAgainstEachOther, {first.label, second.label}};
}

Report run_series(const Series& series, Run& run) {
    Report report;
    report.name = series.name;
    report.title = series.title();
    report.source = series.source;
    report.seed = run.seed();
    report.notes = series.remarks;
    if (std::any_of(series.games.begin(), series.games.end(),
                    [](const PrintedGame& game) { return !game.seats.begins_is_known; })) {
        report.notes.emplace_back(series_words::kWhoBeganIsNotShown);
    }
    std::vector<SeriesRow> rows = planned_rows(series, run.settings());
    describe(series, rows, run, report);
    report.paper = paper_table(series);

    play_rows(series, rows, run);
    report.ours = ours_table(series, rows);
    report.differs = differences(series, rows);
    draw(series, rows, report);
    for (const SeriesRow& row : rows) {
        report.game_count += row.tally.games();
        report.complete = report.complete && row.tally.games() == row.games;
    }
    if (!series.by_chance()) add_openings(series, rows, run, report);
    return report;
}

}  // namespace lawan::experiments
