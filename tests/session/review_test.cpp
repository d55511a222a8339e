// Whole games judged, move by move.
#include "tests/session/support.hpp"

namespace lawan::session {
namespace {

using namespace testing_support;

using AReview = OneTab;

// O takes an edge after the centre: that loses, and a corner would have drawn.
TEST_F(AReview, MarksTheBlunder) {
    tab.ask(new_game("tictactoe", human(), human(), {{"moves", {"b2", "b1", "a1", "c3"}}}));
    const Json review = tab.ask_and_wait(at_board("review", {{"seconds", 5}}));
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
    tab.ask(new_game("tictactoe", human(), human(), {{"position", "XX1/X1O/1O1 X 3"}}));
    tab.ask(on_board("move", {{"move", "c3"}}));
    tab.ask(on_board("move", {{"move", "c1"}}));
    const Json review =
        tab.ask_and_wait(at_board("review", {{"bot", "alphabeta(depth=2)"}, {"seconds", 5}}));
    ASSERT_TRUE(review["done"]) << review.dump();
    EXPECT_EQ(review["plies"][0]["value"]["score"], 1);
    EXPECT_EQ(review["plies"][1]["value"]["score"], -1);
    EXPECT_TRUE(review["plies"][0]["mark"].is_null()) << review.dump();
    EXPECT_EQ(review["plies"][0]["loss"], 0);
}

}  // namespace
}  // namespace lawan::session
