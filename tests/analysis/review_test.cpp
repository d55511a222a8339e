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

}  // namespace
}  // namespace lawan
