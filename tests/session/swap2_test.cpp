// Games that begin by swap2, through messages: who decides what, taken back, kept, and by bots.
#include "tests/session/support.hpp"

namespace lawan::session {
namespace {

using namespace testing_support;

const Json kFiveInARow{{"size", 15}, {"in-a-row", 5}};

class Swap2 : public OneTab {
  protected:
    Json begin(const Json& x, const Json& o, Json more = Json::object()) {
        more["settings"] = kFiveInARow;
        if (!more.contains("opening")) more["opening"] = {{"name", "swap2"}};
        return tab.ask_and_wait(new_game("tictactoe", x, o, std::move(more)));
    }
    Json move(const std::string& text) {
        return tab.ask_and_wait(on_board("move", {{"move", text}}));
    }
    Json choose(const std::string& choice) {
        return tab.ask_and_wait(on_board("choose", {{"choice", choice}}));
    }
    Json undo() { return tab.ask_and_wait(on_board("undo")); }
    Json state() { return tab.ask(on_board("state")); }
    void lay(const std::vector<std::string>& cells) {
        for (const std::string& cell : cells) ASSERT_EQ(move(cell)["type"], "state");
    }
};

TEST_F(Swap2, TwoPeopleLayThreeMarksAndOneTakesASide) {
    Json now = begin(named("Ann"), named("Ben"));
    ASSERT_EQ(now["type"], "state") << now;
    EXPECT_EQ(now["opening"]["turn"], "X");
    EXPECT_EQ(now["opening"]["marks"], 3);
    EXPECT_FALSE(now["can"]["hint"]);
    EXPECT_EQ(choose("first")["code"], "not-possible");
    now = move("h8");
    EXPECT_EQ(now["opening"]["turn"], "X");  // Ann lays the mark of O too
    EXPECT_EQ(now["position"]["to_move"], "O");
    lay({"i9", "j7"});
    now = state();
    EXPECT_EQ(now["opening"]["turn"], "O");
    EXPECT_EQ(now["opening"]["options"].size(), 3U);
    EXPECT_EQ(move("a1")["code"], "not-possible");
    now = choose("first");
    EXPECT_TRUE(now["opening"]["turn"].is_null());
    EXPECT_EQ(now["opening"]["choices"], Json({"first"}));
    EXPECT_EQ(now["players"]["X"]["name"], "Ben");
    EXPECT_EQ(now["players"]["O"]["name"], "Ann");
    EXPECT_EQ(move("g7")["ply"], 4);
    EXPECT_EQ(choose("second")["code"], "not-possible");
}

TEST_F(Swap2, WhoKeepsTheSideKeepsIt) {
    begin(named("Ann"), named("Ben"));
    lay({"h8", "i9", "j7"});
    EXPECT_EQ(choose("second")["players"]["O"]["name"], "Ben");
}

TEST_F(Swap2, TwoMoreMarksLeaveTheChoiceToTheFirst) {
    begin(named("Ann"), named("Ben"));
    lay({"h8", "i9", "j7"});
    Json now = choose("more");
    EXPECT_EQ(now["opening"]["turn"], "O");
    EXPECT_EQ(now["opening"]["marks"], 2);
    now = move("a1");
    EXPECT_EQ(now["opening"]["turn"], "O");
    now = move("a2");
    EXPECT_EQ(now["opening"]["turn"], "X");
    EXPECT_EQ(now["opening"]["options"].size(), 2U);
    EXPECT_EQ(choose("more")["code"], "not-possible");
    now = choose("second");
    EXPECT_EQ(now["players"]["X"]["name"], "Ben");
    EXPECT_EQ(now["opening"]["choices"], Json({"more", "second"}));
}

TEST_F(Swap2, EveryDecisionCanBeTakenBack) {
    begin(named("Ann"), named("Ben"));
    lay({"h8", "i9", "j7"});
    choose("more");
    lay({"a1", "a2"});
    choose("second");
    EXPECT_EQ(move("a3")["ply"], 6);
    EXPECT_EQ(undo()["ply"], 5);
    Json now = undo();  // the side
    EXPECT_EQ(now["ply"], 5);
    EXPECT_EQ(now["opening"]["turn"], "X");
    EXPECT_EQ(now["players"]["X"]["name"], "Ann");
    EXPECT_FALSE(now["can"]["redo"]);  // nobody is led past a choice
    EXPECT_EQ(undo()["ply"], 4);
    EXPECT_EQ(undo()["ply"], 3);
    now = undo();  // the wish for more
    EXPECT_EQ(now["ply"], 3);
    EXPECT_EQ(now["opening"]["options"].size(), 3U);
    EXPECT_EQ(undo()["ply"], 2);
    now = tab.ask(on_board("redo"));
    EXPECT_EQ(now["ply"], 3);
    EXPECT_EQ(choose("first")["players"]["X"]["name"], "Ben");
    now = tab.ask(on_board("go", {{"ply", 0}}));
    EXPECT_EQ(now["players"]["X"]["name"], "Ann");
    EXPECT_EQ(now["opening"]["marks"], 3);
}

TEST_F(Swap2, ABotChoosesItsSide) {
    begin(human(), bot("lawan(nodes=300)"));
    // Two marks of X that stand together, one of O far away: nobody leaves X to the other.
    lay({"h8", "a1", "i9"});
    const Json now = state();
    EXPECT_EQ(now["opening"]["choices"], Json({"first"})) << now["opening"];
    EXPECT_EQ(now["players"]["X"]["kind"], "bot");
    EXPECT_EQ(now["players"]["O"]["kind"], "human");
    EXPECT_EQ(now["ply"], 3);  // O, the human, is to move
    EXPECT_TRUE(now["your_turn"]);
    EXPECT_EQ(move("g7")["type"], "state");
    EXPECT_EQ(state()["ply"], 5);  // the bot has answered from its new side
    const Json back = undo();
    EXPECT_EQ(back["ply"], 3);
    EXPECT_EQ(undo()["ply"], 2);  // the bot's choice is nothing that a human decided
}

TEST_F(Swap2, ABotLaysMarksThatAHumanChoosesFrom) {
    begin(bot("lawan(nodes=300)"), human());
    Json now = state();
    EXPECT_EQ(now["ply"], 3);
    EXPECT_EQ(now["opening"]["turn"], "O");
    EXPECT_TRUE(now["your_turn"]);
    now = choose("more");
    lay({"a1", "a2"});
    now = state();
    EXPECT_EQ(now["opening"]["choices"].size(), 2U);
    EXPECT_TRUE(now["opening"]["turn"].is_null());
}

TEST_F(Swap2, TwoBotsBeginSo) {
    begin(bot("lawan(nodes=200)"), level(1));
    for (int i = 0; i < 7; ++i) {
        world.timer.pass(Seconds{1});
        world.think();
    }
    const Json now = state();
    const Json& choices = now["opening"]["choices"];
    ASSERT_FALSE(choices.empty());
    EXPECT_NE(choices.back(), "more");
    EXPECT_GT(now["ply"], choices.size() == 1 ? 3 : 5);
}

TEST_F(Swap2, IsKeptAndReopened) {
    begin(named("Ann"), named("Ben"));
    lay({"h8", "i9", "j7"});
    choose("first");
    move("g7");
    const Json before = state();
    const Json token = tab.last("welcome")["token"];
    World again{store};
    Tab later{again};
    ASSERT_EQ(later.ask({{"type", "hello"}, {"token", token}})["type"], "welcome");
    Json now = later.ask(on_board("state"));
    EXPECT_EQ(now["opening"], before["opening"]);
    EXPECT_EQ(now["players"], before["players"]);
    EXPECT_EQ(later.ask(on_board("undo"))["ply"], 3);
    EXPECT_EQ(later.ask(on_board("undo"))["players"]["X"]["name"], "Ann");

    // As the page reopens a game: who plays X now is named so.
    now = begin(named("Ben"), named("Ann"),
                {{"moves", {"h8", "i9", "j7", "g7"}},
                 {"opening", {{"name", "swap2"}, {"choices", {"first"}}}}});
    ASSERT_EQ(now["type"], "state") << now;
    undo();
    EXPECT_EQ(undo()["players"]["X"]["name"], "Ann");
    EXPECT_EQ(tab.ask(on_board("rematch", {{"swap", false}}))["opening"]["marks"], 3);
}

TEST_F(Swap2, WhatCannotBeIsRefused) {
    EXPECT_EQ(begin(human(), human(), {{"moves", {"h8", "i9", "j7", "g7"}}})["code"], "bad-input");
    EXPECT_EQ(
        tab.ask(new_game("othello", human(), human(), {{"opening", {{"name", "swap2"}}}}))["code"],
        "bad-input");
    EXPECT_EQ(
        tab.ask(new_game("othello", human(), human(), {{"opening", {{"name", "x"}}}}))["code"],
        "bad-field");
    // On 3x3 the marks that are laid could end the game.
    EXPECT_EQ(tab.ask(new_game("tictactoe", human(), human(),
                               {{"opening", {{"name", "swap2"}}}}))["code"],
              "bad-input");
}

TEST_F(Swap2, OnTwoDevicesEachDecidesForThemselves) {
    const Json keys = tab.ask({{"type", "invite"},
                               {"game", "tictactoe"},
                               {"settings", kFiveInARow},
                               {"players", {{"X", named("Ana")}, {"O", named("Ben")}}},
                               {"side", "X"},
                               {"opening", {{"name", "swap2"}}}});
    ASSERT_EQ(keys["type"], "invited") << keys;
    Tab ana{world};
    Tab ben{world};
    ana.ask({{"type", "hello"}, {"key", keys["yours"]}});
    ben.ask({{"type", "hello"}, {"key", keys["theirs"]}});
    const auto ask = [](Tab& who, const char* type, const char* field, const char* value) {
        return who.ask({{"type", type}, {"board", "game"}, {field, value}});
    };
    ask(ana, "move", "move", "h8");
    EXPECT_EQ(ask(ben, "move", "move", "i9")["code"], "not-your-turn");
    ask(ana, "move", "move", "i9");
    ask(ana, "move", "move", "j7");
    EXPECT_EQ(ask(ana, "choose", "choice", "first")["code"], "not-your-turn");
    const Json now = ask(ben, "choose", "choice", "first");
    EXPECT_EQ(now["players"]["X"]["name"], "Ben");
    EXPECT_EQ(ask(ben, "move", "move", "g7")["code"], "not-your-turn");
    EXPECT_EQ(ask(ana, "move", "move", "g7")["ply"], 4);
}

}  // namespace
}  // namespace lawan::session
