#include "experiments/series.hpp"

#include <fmt/format.h>

#include "experiments/openings.hpp"
#include "experiments/series_rows.hpp"

namespace lawan::experiments {
namespace {

Table paper_table(const Series& series) {
    Table table{"paper",
                "In the paper, " + series.title(),
                {{"rounds", "rounds"},
                 {"first", "", Reader::Programs},
                 {"second", "", Reader::Programs},
                 {"score", "score", Reader::People},
                 {"winner", "winner"},
                 {"first_side", "first named plays"}}};
    for (const PrintedGame& game : series.games) {
        table.add({std::int64_t{game.rounds}, std::int64_t{game.first}, std::int64_t{game.second},
                   fmt::format("{}-{}", game.first, game.second),
                   game.winner.empty() ? Cell{} : Cell{game.winner},
                   std::string(1, letter(game.first_side))});
    }
    return table;
}

std::string thinking(const Series& series, const RunSettings& settings) {
    if (settings.move_time) return seconds_text(*settings.move_time) + " s a move at most";
    if (settings.nodes) return fmt::format("{} positions a move at most", *settings.nodes);
    for (const SeriesPlayer& player : {series.first, series.second}) {
        if (!player.described_nodes) continue;
        return fmt::format(
            "{} visits {} positions a move as described and {} as published, instead of thinking "
            "for the paper's 5 s (--move-time 5)",
            player.bot, *player.described_nodes, *player.published_nodes);
    }
    return "as long as the bots need, which is less than the paper's 5 s a move";
}

void describe(const Series& series, const std::vector<SeriesRow>& rows, const Run& run,
              Report& report) {
    report.settings.emplace_back("printed total", series.printed_total);
    report.settings.emplace_back("thinking", thinking(series, run.settings()));
    if (!series.by_chance()) {
        report.settings.emplace_back("games",
                                     "both bots are deterministic: each game is played once");
    } else if (!rows.empty()) {
        report.settings.emplace_back("games", fmt::format("{} for each row", rows.front().games));
    }
    if (!series.has_human()) return;
    if (run.settings().human) {
        report.settings.emplace_back("in the human's place", "you");
        return;
    }
    for (const Level& level : human_levels()) {
        report.settings.emplace_back("in the human's place, " + level.name, level.bot);
    }
}

void draw(const Series& series, const std::vector<SeriesRow>& rows, Report& report) {
    for (const SeriesRow& row : rows) {
        if (!row.shown) continue;
        const PrintedGame& printed = series.games[row.printed];
        const PerSide<int> counts = row.shown->counts();
        report.boards.push_back(
            {fmt::format("{} rounds, {}{}: {}-{}", printed.rounds, row.version,
                         row.games > 1 ? fmt::format(", the first of {} games", row.games) : "",
                         counts[printed.first_side], counts[opponent_of(printed.first_side)]),
             row.shown->end.board(), false, row.shown->moves_text(), row.games > 1});
    }
}

}  // namespace

Report run_series(const Series& series, Run& run) {
    Report report;
    report.name = series.name;
    report.title = series.title();
    report.source = series.source;
    report.seed = run.seed();
    report.notes = series.remarks;
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
