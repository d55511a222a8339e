// The papers' rows are well-formed: a slip in copying them would show.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/input_error.hpp"
#include "experiments/experiment.hpp"
#include "experiments/othello_games.hpp"
#include "experiments/series.hpp"

namespace lawan::experiments {
namespace {

std::vector<Series> all_series() {
    std::vector<Series> all;
    for (const auto& paper : {adjacency_a(), adjacency_b(), adjacency_c()}) {
        all.insert(all.end(), paper.begin(), paper.end());
    }
    return all;
}

TEST(Printed, AdjacencyScoresAddUpToTheMarksOnTheBoard) {
    constexpr int kMarksAtTheStart = 8;
    for (const Series& series : all_series()) {
        for (const PrintedGame& game : series.games) {
            EXPECT_EQ(game.first + game.second, kMarksAtTheStart + 2 * game.rounds) << series.name;
            EXPECT_GE(game.rounds, 2);
            EXPECT_LE(game.rounds, 28);
        }
    }
}

TEST(Printed, BoardsHaveTheMarksOfTheirScores) {
    int boards = 0;
    for (const Series& series : all_series()) {
        for (const PrintedGame& game : series.games) {
            if (game.board.empty()) continue;
            ++boards;
            std::string marks;
            for (const std::string& row : game.board) {
                EXPECT_EQ(row.size(), 8U);
                marks += row;
            }
            EXPECT_EQ(marks.size(), 64U);
            EXPECT_EQ(std::count(marks.begin(), marks.end(), 'X'), game.first) << series.name;
            EXPECT_EQ(std::count(marks.begin(), marks.end(), 'O'), game.second) << series.name;
        }
    }
    EXPECT_EQ(boards, 4);
}

TEST(Printed, EverySeriesHasItsGames) {
    std::vector<std::size_t> counts;
    for (const Series& series : all_series()) counts.push_back(series.games.size());
    EXPECT_EQ(counts, (std::vector<std::size_t>{5, 3, 3, 3, 3, 5, 3, 3, 1, 3, 5, 3, 3, 3, 3}));
}

TEST(Printed, OthelloScoresFitTheBoardAndTheWinner) {
    int won = 0;
    for (const auto* table : {&othello_table_2(), &othello_table_3()}) {
        EXPECT_EQ(table->size(), 12U);
        for (const PrintedOthelloGame& game : *table) {
            EXPECT_LE(game.score + game.opponent_score, 64);
            EXPECT_GE(game.score + game.opponent_score, 63);
            EXPECT_EQ(game.won, game.score > game.opponent_score);
            EXPECT_GT(game.nodes, 100'000);
            EXPECT_GE(game.moves, 30);
            won += game.won ? 1 : 0;
        }
    }
    EXPECT_EQ(won, 10 + 11);  // as the paper says
}

TEST(Experiments, HaveTheirNames) {
    std::vector<std::string> names;
    for (const Experiment& each : experiments()) names.push_back(each.name);
    EXPECT_EQ(names,
              (std::vector<std::string>{
                  "adjacency-a-1",   "adjacency-a-2",   "adjacency-a-3",   "adjacency-a-4",
                  "adjacency-a-5",   "adjacency-b-3.1", "adjacency-b-3.2", "adjacency-b-3.3",
                  "adjacency-b-3.4", "adjacency-b-3.5", "adjacency-c-a",   "adjacency-c-b",
                  "adjacency-c-c",   "adjacency-c-d",   "adjacency-c-e",   "tictactoe-1",
                  "othello-2",       "othello-3",       "algorithms",      "strength-and-time",
                  "local-search",    "evaluators",      "corners",         "othello-nodes"}));
}

TEST(Experiments, SuggestTheNearestName) {
    EXPECT_EQ(find_experiment("othello-2").name, "othello-2");
    try {
        (void)find_experiment("adjacency-a3");
        FAIL();
    } catch (const InputError& error) {
        EXPECT_NE(std::string{error.what()}.find("did you mean 'adjacency-a-3'?"),
                  std::string::npos)
            << error.what();
    }
}

}  // namespace
}  // namespace lawan::experiments
