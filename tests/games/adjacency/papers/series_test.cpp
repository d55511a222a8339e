// Series of Adjacency games: the printed ones come out, and the same seed plays the same games.
#include "games/adjacency/papers/series.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "games/adjacency/papers/series_rows.hpp"
#include "games/adjacency/papers/table_words.hpp"

namespace lawan::experiments {
namespace {

using ::testing::HasSubstr;
using Json = nlohmann::ordered_json;

Series find(const std::string& name) {
    for (const auto& paper : {adjacency_a(), adjacency_b(), adjacency_c()}) {
        for (const Series& series : paper) {
            if (series.name == name) return series;
        }
    }
    throw std::logic_error{name};
}

RunSettings quick(int games, int workers = 2) {
    RunSettings settings;
    settings.games = games;
    settings.nodes = 500;
    settings.workers = workers;
    return settings;
}

// As long as the bots need.
RunSettings unlimited(int games) {
    RunSettings settings = quick(games);
    settings.nodes = std::nullopt;
    return settings;
}

// Only the games of few rounds, so that the tests stay quick.
Series shortened(Series series, int most_rounds) {
    std::vector<PrintedGame> games;
    for (const PrintedGame& game : series.games) {
        if (game.rounds <= most_rounds) games.push_back(game);
    }
    series.games = games;
    return series;
}

// Without what depends on the machine.
Json timeless(const Report& report) {
    Json json = parse_json(to_json(report));
    for (Json& row : json.at("ours")) {
        row.erase("first_ms");
        row.erase("second_ms");
    }
    return json;
}

// Adjacency-a's Table 3 is the work of the published program, slips included: boards and moves are
// the report's.
TEST(AdjacencyA3, ComesOutAsPublished) {
    const Series series = find("adjacency-a-3");
    experiments::Run run{unlimited(1)};
    std::vector<SeriesRow> rows = planned_rows(series, run.settings());
    play_rows(series, rows, run);
    int published = 0;
    for (const SeriesRow& row : rows) {
        if (!row.version.says(series_words::kPublished)) continue;
        ++published;
        EXPECT_TRUE(row.same_score(series.games[row.printed]));
        EXPECT_TRUE(row.same_board(series.games[row.printed]));
    }
    EXPECT_EQ(published, 3);
    // Rows and columns of the report's programs (26 is row 2, column 6) in our notation: g3.
    EXPECT_EQ(rows[5].shown->record.moves_text(),
              "g3 f2 f1 f3 g4 e1 e2 d1 g7 d2 e3 f4 g5 g6 f5 e4 d3 c2 f7 f6 e5 d4 c3 c1 b2 b3 c4 d5 "
              "e6 h3 b1 a1");
}

TEST(AdjacencyA3, SaysSoInWords) {
    experiments::Run run{unlimited(2)};
    const Report report = run_series(find("adjacency-a-3"), run);
    EXPECT_THAT(to_json(report),
                HasSubstr("16 rounds, as published: we get the paper's 21-19 exactly, and its "
                          "board, cell for cell."));
    EXPECT_EQ(report.boards.size(), 3U + 6U);  // the paper's, and ours both ways
    EXPECT_THAT(to_text(report, Language::English), HasSubstr("28 rounds, the paper: 33-31"));
    EXPECT_THAT(to_html({report}, Language::Indonesian), HasSubstr("28 ronde, makalah: 33-31"));
    EXPECT_EQ(report.game_count, 6 + 6 * 2);
    EXPECT_TRUE(report.complete);
    EXPECT_EQ(parse_json(to_json(report)).at("openings").size(), 6U);
}

// Table 4 prints the board of Table 3 once more.
TEST(AdjacencyA4, FirstGameIsThatOfTable3) {
    EXPECT_EQ(find("adjacency-a-4").games[0].board, find("adjacency-a-3").games[0].board);
}

TEST(SeriesOfGames, AreTheSameOnAnyNumberOfCores) {
    for (const char* name : {"adjacency-a-5", "adjacency-b-3.3", "adjacency-c-e"}) {
        const Series series = shortened(find(name), 15);
        experiments::Run one{quick(3, 1)};
        experiments::Run four{quick(3, 4)};
        EXPECT_EQ(timeless(run_series(series, one)), timeless(run_series(series, four))) << name;
    }
}

TEST(SeriesOfGames, DifferWithTheSeed) {
    const Series series = shortened(find("adjacency-c-c"), 10);
    experiments::Run one{quick(3)};
    RunSettings other = quick(3);
    other.seed = Seed{2};
    experiments::Run two{other};
    EXPECT_NE(timeless(run_series(series, one)).at("ours"),
              timeless(run_series(series, two)).at("ours"));
}

// "Deterministic" is a claim of ours about two bots; it is held against the games.
TEST(SeriesOfGames, AreTheSameWithAnySeedWhereNobodyDraws) {
    const Series series = find("adjacency-a-3");
    const auto moves = [&](std::uint64_t seed) {
        RunSettings settings = unlimited(1);
        settings.seed = Seed{seed};
        experiments::Run run{settings};
        std::vector<SeriesRow> rows = planned_rows(series, settings);
        play_rows(series, rows, run);
        std::string text;
        for (const SeriesRow& row : rows) text += row.shown->record.moves_text() + '\n';
        return text;
    };
    EXPECT_EQ(moves(1), moves(99));
}

// In adjacency-c's d the genetic algorithm, named second, is X, and begins in the second game only.
TEST(SeriesOfGames, SeatTheFirstNamedWhereTheReportHasIt) {
    const Series series = find("adjacency-c-d");
    experiments::Run run{quick(1)};
    std::vector<SeriesRow> rows = planned_rows(series, run.settings());
    play_rows(series, rows, run);
    for (const SeriesRow& row : rows) {
        const PrintedGame& printed = series.games[row.printed];
        const auto& players = row.shown->record.players;
        EXPECT_EQ(players[printed.seats.first], to_text(row.first));
        EXPECT_EQ(players[opponent_of(printed.seats.first)], to_text(row.second));
        EXPECT_EQ(players.x.rfind("c-genetic", 0), 0U) << players.x;
        EXPECT_THAT(row.shown->record.start,
                    HasSubstr(std::string{" "} + (printed.rounds == 8 ? 'X' : 'O') + ' '));
        EXPECT_EQ(row.tally.own().mean() + row.tally.other().mean(), 8 + 2 * printed.rounds);
    }
}

// What adjacency-a's and adjacency-c's hill climbing does is what the text says: played once, and
// not twice with other luck.
TEST(SeriesOfGames, LeaveOutRowsThatCannotDiffer) {
    for (const char* name : {"adjacency-a-2", "adjacency-c-b"}) {
        const Series series = find(name);
        const auto rows = planned_rows(series, quick(1));
        EXPECT_EQ(rows.size(), series.games.size() * human_levels().size()) << name;
        for (const SeriesRow& row : rows) {
            EXPECT_THAT(row.version.english(), HasSubstr("as described and published"));
        }
    }
    EXPECT_EQ(planned_rows(find("adjacency-a-5"), quick(1)).size(), 6U);
}

// Two games are two games, and no share of a hundred.
TEST(SeriesOfGames, SayNoMoreThanAFewGamesShow) {
    experiments::Run run{quick(2)};
    const Report report = run_series(shortened(find("adjacency-c-c"), 8), run);
    const std::string text = parse_json(to_json(report)).at("differs");
    EXPECT_THAT(text, HasSubstr("of 2 games"));
    EXPECT_THAT(text, HasSubstr("fewer than 30 games"));
    EXPECT_THAT(text, ::testing::Not(HasSubstr("% of 2")));
    EXPECT_THAT(text, ::testing::Not(HasSubstr("standard deviations")));
}

TEST(SeriesAgainstHumans, HaveThreeLevelsInTheirPlace) {
    const Series series = shortened(find("adjacency-b-3.2"), 10);
    experiments::Run run{quick(2)};
    const Report report = run_series(series, run);
    // As described and as published.
    EXPECT_EQ(report.ours.rows.size(), series.games.size() * human_levels().size() * 2);
    EXPECT_EQ(report.game_count, static_cast<std::int64_t>(report.ours.rows.size()) * 2);
    EXPECT_EQ(report.differs.size(), human_levels().size() * 2 + 1);
}

// Somebody before the screen; here it plays the first legal move.
class FirstMove final : public Bot {
  public:
    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
        Thought<AnyMove> thought;
        thought.best = turn.position.legal_moves().front();
        return thought;
    }
};

TEST(SeriesAgainstHumans, CanBePlayedByOne) {
    const Series series = shortened(find("adjacency-c-b"), 12);
    RunSettings settings = quick(1, 1);
    std::vector<GameRecord> kept;
    settings.games = std::nullopt;
    settings.human = [](const AnyGame&) { return std::make_unique<FirstMove>(); };
    settings.keep = [&](const GameRecord& record) { kept.push_back(record); };
    experiments::Run run{settings};
    const Report report = run_series(series, run);
    EXPECT_EQ(kept.size(), 2U);
    EXPECT_EQ(kept.front().players.x, "human");
    EXPECT_EQ(report.game_count, 2);
    EXPECT_EQ(report.ours.rows.size(), 2U);
}

TEST(SeriesOfGames, EndWithWhatThereIs) {
    const Series series = shortened(find("adjacency-c-b"), 12);
    StopSignal interrupt;
    RunSettings settings = quick(1, 1);
    settings.games = std::nullopt;
    settings.human = [](const AnyGame&) { return std::make_unique<FirstMove>(); };
    settings.keep = [&](const GameRecord&) { interrupt.raise(); };
    experiments::Run run{settings, &interrupt};
    const Report report = run_series(series, run);
    EXPECT_FALSE(report.complete);
    EXPECT_EQ(report.game_count, 1);
    EXPECT_EQ(report.ours.rows.size(), 2U);
}

TEST(SeriesOfGames, EndWhenThereIsNoTime) {
    RunSettings settings = quick(1000);
    settings.time = Seconds{0};
    experiments::Run run{settings};
    const Report report = run_series(find("adjacency-c-c"), run);
    EXPECT_FALSE(report.complete);
    EXPECT_EQ(report.game_count, 0);
    EXPECT_EQ(report.ours.rows.size(), 6U);
}

TEST(MoveTimes, AreWrittenAsOptionsTakeThem) {
    EXPECT_EQ(seconds_text(Seconds{5}), "5");
    EXPECT_EQ(seconds_text(Seconds{10}), "10");
    EXPECT_EQ(seconds_text(Seconds{0.05}), "0.05");
    EXPECT_EQ(seconds_text(Seconds{0.001}), "0.001");
}

}  // namespace
}  // namespace lawan::experiments
