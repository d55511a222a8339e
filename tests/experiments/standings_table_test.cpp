// What a round robin says of the bots that were in it.
#include "experiments/standings_table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace lawan::experiments {
namespace {

using ::testing::EndsWith;

// Bots that beat everybody behind them, with the milliseconds that each takes for a move.
RoundRobin played_by(const std::vector<std::pair<const char*, double>>& bots) {
    std::vector<Spec> specs;
    for (const auto& [name, milliseconds] : bots) specs.push_back({name, {}});
    std::vector<GameSummary> games;
    for (std::size_t a = 0; a < bots.size(); ++a) {
        for (std::size_t b = a + 1; b < bots.size(); ++b) {
            GameSummary game;
            game.bots = {a, b};
            game.winner = Side::X;
            game.efforts = {{1, Seconds{bots[a].second / 1000}},
                            {1, Seconds{bots[b].second / 1000}}};
            games.push_back(game);
        }
    }
    return {round_robin_plan("tictactoe", {}, specs, 1, 0), Standings{bots.size(), games}};
}

TEST(StandingsTable, NamesThoseThatNobodyFasterBeats) {
    const RoundRobin all =
        played_by({{"deep", 30}, {"wise", 5}, {"slow", 10}, {"quick", 1}, {"lost", 1}});
    EXPECT_THAT(worth_their_time(all).english(), EndsWith(": deep, wise, quick, lost."));
}

TEST(StandingsTable, ShowsTheStrongestFirst) {
    const RoundRobin all = played_by({{"deep", 30}, {"wise", 5}});
    const DataTable table = standings_table(all, words::kRoundRobin);
    ASSERT_EQ(table.rows.size(), 2U);
    EXPECT_EQ(to_text(table.rows[0][0], Language::English), "A deep");
    EXPECT_EQ(to_text(table.rows[1][0], Language::English), "B wise");
}

TEST(RoundRobinPlan, TellsBotsOfOneNameApartByTheirSpecs) {
    const TournamentPlan plan = round_robin_plan(
        "tictactoe", {}, {{"minimax", {{"depth", "1"}}}, {"minimax", {}}, {"random", {}}}, 2, 1);
    EXPECT_EQ(plan.bots[0].name, "minimax(depth=1)");
    EXPECT_EQ(plan.bots[1].name, "minimax");
    EXPECT_EQ(plan.bots[2].name, "random");
}

}  // namespace
}  // namespace lawan::experiments
