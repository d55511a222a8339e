// Whole games judged, move by move.
#include "session/review.hpp"

#include "catalog/levels.hpp"
#include "tests/session/support.hpp"

namespace lawan::session {
namespace {

using namespace testing_support;

using AReview = OneTab;

TEST(AGame, IsJudgedWithPassesAlikeFromPlyToPly) {
    const GameEntry& othello = find_game("othello");
    const AnyGame game = othello.set_up(kPassAfterG1);
    GameRecord record{"othello", game.start().text(), {}, {}};
    record.moves = {{"g1"}, {"pass"}};
    const History history = replay(game, record);
    Review review{othello, game, history, analyst_of(othello), Seconds{10}};
    while (review.go_on(Seconds{1}, nullptr)) {
    }
    ASSERT_EQ(review.plies().size(), 3U);
    EXPECT_EQ(review.plies()[0].value, Valuation::proved(Score{50}));
    EXPECT_EQ(review.plies()[1].value, Valuation::proved(Score{-50}));
    EXPECT_EQ(review.plies()[2].value, Valuation::proved(Score{50}));
}

// O takes an edge after the centre: that loses, and a corner would have drawn.
TEST_F(AReview, MarksTheBlunder) {
    tab.ask(new_game("tictactoe", human(), human(), {{"moves", {"b2", "b1", "a1", "c3"}}}));
    const Json review = tab.ask_and_wait(on_board("review", {{"seconds", 5}}));
    ASSERT_TRUE(review["done"]);
    ASSERT_EQ(review["plies"].size(), 5U);
    EXPECT_EQ(review["plies"][0]["value"]["score"], 0);
    EXPECT_TRUE(review["plies"][0]["mark"].is_null());
    EXPECT_EQ(review["plies"][1]["mark"], "blunder");
    EXPECT_EQ(review["plies"][1]["loss"], 1);
    EXPECT_EQ(review["plies"][1]["loss_scale"], "points");
    EXPECT_FALSE(review["plies"][1]["why"].empty());
    EXPECT_EQ(review["plies"][2]["value"]["score"], 1);
    EXPECT_TRUE(review["plies"][4]["move"].is_null());
}

// X has two ways to win and makes neither, but O cannot stop both: nothing was given away, though
// a search of two plies does not see it before O's turn.
TEST_F(AReview, LearnsFromTheNextPosition) {
    tab.ask({{"type", "open"}, {"board", "play"}, {"text", "XX1/X1O/1O1 X 3"}});
    tab.ask(on_board("move", {{"move", "c3"}}));
    tab.ask(on_board("move", {{"move", "c1"}}));
    const Json review =
        tab.ask_and_wait(on_board("review", {{"bot", "alphabeta(depth=2)"}, {"seconds", 5}}));
    ASSERT_TRUE(review["done"]) << review.dump();
    EXPECT_EQ(review["plies"][0]["value"]["score"], 1);
    EXPECT_EQ(review["plies"][1]["value"]["score"], -1);
    EXPECT_TRUE(review["plies"][0]["mark"].is_null()) << review.dump();
    EXPECT_EQ(review["plies"][0]["loss"], 0);
}

// A bot without values says nothing of O's moves; but after a3 X has one move, which wins.
TEST(AGame, IsJudgedByWhatTheNextPositionIsKnownToBeWorth) {
    const GameEntry& tictactoe = find_game("tictactoe");
    const AnyGame game = tictactoe.set_up("XX1/OOX/1OX O 3");
    GameRecord record{"tictactoe", game.start().text(), {}, {}};
    record.moves = {{"a3"}, {"c1"}};
    const History history = replay(game, record);
    Review review{tictactoe, game, history, parse_spec("random"), Seconds{10}};
    while (review.go_on(Seconds{1}, nullptr)) {
    }
    ASSERT_EQ(review.plies().size(), 3U);
    EXPECT_EQ(review.plies()[1].value, Valuation::proved(Score{1}));
    EXPECT_EQ(review.plies()[0].played, Valuation::proved(Score{-1}));
}

TEST(Slips, AreMeasuredByTheOtherMoves) {
    const auto estimated = [](int score) { return Valuation::estimated(Score{score}); };
    const std::vector<Valuation> values{estimated(100), estimated(90), estimated(60), estimated(50),
                                        estimated(-20)};
    EXPECT_EQ(slip_of(estimated(90), values, Score{40}, ScoreUnit::Discs), std::nullopt);
    EXPECT_EQ(slip_of(estimated(70), values, Score{40}, ScoreUnit::Discs), Slip::Inaccuracy);
    EXPECT_EQ(slip_of(estimated(50), values, Score{40}, ScoreUnit::Discs), Slip::Mistake);
    const std::vector<Valuation> proved{Valuation::proved(Score{12}), Valuation::proved(Score{1})};
    const auto exact = [&](int score) {
        return slip_of(Valuation::proved(Score{score}), proved, Score{0}, ScoreUnit::Discs);
    };
    EXPECT_EQ(exact(10), std::nullopt);
    EXPECT_EQ(exact(8), Slip::Inaccuracy);
    EXPECT_EQ(exact(1), Slip::Mistake);
    EXPECT_EQ(exact(0), Slip::Blunder);
    EXPECT_EQ(exact(-1), Slip::Blunder);
    // Where all moves are nearly equal, what counts elsewhere counts.
    EXPECT_EQ(spread_of(values), Score{40});
    EXPECT_EQ(spread_of(proved), std::nullopt);
    EXPECT_EQ(slip_of(estimated(70), values, Score{80}, ScoreUnit::Discs), std::nullopt);
    EXPECT_EQ(slip_of(estimated(50), values, Score{80}, ScoreUnit::Discs), Slip::Inaccuracy);
    // A loss is worse where the position was good.
    const Valuation lost = Valuation::proved(Score{-2});
    EXPECT_EQ(slip_of(lost, values, Score{40}, ScoreUnit::Discs), Slip::Blunder);
    const std::vector<Valuation> bad{estimated(-50), estimated(-60)};
    EXPECT_EQ(slip_of(lost, bad, Score{40}, ScoreUnit::Discs), Slip::Mistake);
    const std::vector<Valuation> even{estimated(0), estimated(-60)};
    EXPECT_EQ(slip_of(lost, even, Score{40}, ScoreUnit::Discs), Slip::Blunder);
}

}  // namespace
}  // namespace lawan::session
