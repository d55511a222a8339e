// Games of people on several devices: who may do what, and who sees nothing.
#include "tests/session/support.hpp"

namespace lawan::session {
namespace {

using namespace testing_support;

Json invitation(Json more = Json::object()) {
    Json request{{"type", "invite"},
                 {"game", "tictactoe"},
                 {"players", {{"X", named("Ana")}, {"O", named("Ben")}}},
                 {"side", "X"}};
    for (auto& [name, value] : more.items()) request[name] = value;
    return request;
}

Json in_game(const std::string& type, Json more = Json::object()) {
    Json request{{"type", type}, {"board", "game"}};
    for (auto& [name, value] : more.items()) request[name] = value;
    return request;
}

class Inviting : public OneTab {
  protected:
    Json enter(Tab& device, const Json& key) {
        return device.ask({{"type", "hello"}, {"key", key}});
    }
};

TEST_F(Inviting, TwoDevicesHaveOneBoardAndAThirdLooksOn) {
    const Json keys = tab.ask(invitation());
    ASSERT_EQ(keys["type"], "invited") << keys;
    Tab ana{world};
    Tab ben{world};
    Tab cid{world};
    const Json welcome = enter(ana, keys["yours"]);
    EXPECT_EQ(welcome["guest"]["player"], "Ana");
    EXPECT_EQ(welcome["token"], keys["yours"]);
    EXPECT_EQ(ana.last("present")["O"], false);
    EXPECT_EQ(enter(ben, keys["theirs"])["guest"]["player"], "Ben");
    EXPECT_TRUE(enter(cid, keys["watch"])["guest"]["player"].is_null());
    EXPECT_EQ(ana.last("present")["O"], true);
    EXPECT_EQ(ana.last("present")["watchers"], 1);

    EXPECT_EQ(ben.ask(in_game("move", {{"move", "b2"}}))["code"], "not-your-turn");
    EXPECT_EQ(cid.ask(in_game("move", {{"move", "b2"}}))["code"], "not-allowed");
    EXPECT_EQ(ana.ask(in_game("move", {{"move", "b2"}}))["ply"], 1);
    EXPECT_EQ(ana.ask(in_game("move", {{"move", "a1"}}))["code"], "not-your-turn");
    EXPECT_EQ(ben.last("state")["ply"], 1);
    EXPECT_EQ(cid.last("state")["ply"], 1);
    EXPECT_EQ(ben.ask(in_game("move", {{"move", "a1"}}))["ply"], 2);
    EXPECT_EQ(ana.last("state")["ply"], 2);
    EXPECT_TRUE(tab.last("state").is_null());  // who asked for the keys is another session
}

TEST_F(Inviting, NobodyDoesWhatIsTheOthers) {
    const Json keys = tab.ask(invitation());
    Tab ana{world};
    Tab ben{world};
    enter(ana, keys["yours"]);
    enter(ben, keys["theirs"]);
    EXPECT_EQ(ana.ask(in_game("rematch"))["code"], "not-possible");
    EXPECT_EQ(ana.ask(in_game("resign"))["code"], "not-allowed");
    EXPECT_EQ(ana.ask(in_game("resign", {{"side", "O"}}))["code"], "not-allowed");
    for (const char* type : {"undo", "redo", "end", "close", "hint"}) {
        EXPECT_EQ(ana.ask(in_game(type))["code"], "not-allowed") << type;
    }
    EXPECT_EQ(ana.ask(in_game("go", {{"ply", 0}}))["code"], "not-allowed");
    EXPECT_EQ(ana.ask(new_game("othello", human(), human()))["code"], "not-allowed");
    EXPECT_EQ(ana.ask(invitation())["code"], "not-allowed");
    const Json over = ana.ask(in_game("resign", {{"side", "X"}}));
    EXPECT_EQ(over["result"]["winner"], "O");
    // They change sides; so do their rights.
    EXPECT_EQ(ben.ask(in_game("rematch"))["players"]["X"]["name"], "Ben");
    EXPECT_EQ(ana.ask(in_game("move", {{"move", "b2"}}))["code"], "not-your-turn");
    EXPECT_EQ(ben.ask(in_game("move", {{"move", "b2"}}))["ply"], 1);
}

TEST_F(Inviting, WhoLacksTheKeySeesNothing) {
    const Json keys = tab.ask(invitation());
    Tab ana{world};
    enter(ana, keys["yours"]);
    ana.ask(in_game("move", {{"move", "b2"}}));
    std::vector<std::string> guesses{"game", "key", "Ana",
                                     "key:" + keys["yours"].get<std::string>(),
                                     tab.heard.front()["token"]};
    for (const char* name : {"yours", "theirs", "watch"}) {
        std::string near = keys[name];
        near.back() = near.back() == '1' ? '2' : '1';
        guesses.push_back(near);
        guesses.push_back(near.substr(1));
        guesses.push_back(keys[name].get<std::string>() + "0");
    }
    for (const std::string& guess : guesses) {
        Tab thief{world};
        EXPECT_EQ(enter(thief, guess)["code"], "not-found") << guess;
        EXPECT_EQ(thief.ask(in_game("state"))["code"], "hello-first");
        EXPECT_TRUE(thief.last("state").is_null());
    }
    // Nor is a key a token, or the name under which it is kept.
    for (const std::string& token :
         {keys["yours"].get<std::string>(), "key:" + keys["yours"].get<std::string>()}) {
        Tab thief{world};
        EXPECT_FALSE(thief.ask({{"type", "hello"}, {"token", token}})["resumed"]);
        EXPECT_EQ(thief.ask(in_game("state"))["code"], "unknown-board");
    }
}

TEST_F(Inviting, AGameOutlivesConnectionsAndTheServer) {
    const Json keys = tab.ask(invitation());
    {
        Tab ana{world};
        enter(ana, keys["yours"]);
        ana.ask(in_game("move", {{"move", "b2"}}));
    }
    World restarted{store};
    Tab ben{restarted};
    EXPECT_TRUE(enter(ben, keys["theirs"])["resumed"]);
    EXPECT_EQ(ben.last("state")["ply"], 1);
    EXPECT_EQ(ben.last("present")["X"], false);
    EXPECT_EQ(ben.ask(in_game("move", {{"move", "a1"}}))["ply"], 2);
}

TEST_F(Inviting, ClocksRunWhileOneIsThere) {
    const Json keys = tab.ask(invitation({{"clock", {{"seconds", 60}}}}));
    Tab ana{world};
    Tab ben{world};
    enter(ana, keys["yours"]);
    enter(ben, keys["theirs"]);
    ana.ask(in_game("move", {{"move", "b2"}}));
    ben.close();
    world.timer.pass(Seconds{61});
    EXPECT_EQ(ana.last("state")["result"]["reason"], "time-out");
    EXPECT_EQ(ana.last("state")["result"]["winner"], "X");
}

TEST_F(Inviting, WhatIsNoInvitationIsRefused) {
    EXPECT_EQ(tab.ask(invitation({{"players", {{"X", named("Ana")}, {"O", level(3)}}}}))["why"],
              "invited-are-humans");
    EXPECT_EQ(tab.ask(invitation({{"players", {{"X", named("Ana")}, {"O", named("Ana")}}}}))["why"],
              "same-names");
    EXPECT_EQ(tab.ask(invitation({{"players", {{"X", human()}, {"O", named("Ana")}}}}))["why"],
              "player-name");
    EXPECT_EQ(tab.ask(invitation({{"game", "chess"}}))["code"], "bad-input");
    EXPECT_EQ(tab.ask(invitation({{"moves", {"z9"}}}))["code"], "bad-input");
}

TEST_F(Inviting, TheOperatorCanSwitchItOff) {
    const Json keys = tab.ask(invitation());
    World strict{store, false, MebiBytes{2048}, nullptr, false};
    Tab other{strict};
    EXPECT_EQ(enter(other, keys["yours"])["code"], "not-found");
    EXPECT_EQ(other.ask({{"type", "hello"}})["invites"], false);
    EXPECT_EQ(other.ask(invitation())["why"], "no-invites");
}

}  // namespace
}  // namespace lawan::session
