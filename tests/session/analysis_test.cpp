// What the moves of a position are worth, and why.
#include "tests/session/support.hpp"

namespace lawan::session {
namespace {

using namespace testing_support;

using Analysing = OneTab;

TEST_F(Analysing, ProvesATicTacToePosition) {
    const Json found =
        tab.ask_and_wait({{"type", "analyse"}, {"where", at("tictactoe", "XX1/OO1/3 X 3")}});
    ASSERT_EQ(found["type"], "analysis");
    EXPECT_TRUE(found["done"]);
    EXPECT_EQ(found["best"], "c1");
    EXPECT_EQ(found["value"]["kind"], "proved");
    EXPECT_EQ(found["value"]["score"], 1);
    for (const Json& move : found["moves"]) {
        EXPECT_EQ(move["value"]["kind"], "proved");
        if (move["move"] == "c2") continue;  // blocks, and the game goes on
        EXPECT_EQ(move["value"]["score"], move["move"] == "c1" ? 1 : -1) << json_line(move);
    }
}

TEST_F(Analysing, KnowsTheOpeningBook) {
    const auto in_book = [&](const std::string& position) {
        const Json found = tab.ask_and_wait(
            {{"type", "analyse"}, {"where", at("othello", position)}, {"depth", 2}});
        return found["moves"].dump().find("othello-in-book") != std::string::npos;
    };
    EXPECT_TRUE(in_book("---------------------------OX------XO--------------------------- X"));
    EXPECT_FALSE(in_book(kPassAfterG1));
}

TEST_F(Analysing, ValuesMovesThatLeaveAPass) {
    const Json found =
        tab.ask_and_wait({{"type", "analyse"}, {"where", at("othello", kPassAfterG1)}});
    EXPECT_EQ(found["best"], "g1");
    EXPECT_EQ(found["value"]["kind"], "proved");
    EXPECT_EQ(found["value"]["score"], 50);
    EXPECT_EQ(found["line"][1]["move"], "pass") << json_line(found["line"]);
    for (const Json& move : found["moves"]) EXPECT_EQ(move["value"]["kind"], "proved");
}

TEST_F(Analysing, DeepensAndTellsEachTime) {
    // So far from the end that there is no leap to it.
    const char* six = "--------------OX----XO-------------- X";
    tab.ask({{"type", "analyse"}, {"where", at("othello", six)}, {"depth", 4}});
    world.think();
    int depth = 0;
    int told = 0;
    for (const Json& message : tab.heard) {
        if (message["type"] != "analysis") continue;
        EXPECT_GE(message["depth"], depth);
        depth = message["depth"];
        ++told;
    }
    EXPECT_EQ(depth, 4);
    EXPECT_EQ(told, 3);
    EXPECT_TRUE(tab.last("analysis")["done"]);
}

TEST_F(Analysing, EndsWithABotThatKnowsNoDepth) {
    const Json analysis = tab.ask_and_wait({{"type", "analyse"},
                                            {"where", at("tictactoe", "XOX/OOX/3 X 3")},
                                            {"bot", "mcts(iterations=1000000000000)"},
                                            {"seconds", 0.1}});
    ASSERT_EQ(analysis["type"], "analysis") << json_line(analysis);
    EXPECT_TRUE(analysis["done"]);
    EXPECT_EQ(analysis["best"], "c3");
}

TEST_F(Analysing, CanBeStopped) {
    tab.ask({{"type", "analyse"},
             {"where", at("adjacency", "6OO/6OO/8/8/8/8/XX6/XX6 X 8 8")},
             {"seconds", 600}});
    const int task = tab.last_id();
    world.pool.run_one();
    EXPECT_EQ(tab.ask({{"type", "stop"}, {"task", task}})["type"], "done");
    world.think();
    EXPECT_EQ(tab.ask({{"type", "stop"}, {"task", task}})["code"], "unknown-task");
    EXPECT_TRUE(tab.last("analysis").is_null() || !tab.last("analysis")["done"]);
}

TEST_F(Analysing, FourTasksAtATime) {
    for (int i = 0; i < 4; ++i) {
        EXPECT_TRUE(
            tab.ask({{"type", "analyse"}, {"where", at("tictactoe", "3/1X1/3 O 3")}}).is_null());
    }
    EXPECT_EQ(tab.ask({{"type", "analyse"}, {"where", at("tictactoe", "3/1X1/3 O 3")}})["code"],
              "busy");
    // Nothing is made for a task that there is no room for.
    EXPECT_EQ(tab.ask({{"type", "analyse"},
                       {"where", at("tictactoe", "3/1X1/3 O 3")},
                       {"bot", "nobody"}})["code"],
              "busy");
}

}  // namespace
}  // namespace lawan::session
