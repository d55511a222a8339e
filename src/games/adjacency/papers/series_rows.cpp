#include "games/adjacency/papers/series_rows.hpp"

#include <algorithm>

#include "games/adjacency/papers/common.hpp"
#include "games/adjacency/papers/printed_board.hpp"
#include "games/adjacency/papers/table_words.hpp"

namespace lawan::experiments {
namespace {

using adjacency::papers::As;

Spec spec_of(const SeriesPlayer& player, As as, const RunSettings& settings) {
    const GameModule& entry = find_game("adjacency");
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

// The ways to play a series that are not one and the same.
std::vector<As> ways_of(const Series& series) {
    if (!series.differs_as_published() || (series.has_human() && !series.published_too)) {
        return {As::Described};
    }
    return {As::Described, As::Published};
}

const Words& name_of(const Series& series, As as) {
    if (!series.differs_as_published()) return series_words::kBothWays;
    return as == As::Described ? series_words::kDescribed : series_words::kPublished;
}

std::vector<SeriesRow> rows_with_human(const Series& series, std::size_t printed,
                                       const RunSettings& settings) {
    const auto row = [&](const Words& who, As as, const Spec& human, int games) {
        const auto seat = [&](const SeriesPlayer& player) {
            return player.is_human() ? human : spec_of(player, as, settings);
        };
        return SeriesRow{printed,
                         {series_words::kWhoAndHow, {who, name_of(series, as)}},
                         seat(series.first),
                         seat(series.second),
                         games};
    };
    if (settings.human) {
        return {
            row(series_words::kYou, As::Described, Spec{kHuman, {}}, settings.games.value_or(1))};
    }
    std::vector<SeriesRow> rows;
    for (const As as : ways_of(series)) {
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
    for (const As as : ways_of(series)) {
        rows.push_back({printed, name_of(series, as), spec_of(series.first, as, settings),
                        spec_of(series.second, as, settings), games});
    }
    return rows;
}

GamePlan plan(const Series& series, const SeriesRow& row, std::size_t row_number,
              std::size_t number, Seed seed) {
    const PrintedGame& printed = series.games[row.printed];
    const GameModule& entry = find_game("adjacency");
    PerSide<Spec> players;
    players[printed.seats.first] = row.first;
    players[opponent_of(printed.seats.first)] = row.second;
    const OptionTexts settings{{"rounds", std::to_string(printed.rounds)},
                               {"first", std::string(1, letter(printed.seats.begins))}};
    return {entry, make_game(entry, settings), players, seed.derive(row_number).derive(number),
            number};
}

}  // namespace

const std::vector<Level>& human_levels() {
    // A person who grabs what there is (adjacency-b, 3.1: people "use a greedy pattern"), one who
    // thinks of the reply, and one who thinks of the own next move as well; none of them without
    // slips (adjacency-a, chapter III: the opponent "does not always move optimally").
    static const std::vector<Level> levels{
        {series_words::kWeak, "alphabeta(depth=1,blunder=0.3)"},
        {series_words::kMiddling, "alphabeta(depth=2,blunder=0.15)"},
        {series_words::kStrong, "alphabeta(depth=3,blunder=0.05)"}};
    return levels;
}

bool SeriesRow::same_score(const PrintedGame& printed) const {
    return tally.games() == 1 && tally.own().mean() == printed.first &&
           tally.other().mean() == printed.second;
}

bool SeriesRow::same_board(const PrintedGame& printed) const {
    return shown && printed_board(printed.board).shows(shown->end.board());
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
    const auto games = run.map<PlayedGame>({series.name}, jobs.size(), [&](std::size_t i) {
        const Job job = jobs[i];
        auto game = play(plan(series, rows[job.row], job.row, job.number, run.seed()), run);
        if (game && run.settings().human && run.settings().keep) run.settings().keep(game->record);
        return game;
    });
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        if (!games[i]) continue;
        SeriesRow& row = rows[jobs[i].row];
        const Side first = series.games[row.printed].seats.first;
        const PerSide<int> counts = games[i]->counts();
        row.tally.add(counts[first], counts[opponent_of(first)]);
        row.first_effort += games[i]->efforts[first];
        row.second_effort += games[i]->efforts[opponent_of(first)];
        if (jobs[i].number == 0) row.shown = games[i];
    }
}

}  // namespace lawan::experiments
