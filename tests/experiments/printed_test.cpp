// The papers' rows are well-formed: a slip in copying them would show.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "core/input_error.hpp"
#include "experiments/experiment.hpp"
#include "games/adjacency/papers/printed_board.hpp"
#include "games/adjacency/papers/series.hpp"
#include "games/othello/papers/games_played.hpp"

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

int marks_on(const BoardView& board, Mark mark) {
    return static_cast<int>(std::count(board.marks.begin(), board.marks.end(), mark));
}

TEST(Printed, BoardsHaveTheMarksOfTheirScores) {
    int boards = 0;
    for (const Series& series : all_series()) {
        for (const PrintedGame& game : series.games) {
            ++boards;
            const PrintedBoard board = printed_board(game.board);
            ASSERT_EQ(board.view.marks.size(), 64U) << game.board;
            const Mark own = mark_of(game.seats.first);
            const Mark other = own == Mark::X ? Mark::O : Mark::X;
            const int missing =
                game.first - marks_on(board.view, own) + game.second - marks_on(board.view, other);
            if (series.name == "adjacency-c-b") {  // behind the message
                EXPECT_EQ(board.hidden.size(), 15U);
                EXPECT_GE(missing, 7);
                EXPECT_LE(missing, 15);
            } else if (series.name == "adjacency-b-3.4") {  // 18 X where the window says 21
                EXPECT_EQ(marks_on(board.view, Mark::X), 18);
                EXPECT_EQ(marks_on(board.view, Mark::O), 3);
            } else {
                EXPECT_EQ(marks_on(board.view, own), game.first) << series.name;
                EXPECT_EQ(marks_on(board.view, other), game.second) << series.name;
                EXPECT_TRUE(board.hidden.empty());
            }
        }
    }
    EXPECT_EQ(boards, 49);
}

// As the pictures have them: seats of the one who is named first, and who began.
TEST(Printed, SeatsOfAdjacencyCAreThoseOfThePictures) {
    std::map<std::string, std::string> seats;
    for (const Series& series : adjacency_c()) {
        for (const PrintedGame& game : series.games) {
            EXPECT_TRUE(game.seats.begins_is_known);
            seats[series.name] += letter(game.seats.first);
            seats[series.name] += letter(game.seats.begins);
            seats[series.name] += ' ';
        }
    }
    EXPECT_EQ(seats["adjacency-c-a"], "OO OO OO OO OO ");
    EXPECT_EQ(seats["adjacency-c-b"], "OX OX OX ");
    EXPECT_EQ(seats["adjacency-c-c"], "XX XO XX ");
    EXPECT_EQ(seats["adjacency-c-d"], "OO OX OO ");
    EXPECT_EQ(seats["adjacency-c-e"], "OO XO XX ");
}

TEST(Printed, WinnersAreThoseThatThePicturesName) {
    std::string unnamed;
    for (const Series& series : all_series()) {
        for (std::size_t i = 0; i < series.games.size(); ++i) {
            if (series.games[i].winner.empty()) unnamed += series.name + '.' + std::to_string(i);
        }
    }
    EXPECT_EQ(unnamed, "adjacency-c-e.0");  // the one picture without a message
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
                  "adjacency-c-c",   "adjacency-c-d",   "adjacency-c-e",   "local-search",
                  "tictactoe-1",     "four-queens",     "othello-2",       "othello-3",
                  "corners",         "othello-nodes",   "algorithms",      "strength-and-time",
                  "evaluators"}));
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
