// Whole games judged, move by move.
#include "analysis/review.hpp"

#include <gtest/gtest.h>

#include "module/levels.hpp"

namespace lawan {
namespace {

// After g1 the other side has to pass.
constexpr const char* kPassAfterG1 =
    "XOOOOO-XXOXXXXXXXOXXXXXXXXOOXXXXXOXOOXXXXOXXOOXXXOXOXO-XXXXXXX-- X";

Value proved(const Review& review, int score) {
    return {Score{score}, ValueKind::Proved, review.scale().unit};
}

TEST(AGame, IsJudgedWithPassesAlikeFromPlyToPly) {
    const GameModule& othello = find_game("othello");
    const AnyGame game = othello.set_up(kPassAfterG1);
    GameRecord record{"othello", game.start().text(), {}, {}};
    record.moves = {{"g1"}, {"pass"}};
    const History history = replay(game, record);
    Review review{othello, game, history, analyst_of(othello), Seconds{10}};
    while (review.go_on(Seconds{1}, nullptr)) {
    }
    ASSERT_EQ(review.plies().size(), 3U);
    EXPECT_EQ(review.plies()[0].value, proved(review, 50));
    EXPECT_EQ(review.plies()[1].value, proved(review, -50));
    EXPECT_EQ(review.plies()[2].value, proved(review, 50));
}

// A bot without values says nothing of O's moves; but after a3 X has one move, which wins.
TEST(AGame, IsJudgedByWhatTheNextPositionIsKnownToBeWorth) {
    const GameModule& tictactoe = find_game("tictactoe");
    const AnyGame game = tictactoe.set_up("XX1/OOX/1OX O 3");
    GameRecord record{"tictactoe", game.start().text(), {}, {}};
    record.moves = {{"a3"}, {"c1"}};
    const History history = replay(game, record);
    Review review{tictactoe, game, history, parse_spec("random"), Seconds{10}};
    while (review.go_on(Seconds{1}, nullptr)) {
    }
    ASSERT_EQ(review.plies().size(), 3U);
    EXPECT_EQ(review.plies()[1].value, proved(review, 1));
    EXPECT_EQ(review.plies()[0].played, proved(review, -1));
}

// A search of two plies sees the opponent's reply and not the answer to it: what it holds against a
// move counts only as far as the next search says so, too.
TEST(AGame, HoldsNoEstimateAgainstAMoveThatTheNextOneTakesBack) {
    const GameModule& adjacency = find_game("adjacency");
    const AnyGame game = adjacency.make(Options{as_it_is("adjacency"), adjacency.settings, {}});
    GameRecord record{"adjacency", game.start().text(), {}, {}};
    record.moves = {{"d4"}, {"e5"}, {"d5"}, {"e4"}, {"c4"}, {"f5"}, {"c5"}, {"f4"}};
    const History history = replay(game, record);
    for (const char* bot : {"alphabeta(depth=1)", "alphabeta(depth=2)"}) {
        Review review{adjacency, game, history, parse_spec(bot), Seconds{100}};
        while (review.go_on(Seconds{100}, nullptr)) {
        }
        const auto& plies = review.plies();
        ASSERT_EQ(plies.size(), 9U);
        for (std::size_t ply = 0; ply + 1 < plies.size(); ++ply) {
            ASSERT_TRUE(plies[ply].played && plies[ply + 1].value);
            EXPECT_GE(plies[ply].played->score, -plies[ply + 1].value->score) << bot << ' ' << ply;
        }
    }
}

}  // namespace
}  // namespace lawan
