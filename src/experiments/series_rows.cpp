#include "experiments/series_rows.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace lawan::experiments {
namespace {

enum class As : std::uint8_t { Described, Published };

Spec spec_of(const SeriesPlayer& player, As as, const RunSettings& settings) {
    const GameEntry& entry = find_game("adjacency");
    Spec spec = parse_spec(player.bot);
    if (as == As::Published) spec.options.emplace_back("as", "published");
    const auto own = as == As::Described ? player.described_nodes : player.published_nodes;
    // The published program is played on one thread anyway.
    if (own && as == As::Described) spec = with_option(entry, std::move(spec), "threads", "1");
    if (settings.move_time) {
        return with_option(entry, std::move(spec), "move-time", seconds_text(*settings.move_time));
    }
    const auto nodes = settings.nodes ? settings.nodes : own;
    if (!nodes) return spec;
    // On a slow machine, too, it is the number of positions that ends a search.
    spec = with_option(entry, std::move(spec), "move-time", "600");
    return with_option(entry, std::move(spec), "nodes", std::to_string(*nodes));
}

std::string to_text(As as) {
    return as == As::Described ? "as described" : "as published";
}

std::vector<SeriesRow> rows_with_human(const Series& series, std::size_t printed,
                                       const RunSettings& settings) {
    const auto row = [&](const std::string& who, As as, const Spec& human, int games) {
        const auto seat = [&](const SeriesPlayer& player) {
            return player.is_human() ? human : spec_of(player, as, settings);
        };
        return SeriesRow{printed, who + ", " + to_text(as), seat(series.first), seat(series.second),
                         games};
    };
    if (settings.human) {
        return {row("you", As::Described, Spec{kHuman, {}}, settings.games.value_or(1))};
    }
    std::vector<SeriesRow> rows;
    for (const As as : {As::Described, As::Published}) {
        if (as == As::Published && !series.published_too) continue;
        for (const Level& level : human_levels()) {
            rows.push_back(row(level.name, as, parse_spec(level.bot),
                               settings.games.value_or(series.usual_games)));
        }
    }
    return rows;
}

std::vector<SeriesRow> rows_of_bots(const Series& series, std::size_t printed,
                                    const RunSettings& settings) {
    const int games = series.by_chance() ? settings.games.value_or(series.usual_games) : 1;
    std::vector<SeriesRow> rows;
    for (const As as : {As::Described, As::Published}) {
        rows.push_back({printed, to_text(as), spec_of(series.first, as, settings),
                        spec_of(series.second, as, settings), games});
    }
    return rows;
}

GamePlan plan(const Series& series, const SeriesRow& row, std::size_t row_number,
              std::size_t number, Seed seed) {
    const PrintedGame& printed = series.games[row.printed];
    const GameEntry& entry = find_game("adjacency");
    PerSide<Spec> players;
    players[printed.first_side] = row.first;
    players[opponent_of(printed.first_side)] = row.second;
    return {entry, make_game(entry, {{"rounds", std::to_string(printed.rounds)}}), players,
            seed.derive(row_number).derive(number), number};
}

}  // namespace

const std::vector<Level>& human_levels() {
    // A person who grabs what there is (adjacency-b's remark about its own testers), one who thinks
    // of the reply, and one who thinks of the own next move as well; none of them without slips.
    static const std::vector<Level> levels{{"weak", "alphabeta(depth=1,blunder=0.3)"},
                                           {"middling", "alphabeta(depth=2,blunder=0.15)"},
                                           {"strong", "alphabeta(depth=3,blunder=0.05)"}};
    return levels;
}

bool SeriesRow::same_score(const PrintedGame& printed) const {
    return tally.games() == 1 && tally.own().mean() == printed.first &&
           tally.other().mean() == printed.second;
}

bool SeriesRow::same_board(const PrintedGame& printed) const {
    if (!shown || printed.board.empty()) return false;
    std::string marks;
    for (const Mark mark : shown->end.board().marks) marks += letter(mark);
    std::string lines;
    for (const std::string& line : printed.board) lines += line;
    return marks == lines;
}

std::vector<SeriesRow> planned_rows(const Series& series, const RunSettings& settings) {
    std::vector<SeriesRow> rows;
    for (std::size_t printed = 0; printed < series.games.size(); ++printed) {
        for (SeriesRow& row : series.has_human() ? rows_with_human(series, printed, settings)
                                                 : rows_of_bots(series, printed, settings)) {
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

void play_rows(const Series& series, std::vector<SeriesRow>& rows, Run& run) {
    struct Job {
        std::size_t row;
        std::size_t number;
    };
    std::vector<Job> jobs;
    int most = 0;
    for (const SeriesRow& row : rows) most = std::max(most, row.games);
    for (int number = 0; number < most; ++number) {
        for (std::size_t row = 0; row < rows.size(); ++row) {
            if (number < rows[row].games) jobs.push_back({row, static_cast<std::size_t>(number)});
        }
    }
    const auto games = run.map<PlayedGame>(series.name, jobs.size(), [&](std::size_t i) {
        const Job job = jobs[i];
        auto game = play(plan(series, rows[job.row], job.row, job.number, run.seed()), run);
        if (game && run.settings().human && run.settings().keep) run.settings().keep(game->record);
        return game;
    });
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        if (!games[i]) continue;
        SeriesRow& row = rows[jobs[i].row];
        const Side first = series.games[row.printed].first_side;
        const PerSide<int> counts = games[i]->counts();
        row.tally.add(counts[first], counts[opponent_of(first)]);
        games[i]->add_effort(first, row.first_effort);
        games[i]->add_effort(opponent_of(first), row.second_effort);
        if (jobs[i].number == 0) row.shown = games[i];
    }
}

}  // namespace lawan::experiments
