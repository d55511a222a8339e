// Texts that were pasted, and boards that were set up.
#include "session/pasted.hpp"
#include "session/refusal.hpp"
#include "tests/session/support.hpp"

namespace lawan::session {
namespace {

using namespace testing_support;

using Opening = OneTab;

TEST_F(Opening, OpensGgfAndObf) {
    const Json ggf = tab.ask(
        {{"type", "open"},
         {"text",
          "(;GM[Othello]PB[ant]PW[bee]BO[8 ---------------------------O*------*O---------------"
          "------------ *]B[f5]W[d6]B[c3];)"}});
    ASSERT_EQ(ggf["type"], "opened") << json_line(ggf);
    EXPECT_EQ(ggf["taken_for"]["code"], "game-file");
    EXPECT_EQ(ggf["moves"].size(), 3U);
    EXPECT_EQ(ggf["players"], Json({{"X", "ant"}, {"O", "bee"}}));
    const Json obf = tab.ask({{"type", "open"},
                              {"text",
                               "---------------------------OX------XO---------------------------"
                               " X; D3:+0; C4:+0;"}});
    ASSERT_EQ(obf["type"], "opened") << json_line(obf);
    EXPECT_EQ(obf["taken_for"]["code"], "position");
    EXPECT_THROW((void)read_pasted("(;GM[Othello]PB[ant", "othello"), Refusal);
}

// A position says which game it is of; moves and drawn boards do not.
TEST_F(Opening, NeedsAGameForWhatFitsSeveral) {
    const auto open = [&](const char* text) { return tab.ask({{"type", "open"}, {"text", text}}); };
    for (const char* text : {"f5d6c3", "   a b c\n 1 X . .\n 2 . O .\n 3 . . .\nX to move\n"}) {
        const Json refused = open(text);
        EXPECT_EQ(refused["type"], "error") << json_line(refused);
        EXPECT_EQ(refused["why"], "open-needs-game") << json_line(refused);
    }
    EXPECT_EQ(open("3/1X1/3 O 3")["game"], "tictactoe");
    EXPECT_EQ(open("lawan1:tictactoe:3/3/3_X_3:b2.a1")["game"], "tictactoe");
}

TEST(Pasted, SaysWhatItTookATextFor) {
    const auto taken = [](const std::string& text, const std::string& first = "") {
        const Pasted pasted = read_pasted(text, first);
        return std::string{pasted.taken_for.code()} + ' ' + pasted.entry->name + ' ' +
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
                                "11 11", "1. 2.", "0 1", "401", "1 two 3"}) {
        EXPECT_THROW((void)read_pasted(nothing, ""), Refusal) << nothing;
    }
}

// "othello 4: move 5, …" where the rest was left out, "no: …" where nothing was taken.
std::string taken_up_to(const std::string& text, const std::string& first) {
    try {
        const Pasted pasted = read_pasted(text, first);
        return pasted.entry->name + ' ' + std::to_string(pasted.moves.size()) +
               (pasted.problem ? ": " + pasted.problem->english() : "");
    } catch (const Refusal& refusal) {
        return std::string{"no: "} + refusal.what();
    }
}

TEST(Pasted, KeepsTheMovesBeforeAnIllegalOne) {
    EXPECT_EQ(taken_up_to("f5f5", "othello"), "othello 1: move 2, 'f5', is not legal there");
    EXPECT_EQ(taken_up_to("f5 d6 c3 a1 d3", "othello"),
              "othello 3: move 4, 'a1', is not legal there");
    EXPECT_EQ(taken_up_to("f5 a1 b3 h8", "othello"), "adjacency 4");  // still a guess
    EXPECT_EQ(
        taken_up_to("z1 f5", "othello"),
        "no: this is not a game record, game file, position, drawn board or list of legal moves");
    const Pasted known = read_pasted_of("f5 d6 c3 a1", find_game("othello"), {});
    EXPECT_EQ(known.moves, (std::vector<std::string>{"f5", "d6", "c3"}));
    EXPECT_EQ(known.problem.value().english(), "move 4, 'a1', is not legal there");
    EXPECT_THROW((void)read_pasted_of("a1 f5 d6", find_game("othello"), {}), Refusal);
}

// A slip on the usual board is no game on another one; cells beyond it are.
TEST(Pasted, TakesAnotherBoardOnlyForCellsThatNeedIt) {
    const GameModule& connect4 = find_game("connect4");
    for (const char* text : {"d d d d d d d", "d1 d2 d3 d4 d5 d6 d"}) {
        for (const auto& board :
             {std::optional<AnyGame>{}, std::optional{connect4.set_up("7/7/7/7/7/7 X 4")}}) {
            const Pasted pasted = read_pasted_of(text, connect4, board);
            EXPECT_EQ(pasted.game.start().board().size, (BoardSize{7, 6})) << text;
            EXPECT_EQ(pasted.moves.size(), 6U);
            EXPECT_EQ(pasted.problem.value().english(), "move 7, 'd', is not legal there");
        }
    }
    const Pasted higher = read_pasted_of("d1 d2 d3 d4 d5 d6 d7", connect4, {});
    EXPECT_EQ(higher.game.start().board().size, (BoardSize{7, 7}));
    EXPECT_EQ(higher.moves.size(), 7U);
    EXPECT_FALSE(higher.problem);
    const Pasted wider = read_pasted_of("d h d h", connect4, {});
    EXPECT_EQ(wider.game.start().board().size, (BoardSize{8, 8}));
    EXPECT_THROW((void)read_pasted_of("a dog", connect4, {}), Refusal);
}

TEST(Pasted, KeepsTheLegalPartOfRecords) {
    const auto record = [](const std::string& moves) {
        return R"({"format":"lawan-game","version":1,"game":"tictactoe","start":"3/3/3 X 3",)"
               R"("players":{"x":"ant","o":"bee"},"moves":[)" +
               moves + R"(],"result":null})";
    };
    EXPECT_EQ(taken_up_to(record(R"({"move":"b2"},{"move":"b2"},{"move":"a1"})"), ""),
              "tictactoe 1: move 2, 'b2', is not legal there");
    EXPECT_EQ(taken_up_to(record(R"({"move":"z9"})"), ""), "no: move 1, 'z9', is not legal there");
    EXPECT_EQ(taken_up_to("lawan1:tictactoe:3/3/3_X_3:b2.a1.a1", ""),
              "tictactoe 2: move 3, 'a1', is not legal there");
    const std::string ggf =
        "(;GM[Othello]PB[ant]PW[bee]BO[8 ---------------------------O*------*O---------------"
        "------------ *]";
    EXPECT_EQ(taken_up_to(ggf + "B[f5]W[d6]B[a1]W[c3];)", ""),
              "othello 2: move 3, 'a1', is not legal there");
    EXPECT_EQ(taken_up_to(ggf + "B[a1]W[d6];)", ""), "no: move 1, 'a1', is not legal there");
}

// A pass that was put in belongs to the move behind it.
TEST(Pasted, EndsWithNoPassThatNobodyMade) {
    const GameModule& othello = find_game("othello");
    const AnyGame board = othello.set_up(kPassAfterG1);
    const auto moves = [&](const char* text) { return read_pasted_of(text, othello, board).moves; };
    EXPECT_EQ(moves("g1 a1"), (std::vector<std::string>{"g1"}));
    EXPECT_EQ(moves("g1 g8"), (std::vector<std::string>{"g1", "pass", "g8"}));
}

TEST(Pasted, TakesASlipInOneGameForNoOther) {
    // a8 for c4.
    const char* slip = "f5d6c3d3a8f4f6f3e6e7";
    const char* taken = "othello 4: move 5, 'a8', is not legal there";
    EXPECT_EQ(taken_up_to(slip, "othello"), taken);
    for (const std::string text : {slip, "f5d6c3d3a8f4f6f3e6e7f5"}) {
        EXPECT_EQ(taken_up_to(text, ""), taken);
    }
    EXPECT_EQ(taken_up_to("f5 d6 c3 zz", ""), "othello 3: move 4, 'zz', is not legal there");
    // The game on the page is taken at its word, and one move is a chance.
    EXPECT_EQ(taken_up_to(slip, "tictactoe"), "tictactoe 10");
    EXPECT_EQ(taken_up_to("f5 a1 h8", ""), "adjacency 3");
    EXPECT_EQ(taken_up_to("f5 zz", ""),
              "no: as a game of Othello: move 2, 'zz', is not legal there");
}

TEST_F(Opening, NamesTheMoveAtWhichAGameWasCut) {
    const auto open = [&](const std::string& text) {
        return tab.ask({{"type", "open"}, {"text", text}, {"game", "othello"}});
    };
    EXPECT_EQ(open("f5 d6 c3 a1")["cut"]["text"]["en"], "move 4, 'a1', is not legal there");
    EXPECT_EQ(open("f5 d6 c3 a1")["moves"].size(), 3U);
    EXPECT_TRUE(open("f5 d6 c3")["cut"].is_null());
}

TEST_F(Opening, WhatIsExportedCanBeOpened) {
    tab.ask(new_game("othello", human(), human(), {{"moves", {"d3", "c3", "c4"}}}));
    const Json here = tab.ask(on_board("state"))["position"]["cells"];
    // Where the text leads to, after all of its moves.
    const auto shown = [&](const std::string& text) {
        const Json opened = tab.ask({{"type", "open"}, {"text", text}, {"game", "othello"}});
        Json where{{"game", opened["game"]}, {"position", opened["start"]}};
        for (const Json& move : opened["moves"]) where["moves"].push_back(move["move"]);
        return tab.ask({{"type", "view"}, {"where", where}})["position"];
    };
    for (const char* format : {"record", "moves", "position", "diagram"}) {
        const Json file = tab.ask(at_board("export", {{"format", format}}));
        EXPECT_EQ(shown(file["text"])["cells"], here) << json_line(file);
    }
    const Json shared = tab.ask(on_board("share"));
    EXPECT_EQ(shown("http://x/#" + shared["text"].get<std::string>())["cells"], here);
}

TEST_F(Opening, AnyPositionCanBeSetUp) {
    for (const std::string game : {"adjacency", "tictactoe", "othello"}) {
        tab.ask(new_game(game, human(), human()));
        const Json cells = tab.ask(on_board("state"))["position"]["cells"];
        std::string wanted(cells.get<std::string>().size(), '-');
        wanted[0] = 'X';
        wanted[1] = 'O';
        const Json view = tab.ask(at_board("edit", {{"cells", wanted}, {"to_move", "O"}}));
        ASSERT_EQ(view["type"], "view") << json_line(view);
        EXPECT_EQ(view["position"]["cells"], wanted);
        EXPECT_EQ(tab.ask(on_board("state"))["position"]["cells"], cells);  // the board stays
    }
    EXPECT_EQ(tab.ask(at_board("edit", {{"cells", "XX"}, {"to_move", "X"}}))["code"], "bad-input");
}

TEST_F(Opening, ALineOfPlayIsAPlace) {
    const auto view = [&](const Json& where) {
        return tab.ask({{"type", "view"}, {"where", where}});
    };
    const Json after = view({{"game", "tictactoe"}, {"moves", {"b2", "a1"}}});
    EXPECT_EQ(after["ply"], 2);
    EXPECT_EQ(after["position"]["cells"], "O---X----");
    EXPECT_EQ(after["position"]["last"]["move"], "a1");
    const Json large = view({{"game", "tictactoe"}, {"settings", {{"size", 5}}}});
    EXPECT_EQ(large["position"]["columns"], 5);
    EXPECT_EQ(view({{"game", "tictactoe"}, {"moves", {"b2", "b2"}}})["message"],
              "move 2, 'b2', is not legal there");
    EXPECT_EQ(view({{"moves", {"b2"}}})["code"], "bad-field");
    EXPECT_EQ(view({{"game", "tictactoe"},
                    {"position", "3/3/3 X 3"},
                    {"settings", {{"size", 5}}}})["code"],
              "bad-input");
    const Json review =
        tab.ask_and_wait({{"type", "review"},
                          {"where", {{"game", "tictactoe"}, {"moves", {"b2", "b1"}}}},
                          {"seconds", 5}});
    ASSERT_EQ(review["plies"].size(), 3U) << json_line(review);
    EXPECT_EQ(review["plies"][1]["mark"], "blunder");
}

TEST_F(Opening, IsExploredByNamesBookAndOtherGames) {
    const auto explore = [&](const Json& moves, const Json& lines) {
        return tab.ask({{"type", "explore"},
                        {"where", {{"game", "othello"}, {"moves", moves}}},
                        {"lines", lines}});
    };
    const Json tiger = explore({"f5", "d6", "c3", "d3", "c4", "f4"}, {"c4 e3 f6 e6 f5 c5 f4"});
    EXPECT_EQ(tiger["name"]["en"], "Tiger") << json_line(tiger);  // one ply ago
    ASSERT_EQ(tiger["lines"], Json::array({0}));
    EXPECT_EQ(tiger["moves"][0]["move"], "c5");
    EXPECT_EQ(tiger["moves"][0]["cell"], 34);
    const Json leaders = explore({"f5", "d6", "c3", "d3", "c4", "f4", "e6"}, Json::array());
    EXPECT_EQ(leaders["name"]["en"], "Leader’s Tiger") << json_line(leaders);
    const Json start = explore(Json::array(), Json::array());
    EXPECT_TRUE(start["name"].is_null());
    ASSERT_EQ(start["moves"].size(), 1U) << json_line(start);  // by the book
    EXPECT_EQ(start["moves"][0]["value"]["unit"], "discs");
    EXPECT_EQ(explore({"a1"}, Json::array())["code"], "bad-input");
    const std::string long_line(401, 'x');
    EXPECT_EQ(explore(Json::array(), {long_line})["code"], "bad-field");
    EXPECT_EQ(tab.ask({{"type", "explore"}, {"where", {{"game", "tictactoe"}}}})["moves"],
              Json::array());
}

}  // namespace
}  // namespace lawan::session
