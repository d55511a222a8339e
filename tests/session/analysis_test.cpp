// Values of moves, judged games, and texts that were pasted.
#include "session/analysis.hpp"
#include "formats/json_text.hpp"

#include "catalog/levels.hpp"
#include "session/pasted.hpp"
#include "session/refusal.hpp"
#include "session/review.hpp"
#include "tests/session/support.hpp"

namespace lawan::session {
namespace {

using namespace testing_support;

class Analysing : public testing::Test {
  protected:
    MemoryStore store;
    World world{store};
    Tab tab{world};

    void SetUp() override { tab.ask({{"type", "hello"}}); }
};

Json at(const std::string& game, const std::string& position) {
    return {{"game", game}, {"position", position}};
}

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

TEST_F(Analysing, DeepensAndTellsEachTime) {
    tab.ask({{"type", "analyse"}, {"where", at("othello", "-----OX--XO----- X")}, {"depth", 4}});
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

TEST(AnAnalysis, GivesTheReasonsOfTheDeepestRound) {
    const GameEntry& entry = find_game("adjacency");
    const AnyGame game = entry.set_up("6OO/6OO/8/8/3X4/8/XX6/XX6 O 7 8");
    Analysis analysis{entry, game, game.start(), {}, {parse_spec("lawan"), 3, {}}};
    while (analysis.go_on(Seconds{1}, nullptr)) {
    }
    ASSERT_EQ(analysis.depth(), 3);
    for (const AnalysedMove& move : analysis.moves()) {
        ASSERT_EQ(move.reasons.size(), 1U);
        EXPECT_EQ(move.reasons[0].code, "search-says");
        EXPECT_EQ(move.reasons[0].arguments, std::vector<std::string>{"2"});
    }
}

TEST_F(Analysing, OpensGgfAndObf) {
    const Json ggf = tab.ask(
        {{"type", "open"},
         {"board", "a"},
         {"text",
          "(;GM[Othello]PB[ant]PW[bee]BO[8 ---------------------------O*------*O---------------"
          "------------ *]B[f5]W[d6]B[c3];)"}});
    ASSERT_EQ(ggf["type"], "opened") << json_line(ggf);
    EXPECT_EQ(ggf["taken_for"]["code"], "ggf");
    EXPECT_EQ(ggf["moves"], 3);
    const Json obf = tab.ask({{"type", "open"},
                              {"board", "a"},
                              {"text",
                               "---------------------------OX------XO---------------------------"
                               " X; D3:+0; C4:+0;"}});
    ASSERT_EQ(obf["type"], "opened") << json_line(obf);
    EXPECT_EQ(obf["taken_for"]["code"], "position");
    EXPECT_THROW((void)read_pasted("(;GM[Othello]PB[ant", "othello"), Refusal);
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

// O takes an edge after the centre: that loses, and a corner would have drawn.
TEST_F(Analysing, AReviewMarksTheBlunder) {
    tab.ask(new_game("tictactoe", human(), human(), {{"moves", {"b2", "b1", "a1", "c3"}}}));
    const Json review = tab.ask_and_wait(on_board("review", {{"seconds", 5}}));
    ASSERT_TRUE(review["done"]);
    ASSERT_EQ(review["plies"].size(), 5U);
    EXPECT_EQ(review["plies"][0]["value"]["score"], 0);
    EXPECT_TRUE(review["plies"][0]["mark"].is_null());
    EXPECT_EQ(review["plies"][1]["mark"], "blunder");
    EXPECT_EQ(review["plies"][1]["loss"], 1);
    EXPECT_EQ(review["plies"][2]["value"]["score"], 1);
    EXPECT_TRUE(review["plies"][4]["move"].is_null());
}

TEST(Slips, AreMeasuredByTheOtherMoves) {
    const auto estimated = [](int score) { return Valuation::estimated(Score{score}); };
    const std::vector<Valuation> values{estimated(100), estimated(90), estimated(60), estimated(50),
                                        estimated(-20)};
    EXPECT_EQ(slip_of(estimated(90), values, ScoreUnit::Discs), std::nullopt);
    EXPECT_EQ(slip_of(estimated(70), values, ScoreUnit::Discs), Slip::Inaccuracy);
    EXPECT_EQ(slip_of(estimated(50), values, ScoreUnit::Discs), Slip::Mistake);
    const std::vector<Valuation> proved{Valuation::proved(Score{8}), Valuation::proved(Score{1})};
    EXPECT_EQ(slip_of(Valuation::proved(Score{1}), proved, ScoreUnit::Discs), Slip::Mistake);
    EXPECT_EQ(slip_of(Valuation::proved(Score{-1}), proved, ScoreUnit::Discs), Slip::Blunder);
}

TEST(Pasted, SaysWhatItTookATextFor) {
    const auto taken = [](const std::string& text, const std::string& first = "") {
        const Pasted pasted = read_pasted(text, first);
        return pasted.taken_for.code + ' ' + pasted.entry->name + ' ' +
               std::to_string(pasted.moves.size());
    };
    EXPECT_EQ(taken("f5d6c3d3c4"), "moves othello 5");
    EXPECT_EQ(taken("1. f5 d6 2. c3 d3"), "moves othello 4");
    EXPECT_EQ(taken("b2 a1 c3", "tictactoe"), "moves tictactoe 3");
    EXPECT_EQ(taken("d4 e5 d5", "adjacency"), "moves adjacency 3");
    EXPECT_EQ(taken("h8 g7 f6", "tictactoe"), "moves tictactoe 3");  // on a larger board
    EXPECT_EQ(taken("3/1X1/3 O 3"), "position tictactoe 0");
    EXPECT_EQ(taken("6OO/6OO/8/8/8/8/XX6/XX6 X 8 8"), "position adjacency 0");
    EXPECT_EQ(taken("---------------------------OX------XO--------------------------- X"),
              "position othello 0");
    EXPECT_EQ(taken("   a b c\n 1 X . .\n 2 . O .\n 3 . . .\nX to move\n"), "diagram tictactoe 0");
    EXPECT_EQ(taken("lawan1:tictactoe:3/3/3_X_3:b2.a1"), "share tictactoe 2");
    for (const char* nothing : {"", "hello there", "z99", "{}", "lawan1:chess:x:y", "X", "/////"}) {
        EXPECT_THROW((void)read_pasted(nothing, ""), Refusal) << nothing;
    }
}

TEST_F(Analysing, WhatIsExportedCanBeOpened) {
    tab.ask(new_game("othello", human(), human(), {{"moves", {"d3", "c3", "c4"}}}));
    const Json here = tab.ask(on_board("state"))["position"]["cells"];
    for (const char* format : {"record", "moves", "position", "diagram"}) {
        const Json file = tab.ask(on_board("export", {{"format", format}}));
        const Json opened = tab.ask(
            {{"type", "open"}, {"board", "other"}, {"text", file["text"]}, {"game", "othello"}});
        ASSERT_EQ(opened["type"], "opened") << json_line(opened) << json_line(file);
        EXPECT_EQ(tab.ask({{"type", "state"}, {"board", "other"}})["position"]["cells"], here);
    }
    const Json shared = tab.ask(on_board("share"));
    tab.ask({{"type", "open"},
             {"board", "other"},
             {"text", "http://x/#" + shared["text"].get<std::string>()}});
    EXPECT_EQ(tab.ask({{"type", "state"}, {"board", "other"}})["ply"], 3);
}

TEST_F(Analysing, AnyPositionCanBeSetUp) {
    for (const std::string game : {"adjacency", "tictactoe", "othello"}) {
        tab.ask(new_game(game, human(), human()));
        const Json cells = tab.ask(on_board("state"))["position"]["cells"];
        std::string wanted(cells.get<std::string>().size(), '-');
        wanted[0] = 'X';
        wanted[1] = 'O';
        const Json state = tab.ask(on_board("edit", {{"cells", wanted}, {"to_move", "O"}}));
        ASSERT_EQ(state["type"], "state") << json_line(state);
        EXPECT_EQ(state["position"]["cells"], wanted);
    }
    EXPECT_EQ(tab.ask(on_board("edit", {{"cells", "XX"}, {"to_move", "X"}}))["code"], "bad-input");
}

}  // namespace
}  // namespace lawan::session
