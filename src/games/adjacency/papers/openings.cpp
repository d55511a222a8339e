// Deterministic bots from openings drawn by chance, each opening with both colours.
#include "experiments/words.hpp"
#include "games/adjacency/papers/series_rows.hpp"
#include "games/adjacency/papers/table_words.hpp"
#include "play/opening.hpp"

namespace lawan::experiments {
namespace {

constexpr int kOpeningPlies = 4;
constexpr std::uint64_t kOpenings = 0x6F70656E;  // a stream of the seed

struct Job {
    std::size_t row;
    std::size_t number;

    [[nodiscard]] Side first_side() const { return number % 2 == 0 ? Side::X : Side::O; }
};

std::optional<PlayedGame> play_from_opening(const Series& series, const SeriesRow& row,
                                            const Job& job, const Run& run) {
    const GameModule& entry = find_game("adjacency");
    const int rounds = series.games[row.printed].rounds;
    const AnyGame game = make_game(entry, {{"rounds", std::to_string(rounds)}});
    const Seed seed = run.seed().derive(kOpenings);
    PerSide<Spec> players;
    players[job.first_side()] = row.first;
    players[opponent_of(job.first_side())] = row.second;
    return play({entry, game, players, seed.derive(job.number), job.number,
                 random_opening(game, kOpeningPlies, seed.derive(job.number / 2))},
                run);
}

DataTable table_of(const Series& series, const std::vector<SeriesRow>& rows,
                   const std::vector<Tally>& tallies) {
    DataTable table{"openings",
                    {series_words::kOpeningsTitle, {kOpeningPlies, series.title()}},
                    {{"rounds", words::kRounds},
                     {"version", words::kBots},
                     {"games", words::kGames},
                     {"margin", words::kMargin},
                     {"margin_sd", words::kDeviation}}};
    add_tally_columns(table.columns);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Tally& tally = tallies[i];
        std::vector<Cell> cells{std::int64_t{series.games[rows[i].printed].rounds}, rows[i].version,
                                tally.games(), Decimal{tally.margin().mean(), 1},
                                Decimal{tally.margin().deviation(), 1}};
        add_tally_cells(tally.results(), cells);
        table.add(std::move(cells));
    }
    return table;
}

}  // namespace

void add_openings(const Series& series, const std::vector<SeriesRow>& rows, Run& run,
                  Report& report) {
    const int games = run.games_or(series.usual_games);
    std::vector<Job> jobs;
    for (int number = 0; number < games; ++number) {
        for (std::size_t row = 0; row < rows.size(); ++row) {
            jobs.push_back({row, static_cast<std::size_t>(number)});
        }
    }
    const auto played = run.map<PlayedGame>({series.name}, jobs.size(), [&](std::size_t i) {
        return play_from_opening(series, rows[jobs[i].row], jobs[i], run);
    });
    std::vector<Tally> tallies(rows.size());
    for (std::size_t i = 0; i < jobs.size(); ++i) {
        if (!played[i]) {
            report.complete = false;
            continue;
        }
        const Side first = jobs[i].first_side();
        const PerSide<int> counts = played[i]->counts();
        tallies[jobs[i].row].add(counts[first], counts[opponent_of(first)]);
        ++report.game_count;
    }
    report.more.push_back(table_of(series, rows, tallies));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (tallies[i].games() == 0) continue;
        report.differs.push_back(
            {series_words::kFromOpenings,
             {series.games[rows[i].printed].rounds, rows[i].version, (games + 1) / 2,
              series.first.label, wins_of(tallies[i].results())}});
    }
}

}  // namespace lawan::experiments
