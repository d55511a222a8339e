// What is drawn on a board: the pairs and threats of a proof, and the cells that ended a game.
#include <set>

#include "tests/session/support.hpp"

namespace lawan::session {
namespace {

using namespace testing_support;

using Drawing = OneTab;

TEST_F(Drawing, ShowsThePairsThatHold) {
    const Json proof =
        tab.ask_and_wait({{"type", "proof"}, {"where", at("tictactoe", "5/5/5/5/5 X 5")}});
    ASSERT_EQ(proof["type"], "proof") << proof.dump();
    ASSERT_FALSE(proof["drawings"].empty());
    const Json drawing = proof["drawings"][0];
    EXPECT_EQ(drawing["says"]["code"], "held-by-pairing");
    EXPECT_EQ(drawing["says"]["arguments"], Json({"O"}));
    EXPECT_TRUE(drawing["steps"].empty());
    std::set<int> cells;
    for (const Json& pair : drawing["groups"]) {
        EXPECT_EQ(pair.size(), 2U);
        for (const Json& cell : pair) EXPECT_TRUE(cells.insert(cell.get<int>()).second);
    }
    EXPECT_GE(cells.size(), 20U);
    EXPECT_LT(*cells.rbegin(), 25);
}

TEST_F(Drawing, ShowsTheThreatsThatWin) {
    // Four in a row: an open three is made and completed whatever is answered.
    const Json proof =
        tab.ask_and_wait({{"type", "proof"}, {"where", at("tictactoe", "6/1X4/2X3/6/6/6 X 4")}});
    ASSERT_EQ(proof["drawings"].size(), 1U) << proof.dump();
    const Json drawing = proof["drawings"][0];
    EXPECT_EQ(drawing["says"]["code"], "win-by-threats");
    EXPECT_EQ(drawing["says"]["arguments"], Json({"X"}));
    ASSERT_FALSE(drawing["steps"].empty());
    EXPECT_EQ(drawing["steps"][0]["side"], "X");
    for (const Json& step : drawing["steps"]) EXPECT_LT(step["cell"], 36);
}

TEST_F(Drawing, ShowsNothingWhereThereIsNothing) {
    EXPECT_TRUE(tab.ask_and_wait({{"type", "proof"},
                                  {"where", at("tictactoe", "XOX/XOO/OXX O 3")}})["drawings"]
                    .empty());
    EXPECT_EQ(tab.ask({{"type", "proof"}, {"where", at("othello", "-----OX--XO----- X")}})["code"],
              "not-possible");
}

TEST_F(Drawing, ShowsTheCellsThatEndedAGame) {
    tab.ask(new_game("tictactoe", human(), human()));
    Json state;
    for (const char* move : {"a1", "a2", "b1", "b2"}) {
        state = tab.ask(on_board("move", {{"move", move}}));
        EXPECT_TRUE(state["position"]["decided_by"].empty());
    }
    state = tab.ask(on_board("move", {{"move", "c1"}}));
    EXPECT_EQ(state["position"]["decided_by"], Json({0, 1, 2}));
    EXPECT_TRUE(tab.ask(at_board("view", {{"ply", 4}}))["position"]["decided_by"].empty());
    EXPECT_EQ(tab.ask(at_board("view", {{"ply", 5}}))["position"]["decided_by"], Json({0, 1, 2}));
    // One mark can fill two lines; a full board without a line has none.
    const auto shown = [&](const std::string& text) {
        const Json where{{"game", "tictactoe"}, {"position", text}};
        return tab.ask({{"type", "view"}, {"where", where}})["position"]["decided_by"];
    };
    EXPECT_EQ(shown("XXX/XOO/XOO O 3"), Json({0, 1, 2, 3, 6}));
    EXPECT_EQ(shown("XOX/XOO/OXX O 3"), Json::array());
}

}  // namespace
}  // namespace lawan::session
