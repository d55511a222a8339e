// Games through messages: played, taken back, timed, kept.
#include <fstream>

#include "formats/json_text.hpp"
#include "session/outgoing.hpp"
#include "tests/session/support.hpp"

namespace lawan::session {
namespace {

using namespace testing_support;

class Playing : public OneTab {
  protected:
    Json move(const std::string& text) {
        return tab.ask_and_wait(on_board("move", {{"move", text}}));
    }
    Json state() { return tab.ask(on_board("state")); }
};

TEST_F(Playing, WholeGamesOfEveryKindAgainstALevel) {
    for (const std::string game : {"adjacency", "tictactoe", "othello"}) {
        SCOPED_TRACE(game);
        Json settings = Json::object();
        if (game == "othello") settings["size"] = 4;
        tab.ask_and_wait(new_game(game, human(), level(1), {{"settings", settings}}));
        for (int i = 0; i < 100; ++i) {
            const Json now = state();
            if (!now["result"].is_null()) break;
            ASSERT_TRUE(now["your_turn"]) << json_line(now);
            const Json legal = now["position"]["legal"];
            ASSERT_FALSE(legal.empty());
            const Json answer = move(legal[i % legal.size()]["move"]);
            ASSERT_EQ(answer["type"], "state") << json_line(answer);
        }
        const Json end = state();
        EXPECT_EQ(end["result"]["reason"], "finished");
        EXPECT_TRUE(end["position"]["over"]);
        EXPECT_FALSE(end["thought"].is_null() && end["moves"].size() % 2 == 0);
    }
    EXPECT_EQ(world.counters.games_started, 3U);
}

TEST_F(Playing, AStateHasAllThereIsToDraw) {
    tab.ask(new_game("othello", human(), human()));
    const Json after = move("d3");
    const Json& position = after["position"];
    EXPECT_EQ(position["columns"], 8);
    EXPECT_EQ(position["cells"].get<std::string>().size(), 64U);
    EXPECT_EQ(position["to_move"], "O");
    EXPECT_EQ(position["last"]["cell"], 19);
    EXPECT_EQ(position["flips"], Json({27}));
    EXPECT_EQ(position["counts"]["X"], 4);
    EXPECT_EQ(position["legal"].size(), 3U);
    EXPECT_EQ(after["moves"].size(), 1U);
}

TEST_F(Playing, RefusesWithACodeAndCounts) {
    const auto code = [&](const Json& request) { return tab.ask(request)["code"]; };
    EXPECT_EQ(code(on_board("move", {{"move", "a1"}})), "unknown-board");
    tab.ask(new_game("tictactoe", human(), bot("minimax(depth=9)")));
    EXPECT_EQ(code(on_board("move", {{"move", "z9"}})), "illegal-move");
    EXPECT_EQ(code(on_board("move", {{"move", "a1"}, {"ply", 4}})), "stale");
    EXPECT_EQ(code(on_board("undo")), "not-possible");
    tab.ask(on_board("move", {{"move", "a1"}}));
    EXPECT_EQ(code(on_board("move", {{"move", "b1"}})), "not-your-turn");
    EXPECT_EQ(code(new_game("chess", human(), human())), "bad-input");
    EXPECT_EQ(code(new_game("tictactoe", human(), bot("minimax(depth=x)"))), "bad-input");
    EXPECT_EQ(code(on_board("move", {{"move", 7}})), "bad-field");
    EXPECT_EQ(code(on_board("move")), "bad-field");
    EXPECT_EQ(code({{"type", "dance"}}), "unknown-type");
    EXPECT_EQ(world.counters.errors, 10U);
    EXPECT_EQ(state()["thinking"]["side"], "O");  // nothing of this has disturbed the game
}

TEST_F(Playing, UndoGoesBackToTheHumanAndCancelsThinking) {
    tab.ask(new_game("tictactoe", human(), bot("minimax(depth=3)")));
    move("b2");
    move(state()["position"]["legal"][0]["move"]);
    ASSERT_EQ(state()["ply"], 4);
    Json back = tab.ask(on_board("undo"));
    EXPECT_EQ(back["ply"], 2);
    EXPECT_EQ(back["moves"].size(), 4U);
    EXPECT_TRUE(back["can"]["redo"]);
    EXPECT_EQ(tab.ask(on_board("redo"))["ply"], 4);
    tab.ask(on_board("undo"));
    // While the bot thinks about another move:
    tab.ask(on_board("move", {{"move", state()["position"]["legal"][1]["move"]}}));
    EXPECT_FALSE(state()["thinking"].is_null());
    back = tab.ask(on_board("undo"));
    EXPECT_EQ(back["ply"], 2);
    EXPECT_TRUE(back["thinking"].is_null());
    world.think();  // the cancelled thought changes nothing
    EXPECT_EQ(state()["ply"], 2);
}

TEST_F(Playing, GamesOutliveTheProgram) {
    tab.ask(new_game("adjacency", human(), bot("greedy"), {{"clock", {{"seconds", 300}}}}));
    move("d4");
    move(state()["position"]["legal"][0]["move"]);
    const std::string token = tab.heard.front()["token"];
    const Json before = state();
    tab.close();

    World again{store};
    Tab other{again};
    const Json welcome = other.ask({{"type", "hello"}, {"token", token}});
    EXPECT_TRUE(welcome["resumed"]);
    EXPECT_EQ(welcome["boards"], Json({"play"}));
    const Json after = other.last("state");
    for (const char* field : {"position", "ply", "moves", "players", "thought", "result"}) {
        EXPECT_EQ(after[field], before[field]) << field;
    }
    EXPECT_EQ(other.ask(on_board("undo"))["ply"], 2);
}

TEST_F(Playing, NobodyChoosesTheirToken) {
    Tab other{world};
    const Json welcome = other.ask({{"type", "hello"}, {"token", "made-up"}});
    EXPECT_FALSE(welcome["resumed"]);
    EXPECT_NE(welcome["token"], "made-up");
}

TEST_F(Playing, TwoTabsHearTheSame) {
    tab.ask(new_game("tictactoe", human(), human()));
    Tab other{world};
    other.ask({{"type", "hello"}, {"token", tab.heard.front()["token"]}});
    move("a1");
    EXPECT_EQ(other.last("state")["ply"], 1);
    EXPECT_FALSE(other.last("state").contains("re"));
    other.ask(on_board("move", {{"move", "b2"}}));
    EXPECT_EQ(tab.last("state")["ply"], 2);
}

TEST_F(Playing, AFlagFalls) {
    tab.ask(
        new_game("othello", human(), human(), {{"clock", {{"seconds", 60}, {"increment", 2}}}}));
    world.timer.pass(Seconds{1000});  // before the first move nobody's clock runs
    move("d3");
    world.timer.pass(Seconds{20});
    const Json now = move("c3");
    EXPECT_DOUBLE_EQ(now["clock"]["O"], 42);
    EXPECT_EQ(now["clock"]["running"], "X");
    world.timer.pass(Seconds{100});
    const Json end = tab.last("state");
    EXPECT_EQ(end["result"]["reason"], "time-out");
    EXPECT_EQ(end["result"]["winner"], "O");
}

// It may have stood in line for a processor, which is known when it answers.
TEST_F(Playing, ABotsFlagFallsAfterALongSilence) {
    tab.ask(new_game("othello", human(), bot("greedy"), {{"clock", {{"seconds", 60}}}}));
    tab.ask(on_board("move", {{"move", "d3"}}));
    world.timer.pass(Seconds{60.1});
    EXPECT_TRUE(tab.last("state")["result"].is_null());
    EXPECT_FALSE(tab.last("state")["thinking"].is_null());
    world.timer.pass(Seconds{0.5});
    EXPECT_EQ(tab.last("state")["result"]["reason"], "time-out");
    EXPECT_EQ(tab.last("state")["result"]["winner"], "X");
}

TEST_F(Playing, TimersOfLongClocksDoNotPileUp) {
    tab.ask(new_game("othello", human(), human(), {{"clock", {{"seconds", 3600}}}}));
    for (int i = 0; i < 20; ++i) {
        tab.ask(on_board("move", {{"move", "d3"}}));
        tab.ask(on_board("undo"));
    }
    tab.ask(on_board("move", {{"move", "d3"}}));
    world.timer.pass(Seconds{11});
    EXPECT_EQ(world.timer.waiting(), 1U);
    world.timer.pass(Seconds{3600});  // and the one that is left still sees the flag fall
    EXPECT_EQ(state()["result"]["reason"], "time-out");
    EXPECT_EQ(world.timer.waiting(), 0U);
}

TEST_F(Playing, TwoBotsPlayAtTheirSpeed) {
    tab.ask(new_game("tictactoe", bot("random"), bot("random"), {{"delay", 2}}));
    world.think();
    EXPECT_EQ(state()["ply"], 1);
    world.timer.pass(Seconds{1.9});
    world.think();
    EXPECT_EQ(state()["ply"], 1);
    world.timer.pass(Seconds{0.2});
    world.think();
    EXPECT_EQ(state()["ply"], 2);
    tab.ask(on_board("pause", {{"paused", true}}));
    world.timer.pass(Seconds{60});
    world.think();
    EXPECT_EQ(state()["ply"], 2);
    tab.ask_and_wait(on_board("step"));
    EXPECT_EQ(state()["ply"], 3);
    tab.ask(on_board("speed", {{"delay", 0}}));
    tab.ask(on_board("pause", {{"paused", false}}));
    for (int i = 0; i < 20; ++i) {
        world.think();
        world.timer.pass(Seconds{0.01});
    }
    EXPECT_FALSE(state()["result"].is_null());
    EXPECT_EQ(tab.ask(on_board("rematch"))["ply"], 0);
}

TEST_F(Playing, NothingGoesOnWhenNobodyLooks) {
    tab.ask(new_game("tictactoe", bot("random"), bot("random"), {{"delay", 0}}));
    const std::string token = tab.heard.front()["token"];
    tab.close();
    world.think();
    world.timer.pass(Seconds{10});
    world.think();
    EXPECT_EQ(world.counters.moves_played, 0U);
    EXPECT_EQ(world.counters.sessions, 0);
    Tab other{world};
    other.ask({{"type", "hello"}, {"token", token}});
    world.think();
    EXPECT_GT(world.counters.moves_played, 0U);
}

TEST_F(Playing, ResignEndAndHurry) {
    tab.ask(new_game("othello", human(), bot("alphabeta(depth=30)")));
    tab.ask(on_board("move", {{"move", "d3"}}));
    EXPECT_EQ(tab.ask(on_board("hurry"))["type"], "state");
    world.think();  // comes back at once
    EXPECT_EQ(state()["ply"], 2);
    const Json end = tab.ask(on_board("resign"));
    EXPECT_EQ(end["result"]["reason"], "resigned");
    EXPECT_EQ(end["result"]["winner"], "O");
    EXPECT_EQ(tab.ask(on_board("move", {{"move", "c3"}}))["code"], "game-over");
    tab.ask(on_board("rematch", {{"swap", false}}));
    EXPECT_EQ(tab.ask(on_board("end"))["result"]["reason"], "stopped");
    EXPECT_EQ(tab.ask(on_board("close"))["type"], "done");
    EXPECT_EQ(tab.ask(on_board("state"))["code"], "unknown-board");
}

TEST_F(Playing, NoBotThinksForEver) {
    tab.ask(new_game("othello", human(), bot("mcts(iterations=1000000000000)")));
    tab.ask(on_board("move", {{"move", "d3"}}));
    world.timer.pass(Seconds{61});
    world.think();  // comes back at once
    EXPECT_EQ(state()["ply"], 2);
    tab.ask(new_game("othello", human(), {{"kind", "bot"}, {"bot", "random"}, {"move_time", 600}}));
    tab.ask(on_board("move", {{"move", "d3"}}));
    EXPECT_EQ(state()["thinking"]["limit"], 60);
}

TEST_F(Playing, ProgramsAreNotStartedUnlessAllowed) {
    const Json process = bot("process(command=\"touch /tmp/lawan-was-here\")");
    EXPECT_EQ(tab.ask(new_game("tictactoe", process, human()))["code"], "not-allowed");
    EXPECT_EQ(tab.ask({{"type", "analyse"},
                       {"where", {{"game", "tictactoe"}, {"position", "3/1X1/3 O 3"}}},
                       {"bot", "process(command=x)"}})["code"],
              "not-allowed");
}

TEST(PlayingPrograms, AreInTheCatalogWhereTheyAreAllowed) {
    MemoryStore store;
    World world{store, true};
    Tab tab{world};
    EXPECT_TRUE(tab.ask({{"type", "hello"}})["allow_commands"]);
    const Json bots = tab.ask({{"type", "catalog"}})["games"][0]["bots"];
    EXPECT_EQ(bots.back()["name"], "process");
    EXPECT_TRUE(bots.back()["command"]);
    // A program that ends at once has lost, and says so.
    tab.ask_and_wait(new_game("tictactoe", bot("process(command=false)"), human()));
    EXPECT_EQ(tab.last("state")["result"]["reason"], "crashed");
    EXPECT_EQ(tab.last("state")["result"]["winner"], "O");

    // A game of a server that allowed it does not start a program on one that does not.
    tab.ask(new_game("tictactoe", human(), bot("process(command=false)")));
    const std::string token = tab.heard.front()["token"];
    tab.ask(on_board("move", {{"move", "b2"}}));
    tab.close();
    World strict{store};
    Tab other{strict};
    other.ask({{"type", "hello"}, {"token", token}});
    strict.think();
    EXPECT_EQ(other.last("error")["code"], "not-allowed");
    EXPECT_EQ(other.ask(on_board("state"))["ply"], 1);
}

// Whoever gives up has not crashed.
TEST(PlayingPrograms, ThatResignHaveResigned) {
    MemoryStore store;
    World world{store, true};
    Tab tab{world};
    tab.ask({{"type", "hello"}});
    const std::string script = testing::TempDir() + "lawan-resigns.sh";
    std::ofstream{script} << "while read -r word rest; do case $word in 'ready?') echo ready;; "
                             "go) echo resign;; quit) exit;; esac; done\n";
    tab.ask(new_game("tictactoe", human(), bot("process(command=\"sh " + script + "\")")));
    tab.ask_and_wait(on_board("move", {{"move", "b2"}}));
    const Json result = tab.last("state")["result"];
    EXPECT_EQ(result["reason"], "resigned") << json_line(result);
    EXPECT_EQ(result["winner"], "X");
}

TEST(PlayingPrograms, AreNotHurriedIntoALoss) {
    MemoryStore store;
    World world{store, true};
    Tab tab{world};
    tab.ask({{"type", "hello"}});
    tab.ask(new_game("tictactoe", human(), bot("process(command=false)")));
    const Json thinking = tab.ask(on_board("move", {{"move", "b2"}}));
    EXPECT_FALSE(thinking["thinking"].is_null());
    EXPECT_FALSE(thinking["can"]["hurry"]);
    EXPECT_EQ(tab.ask(on_board("hurry"))["code"], "not-possible");
    EXPECT_TRUE(tab.ask(on_board("state"))["result"].is_null());
}

TEST_F(Playing, TooManyMessagesAreRefused) {
    int refused = 0;
    for (int i = 0; i < 400; ++i) refused += tab.ask({{"type", "ping"}})["type"] == "error";
    EXPECT_GT(refused, 100);
    world.timer.pass(Seconds{5});
    EXPECT_EQ(tab.ask({{"type", "ping"}})["type"], "pong");
}

// The heading of a WTHOR file that is right and says that no games follow.
TEST_F(Playing, AFileWithoutGamesIsRefused) {
    const std::string heading(16, '\0');
    EXPECT_EQ(tab.ask({{"type", "open"}, {"text", heading}})["code"], "unreadable");
    EXPECT_EQ(tab.ask({{"type", "open"}, {"text", heading}, {"game", "othello"}})["code"],
              "unreadable");
}

// What is written once and sent often is the same message as one that is written each time.
TEST_F(Playing, TheCatalogIsWrittenOnce) {
    Json first = tab.ask({{"type", "catalog"}});
    Json again = tab.ask({{"type", "catalog"}});
    EXPECT_NE(first["re"], again["re"]);
    Json fields = first;
    for (const char* name : {"type", "re"}) {
        fields.erase(name);
        again.erase(name);
    }
    EXPECT_EQ(again, fields);
    for (const std::optional<std::int64_t> re : {std::optional<std::int64_t>{7}, {}}) {
        EXPECT_EQ(written_again("catalog", re, json_line(fields)), written("catalog", re, fields));
    }
    // Where programs are allowed it is another, and stays so.
    World trusting{store, true};
    Tab friends{trusting};
    friends.ask({{"type", "hello"}});
    EXPECT_NE(friends.ask({{"type", "catalog"}})["games"], fields["games"]);
    EXPECT_EQ(tab.ask({{"type", "catalog"}})["games"], fields["games"]);
}

TEST_F(Playing, TheCatalogHasFormsForEverything) {
    const Json catalog = tab.ask({{"type", "catalog"}});
    ASSERT_EQ(catalog["games"].size(), lawan::catalog().size());
    for (const Json& game : catalog["games"]) {
        EXPECT_EQ(game["levels"].size(), 10U);
        EXPECT_GE(game["bots"].size(), 10U);
        EXPECT_FALSE(game["overlays"].empty());
        // Every level can be played against.
        for (const Json& each : game["levels"]) {
            const Json state = tab.ask(new_game(game["name"], human(), level(each["level"])));
            EXPECT_EQ(state["type"], "state") << json_line(state);
        }
    }
}

}  // namespace
}  // namespace lawan::session
