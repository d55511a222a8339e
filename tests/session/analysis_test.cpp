// What the moves of a position are worth, and why.
#include "session/analysis.hpp"

#include <algorithm>

#include "catalog/levels.hpp"
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

// One move ends the game; a bot without values says nothing of the others.
TEST_F(Analysing, ProvesNoPositionWhileAMoveIsOpen) {
    const GameEntry& othello = find_game("othello");
    const auto ends = [](const AnyPosition& position, AnyMove move) {
        return position.after(move).is_over();
    };
    Random random{Seed{3}};
    int seen = 0;
    while (seen < 5) {
        const AnyGame game =
            othello.make(Options{"game othello", othello.settings, {{"size", "4"}}});
        AnyPosition position = game.start();
        while (!position.is_over()) {
            const auto moves = position.legal_moves();
            const auto last = std::count_if(moves.begin(), moves.end(),
                                            [&](AnyMove move) { return ends(position, move); });
            if (last > 0 && static_cast<std::size_t>(last) < moves.size()) {
                Analysis analysis{
                    othello, game, position, {}, {parse_spec("random"), {}, Seconds{0.01}}};
                while (analysis.go_on(Seconds{1}, nullptr)) {
                }
                ASSERT_TRUE(analysis.moves().front().valuation->is_proved());
                if (analysis.moves().front().valuation->score < Score{16}) {
                    EXPECT_FALSE(analysis.value()->is_proved());
                    ++seen;
                }
            }
            position = position.after(random.pick(moves));
        }
    }
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

TEST(AnAnalysis, GivesTheReasonsOfTheDeepestRound) {
    const GameEntry& entry = find_game("adjacency");
    const AnyGame game = entry.set_up("6OO/6OO/8/8/3X4/8/XX6/XX6 O 7 8");
    Analysis analysis{entry, game, game.start(), {}, {parse_spec("lawan"), 3, {}}};
    while (analysis.go_on(Seconds{1}, nullptr)) {
    }
    ASSERT_EQ(analysis.depth(), 3);
    for (const AnalysedMove& move : analysis.moves()) {
        ASSERT_GE(move.reasons.size(), 2U);
        EXPECT_EQ(move.reasons[0].code, "search-says");
        EXPECT_EQ(move.reasons[0].arguments, std::vector<std::string>{"3"});
    }
}

// Black takes a1 at once or lets white take it: what is said of a move is of that move, not of the
// answer, which takes corners too.
TEST(AnAnalysis, SpeaksOfTheMoveAndNotOfTheAnswer) {
    const GameEntry& entry = find_game("othello");
    const AnyGame game = entry.set_up(
        "-OX-----"
        "-OO-----"
        "-XOO----"
        "--OXO---"
        "---OX---"
        "--------"
        "--------"
        "-------- X");
    for (const char* bot : {"lawan", "negascout"}) {
        Analysis analysis{entry, game, game.start(), {}, {parse_spec(bot), 4, {}}};
        while (analysis.go_on(Seconds{1}, nullptr)) {
        }
        for (const AnalysedMove& move : analysis.moves()) {
            const std::string text = game.start().move_text(move.move);
            for (const Reason& reason : move.reasons) {
                if (reason.code == "othello-takes-corner") {
                    EXPECT_EQ(text, reason.arguments[0]);
                }
                if (reason.code == "othello-searched") {
                    EXPECT_EQ(reason.arguments[0], "4");
                }
            }
            const bool takes = std::any_of(
                move.reasons.begin(), move.reasons.end(),
                [](const Reason& reason) { return reason.code == "othello-takes-corner"; });
            EXPECT_EQ(takes, text == "a1") << bot << ' ' << text;
        }
    }
}

// The second player answers from here by the image of each move, and still every move gets its
// value.
TEST(AnAnalysis, LooksDeepWhereTheOpponentCanMirror) {
    const GameEntry& entry = find_game("adjacency");
    const AnyGame game = entry.set_up("2OO/2OO/XX2/XX2 X 2 2");
    Analysis analysis{entry, game, game.start(), {}, {parse_spec("lawan"), {}, {}}};
    while (analysis.go_on(Seconds{1}, nullptr)) {
    }
    EXPECT_EQ(analysis.depth(), 4);
    int best = -100;
    for (const AnalysedMove& move : analysis.moves()) {
        ASSERT_TRUE(move.valuation && move.valuation->is_proved());
        EXPECT_LE(move.valuation->score.points(), 0);
        best = std::max(best, move.valuation->score.points());
    }
    const SolveRequest request{game.start(), {}, {}};
    EXPECT_EQ(best, entry.solve(request).bounds.lower.points());
}

// Small boards of Othello are within reach of the solver: all moves are known, in discs.
TEST(AnAnalysis, SolvesFourByFourOthello) {
    const GameEntry& entry = find_game("othello");
    const AnyGame game = entry.set_up("-----OX--XO----- X");
    Analysis analysis{entry, game, game.start(), {}, {parse_spec("lawan"), {}, {}}};
    while (analysis.go_on(Seconds{1}, nullptr)) {
    }
    for (const AnalysedMove& move : analysis.moves()) {
        EXPECT_EQ(move.valuation, Valuation::proved(Score{-10}));
    }
}

TEST(AnAnalysis, SaysWhatAMoveCostsForCertain) {
    const GameEntry& entry = find_game("adjacency");
    // One move each: X flips two O marks at b1, one beside c1 or a1, none elsewhere.
    const AnyGame game = entry.set_up("O1O1/4/4/3X X 1 1");
    Analysis analysis{entry, game, game.start(), {}, {parse_spec("lawan"), {}, {}}};
    while (analysis.go_on(Seconds{1}, nullptr)) {
    }
    const auto moves = analysis.moves();
    const int best = moves.front().valuation->score.points();
    for (const AnalysedMove& move : moves) {
        ASSERT_TRUE(move.valuation && move.valuation->is_proved());
        const int score = move.valuation->score.points();
        const auto says = [&](const Reason& reason) {
            return std::count(move.reasons.begin(), move.reasons.end(), reason) == 1;
        };
        EXPECT_EQ(says({"costs", {std::to_string(best - score)}}), score < best);
        EXPECT_EQ(says({"wins-by", {std::to_string(score)}}), score > 0);
        EXPECT_EQ(says({"loses-by", {std::to_string(-score)}}), score < 0);
        EXPECT_EQ(says({"draws", {}}), score == 0);
        EXPECT_EQ(says({"gives-win-away", {}}), best > 0 && score <= 0);
        EXPECT_EQ(says({"gives-draw-away", {}}), best == 0 && score < 0);
    }
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
