// Values of moves, judged games, and texts that were pasted.
#include "session/analysis.hpp"
#include "formats/json_text.hpp"

#include <algorithm>
#include <set>

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

// After g1 the other side has to pass.
constexpr const char* kPassAfterG1 =
    "XOOOOO-XXOXXXXXXXOXXXXXXXXOOXXXXXOXOOXXXXOXXOOXXXOXOXO-XXXXXXX-- X";

TEST_F(Analysing, ValuesMovesThatLeaveAPass) {
    const Json found =
        tab.ask_and_wait({{"type", "analyse"}, {"where", at("othello", kPassAfterG1)}});
    EXPECT_EQ(found["best"], "g1");
    EXPECT_EQ(found["value"]["kind"], "proved");
    EXPECT_EQ(found["value"]["score"], 50);
    EXPECT_EQ(found["line"][1]["move"], "pass") << json_line(found["line"]);
    for (const Json& move : found["moves"]) EXPECT_EQ(move["value"]["kind"], "proved");
}

TEST_F(Analysing, JudgesAGameWithPassesAlikeFromPlyToPly) {
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

TEST_F(Analysing, DrawsThePairsThatHold) {
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

TEST_F(Analysing, DrawsTheThreatsThatWin) {
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

TEST_F(Analysing, DrawsNothingWhereThereIsNothing) {
    EXPECT_TRUE(tab.ask_and_wait({{"type", "proof"},
                                  {"where", at("tictactoe", "XOX/XOO/OXX O 3")}})["drawings"]
                    .empty());
    EXPECT_EQ(tab.ask({{"type", "proof"}, {"where", at("othello", "-----OX--XO----- X")}})["code"],
              "not-possible");
}

TEST_F(Analysing, ShowsTheCellsThatEndedAGame) {
    tab.ask(new_game("tictactoe", human(), human()));
    Json state;
    for (const char* move : {"a1", "a2", "b1", "b2"}) {
        state = tab.ask(on_board("move", {{"move", move}}));
        EXPECT_TRUE(state["position"]["decided_by"].empty());
    }
    state = tab.ask(on_board("move", {{"move", "c1"}}));
    EXPECT_EQ(state["position"]["decided_by"], Json({0, 1, 2}));
    EXPECT_TRUE(tab.ask(on_board("view", {{"ply", 4}}))["position"]["decided_by"].empty());
    EXPECT_EQ(tab.ask(on_board("view", {{"ply", 5}}))["position"]["decided_by"], Json({0, 1, 2}));
    // One mark can fill two lines; a full board without a line has none.
    const auto shown = [&](const std::string& text) {
        tab.ask({{"type", "open"}, {"board", "play"}, {"text", text}, {"game", "tictactoe"}});
        return tab.ask(on_board("state"))["position"]["decided_by"];
    };
    EXPECT_EQ(shown("XXX/XOO/XOO O 3"), Json({0, 1, 2, 3, 6}));
    EXPECT_EQ(shown("XOX/XOO/OXX O 3"), Json::array());
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
    EXPECT_EQ(review["plies"][1]["loss_scale"], "points");
    EXPECT_FALSE(review["plies"][1]["why"].empty());
    EXPECT_EQ(review["plies"][2]["value"]["score"], 1);
    EXPECT_TRUE(review["plies"][4]["move"].is_null());
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
}

// X has two ways to win and makes neither, but O cannot stop both: nothing was given away, though
// a search of two plies does not see it before O's turn.
TEST_F(Analysing, AReviewLearnsFromTheNextPosition) {
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
    // The papers number the cells of tic-tac-toe; a number with a point counts moves.
    EXPECT_EQ(taken("1 5 9 3"), "moves tictactoe 4");
    EXPECT_EQ(taken("1. 5 1 2. 9 3", "othello"), "moves tictactoe 4");
    EXPECT_EQ(read_pasted("5, 1; 9", "").moves, (std::vector<std::string>{"b2", "a1", "c3"}));
    EXPECT_EQ(read_pasted("13 25", "").game.start().board().size, (BoardSize{5, 5}));
    EXPECT_EQ(taken("3/1X1/3 O 3"), "position tictactoe 0");
    EXPECT_EQ(taken("6OO/6OO/8/8/8/8/XX6/XX6 X 8 8"), "position adjacency 0");
    EXPECT_EQ(taken("---------------------------OX------XO--------------------------- X"),
              "position othello 0");
    EXPECT_EQ(taken("   a b c\n 1 X . .\n 2 . O .\n 3 . . .\nX to move\n"), "diagram tictactoe 0");
    EXPECT_EQ(taken("lawan1:tictactoe:3/3/3_X_3:b2.a1"), "share tictactoe 2");
    for (const char* nothing : {"", "hello there", "z99", "{}", "lawan1:chess:x:y", "X", "/////",
                                "5 5", "1. 2.", "0 1", "401", "1 two 3"}) {
        EXPECT_THROW((void)read_pasted(nothing, ""), Refusal) << nothing;
    }
}

TEST(Pasted, NamesTheIllegalMoveOfTheGameOnTheBoard) {
    try {
        (void)read_pasted("f5f5", "othello");
        FAIL() << "f5 cannot be played twice";
    } catch (const Refusal& refusal) {
        EXPECT_STREQ(refusal.what(), "move 2, 'f5', is not legal there");
    }
    EXPECT_EQ(read_pasted("f5 a1 b3 h8", "othello").entry->name, "tictactoe");  // still a guess
    EXPECT_THROW((void)read_pasted("f5 d6 c3 a1", "othello"), Refusal);
    EXPECT_THROW((void)read_pasted_of("f5 d6 c3 a1", find_game("othello"), {}), Refusal);
}

TEST(Pasted, TakesASlipInOneGameForNoOther) {
    const auto refusal_of = [](const std::string& text, const std::string& first) {
        try {
            return "taken for " + read_pasted(text, first).entry->name;
        } catch (const Refusal& refusal) {
            return std::string{refusal.what()};
        }
    };
    // c7 for c4.
    const char* slip = "f5d6c3d3c7f4f6f3e6e7";
    EXPECT_EQ(refusal_of(slip, "othello"), "move 5, 'c7', is not legal there");
    for (const std::string text : {slip, "f5d6c3d3c7f4f6f3e6e7f5"}) {
        EXPECT_EQ(refusal_of(text, ""), "as a game of othello: move 5, 'c7', is not legal there");
    }
    EXPECT_EQ(refusal_of("f5 d6 c3 zz", ""),
              "as a game of othello: move 4, 'zz', is not legal there");
    // The game on the page is taken at its word, and one move is a chance.
    EXPECT_EQ(refusal_of(slip, "tictactoe"), "taken for tictactoe");
    EXPECT_EQ(refusal_of("f5 a1 h8", ""), "taken for tictactoe");
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
