// lawan analyse: the promised fields, for all three games, and whole games judged.
#include <algorithm>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "games/othello/formats/games.hpp"
#include "tests/games/othello/formats/wthor_bytes.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using Json = nlohmann::ordered_json;

TEST(AnalyseProgram, HasThePromisedFields) {
    for (const char* game : {"adjacency", "tictactoe", "othello"}) {
        SCOPED_TRACE(game);
        const Ran ran =
            run_lawan(std::string{"analyse "} + game + " --depth 2 --json --bot negascout");
        ASSERT_EQ(ran.code, 0) << ran.err;
        const Json json = parse_json(ran.out);
        for (const char* field :
             {"position", "moves", "best", "line", "depth", "nodes", "seconds"}) {
            EXPECT_TRUE(json.contains(field)) << field;
        }
        ASSERT_FALSE(json["moves"].empty());
        for (const Json& move : json["moves"]) {
            EXPECT_TRUE(move["move"].is_string());
            EXPECT_TRUE(move["score"].is_number_integer());
            EXPECT_TRUE(move["proved"].is_boolean());
        }
        EXPECT_EQ(json["best"], json["moves"][0]["move"]);
        EXPECT_EQ(json["line"][0], json["best"]);
        EXPECT_EQ(json["depth"], 2);
    }
}

TEST(AnalyseProgram, ProvesWhatItSearchesToTheEnd) {
    const Ran ran =
        run_lawan("analyse tictactoe --position 'XX1/OO1/3 X 3' --bot negascout --json");
    const Json json = parse_json(ran.out);
    EXPECT_EQ(json["best"], "c1");
    EXPECT_EQ(json["moves"][0]["score"], 1);
    EXPECT_TRUE(json["moves"][0]["proved"]);
    const Ran over = run_lawan("analyse tictactoe --position 'XXX/OO1/3 O 3' --json");
    EXPECT_EQ(over.code, 0) << over.err;
    EXPECT_TRUE(parse_json(over.out)["best"].is_null());
}

TEST(AnalyseProgram, SaysWhatSolveSaysWhereAMoveLeavesAPass) {
    const std::string where =
        " othello --position 'XOOOOO-XXOXXXXXXXOXXXXXXXXOOXXXXXOXOOXXXXOXXOOXXXOXOXO-XXXXXXX-- X' ";
    const Json analysed = parse_json(run_lawan("analyse" + where + "--json").out);
    const Json solved = parse_json(run_lawan("solve" + where + "--quiet --json").out);
    EXPECT_EQ(analysed["best"], "g1");
    EXPECT_EQ(analysed["score"], 50);
    EXPECT_TRUE(analysed["proved"]);
    EXPECT_EQ(analysed["score"], solved["value"]) << solved.dump();
}

TEST(AnalyseProgram, ListsTheBestOfManyMoves) {
    const std::string large = "analyse tictactoe --size 15 --in-a-row 5 --depth 1 --bot greedy";
    const auto lines_of = [](const Ran& ran) {
        return std::count(ran.out.begin(), ran.out.end(), '\n');
    };
    const Ran best = run_lawan(large);
    EXPECT_EQ(best.code, 0) << best.err;
    EXPECT_THAT(best.out, ::testing::HasSubstr("and 215 more moves: --all lists them\n"));
    EXPECT_LT(lines_of(best), 30) << best.out;
    const Ran all = run_lawan(large + " --all");
    EXPECT_GT(lines_of(all), 225) << all.out;
    EXPECT_EQ(parse_json(run_lawan(large + " --json").out)["moves"].size(), 225U);
    EXPECT_THAT(run_lawan("analyse tictactoe --depth 1 --bot greedy").out,
                ::testing::Not(::testing::HasSubstr("--all")));
}

TEST(AnalyseProgram, SaysWhoHasWonWhereAllIsOver) {
    EXPECT_THAT(run_lawan("analyse tictactoe --position 'XXX/OO1/3 O 3'").out,
                ::testing::HasSubstr("the game is over: X has won\n"));
    EXPECT_THAT(run_lawan("analyse othello --position 'XXXXXXXXXXXXXXXO X'").out,
                ::testing::HasSubstr("the game is over: black has won by 14\n"));
    // As everywhere: discs as they lie, and the margin with the empty squares.
    EXPECT_THAT(run_lawan("analyse othello --position 'XOXXXXXXXXXXXXX- X'").out,
                ::testing::HasSubstr("the game is over: black has won 14 to 1 in discs; by 14, "
                                     "counting empty squares for the winner\n"));
    EXPECT_THAT(run_lawan("--lang id analyse othello --position 'XOXXXXXXXXXXXXX- X'").out,
                ::testing::HasSubstr("selesai: hitam menang 14 lawan 1 dalam keping; selisih 14, "
                                     "petak kosong dihitung bagi pemenang\n"));
    EXPECT_THAT(run_lawan("solve othello --size 4 --quiet").out,
                ::testing::HasSubstr("-10 for black, counting empty squares for the winner\n"));
    EXPECT_THAT(run_lawan("analyse tictactoe --position 'XOX/XOO/OXX O 3'").out,
                ::testing::HasSubstr("the game is over: a draw\n"));
}

TEST(AnalyseProgram, JudgesAGame) {
    const Ran ran = run_lawan("analyse tictactoe --game - --bot negascout --json", "b2 b1 a1 c3");
    ASSERT_EQ(ran.code, 0) << ran.err;
    const Json json = parse_json(ran.out);
    ASSERT_EQ(json["plies"].size(), 5U);
    EXPECT_EQ(json["plies"][1]["mark"], "blunder");
    EXPECT_TRUE(json["plies"][0]["mark"].is_null());
    const Ran text = run_lawan("analyse tictactoe --game - --bot negascout", "b2 b1 a1 c3");
    EXPECT_NE(text.out.find("blunder: gives the draw away; better"), std::string::npos) << text.out;
}

TEST(AnalyseProgram, ReadsMovesWithoutNumbersAndNoProse) {
    const Ran moves = run_lawan("analyse connect4 --game - --bot greedy --json", "d d c e");
    ASSERT_EQ(moves.code, 0) << moves.err;
    EXPECT_EQ(parse_json(moves.out)["plies"].size(), 5U);
    const Ran prose = run_lawan("analyse connect4 --game - --bot greedy", "a bad cab");
    EXPECT_EQ(prose.code, 2);
    EXPECT_THAT(prose.err, ::testing::HasSubstr("this is not a game record"));
}

TEST(AnalyseProgram, ReadsTheNumbersOfCells) {
    const std::string judge = "analyse tictactoe --bot negascout --json --game -";
    const Json by_cells = parse_json(run_lawan(judge, "b2 b1 a1 c3").out);
    EXPECT_EQ(parse_json(run_lawan(judge, "5 2 1 9").out)["plies"].size(), 5U);
    const Json by_numbers = parse_json(run_lawan(judge, "1. 5 2 2. 1 9").out);
    for (std::size_t ply = 0; ply < 5; ++ply) {
        EXPECT_EQ(by_numbers["plies"][ply]["move"], by_cells["plies"][ply]["move"]);
        EXPECT_EQ(by_numbers["plies"][ply]["mark"], by_cells["plies"][ply]["mark"]);
    }
    EXPECT_EQ(run_lawan("analyse tictactoe --size 5 --game -", "99 13").err,
              "lawan: the standard input: move 1, '99', is not legal there\n");
    EXPECT_EQ(run_lawan("analyse othello --game -", "5 2 1 9").code, 2);
}

// Who reads a score must know what it counts.
TEST(AnalyseProgram, NamesTheUnitOfEachScoreAndLoss) {
    const auto unit_of = [](const std::string& arguments) {
        const Ran ran = run_lawan("analyse " + arguments + " --json");
        EXPECT_EQ(ran.code, 0) << ran.err;
        const Json json = parse_json(ran.out);
        for (const Json& move : json["moves"]) EXPECT_TRUE(move["unit"].is_string());
        return json["unit"].get<std::string>();
    };
    EXPECT_EQ(unit_of("othello --depth 2"), "discs");
    EXPECT_EQ(unit_of("othello --depth 2 --bot negascout"), "own-scale");
    EXPECT_EQ(unit_of("othello --depth 16 --position 'XXXXXXXXXXXXOOO- X'"), "discs");
    EXPECT_EQ(unit_of("adjacency --depth 2"), "marks");
    EXPECT_EQ(unit_of("adjacency --depth 2 --bot 'alphabeta(eval=volatile)'"), "own-scale");
    EXPECT_EQ(unit_of("tictactoe --position '3/1X1/3 O 3'"), "outcome");
    EXPECT_EQ(unit_of("tictactoe --position 'XXX/OO1/3 O 3'"), "outcome");

    const auto plies_of = [](const std::string& arguments, const std::string& moves) {
        return parse_json(
            run_lawan("analyse " + arguments + " --game - --json", moves).out)["plies"];
    };
    const Json estimated = plies_of("othello --bot negascout --time 0.01", "f5d6c3");
    EXPECT_EQ(estimated[0]["loss_unit"], "own-scale") << estimated[0];
    EXPECT_TRUE(estimated[3]["loss_unit"].is_null());
    EXPECT_EQ(plies_of("othello --time 0.01", "f5d6c3")[0]["loss_unit"], "discs");
    EXPECT_EQ(plies_of("tictactoe --bot negascout", "b2 b1 a1 c3")[1]["loss_unit"], "outcome");
    const Ran text = run_lawan("analyse adjacency --rounds 1 --game -", "a1 b5");
    EXPECT_NE(text.out.find(" marks: flips "), std::string::npos) << text.out;
}

TEST(AnalyseProgram, TakesAGameOfSeveralFromTheStandardInput) {
    const std::string judge = "analyse othello --game - --bot alphabeta --time 0.01 --json";
    const std::string two = "f5\nf5d6\n";
    const Ran ran = run_lawan(judge + " --number 2", two);
    ASSERT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(parse_json(ran.out)["plies"].size(), 3U);
    const Ran none = run_lawan(judge + " --number 3", two);
    EXPECT_EQ(none.code, 2);
    EXPECT_EQ(none.err, "lawan: option '--number': the standard input has 2 games\n");
    // What was read before is not read again.
    const Ran rest = run_shell("read line; exec \"$LAWAN\" " + judge, two);
    ASSERT_EQ(rest.code, 0) << rest.err;
    EXPECT_EQ(parse_json(rest.out)["plies"].size(), 3U);
    WthorNames names;
    const Ran wthor =
        run_lawan(judge, wthor_bytes({parse_othello_games("f5d6c3\n")[0]}, names, 1999));
    ASSERT_EQ(wthor.code, 0) << wthor.err;
    EXPECT_EQ(parse_json(wthor.out)["plies"].size(), 4U);
}

TEST(AnalyseProgram, ReadsMovesAsThoseOfTheGameThatIsNamed) {
    const Ran othello = run_lawan("analyse othello --game -", "a1 f5 d6 c3");
    EXPECT_EQ(othello.code, 2);
    EXPECT_EQ(othello.out, "");
    EXPECT_EQ(othello.err, "lawan: the standard input: move 1, 'a1', is not legal there\n");
    EXPECT_NE(
        run_lawan("analyse othello --game -", "hello there").err.find("this is not a game record"),
        std::string::npos);
    EXPECT_EQ(run_lawan("analyse othello --game -", " \n").err,
              "lawan: the standard input is empty\n");
}

TEST(AnalyseProgram, JudgesAGameUpToAnIllegalMove) {
    const std::string judge = "analyse othello --bot alphabeta --time 0.01 --game - ";
    const Ran text = run_lawan(judge, "f5 d6 c3 a1 d3");
    EXPECT_EQ(text.code, 2);
    EXPECT_EQ(text.err,
              "lawan: the standard input: move 4, 'a1', is not legal there; analysed the 3 "
              "moves before it\n");
    EXPECT_NE(text.out.find("\n   3. c3 "), std::string::npos) << text.out;
    EXPECT_NE(text.out.find("\n      cut   move 4, 'a1', is not legal there\n"), std::string::npos)
        << text.out;
    const Ran json = run_lawan(judge + "--json", "f5 d6 c3 a1 d3");
    EXPECT_EQ(json.code, 2);
    EXPECT_EQ(parse_json(json.out)["problem"], "move 4, 'a1', is not legal there");
    EXPECT_EQ(parse_json(json.out)["plies"].size(), 4U);
    EXPECT_TRUE(parse_json(run_lawan(judge + "--json", "f5 d6 c3").out)["problem"].is_null());
    // Lines that begin as games do are several games, whatever is wrong further on.
    const std::string lines = "f5 d6 c3 a1\nf5 f6 e6\n";
    EXPECT_EQ(run_lawan(judge, lines).err,
              "lawan: the standard input holds 2 games: add --number 1..2\n");
    EXPECT_EQ(parse_json(run_lawan(judge + "--json --number 1", lines).out)["plies"].size(), 4U);
    EXPECT_EQ(run_lawan(judge + "--number 2", lines).code, 0);
    const Ran one = run_lawan(judge + "--json", "1. f5 d6\n2. c3 a1\n");
    EXPECT_EQ(parse_json(one.out)["plies"].size(), 4U) << one.err;
    const Ran ggf =
        run_lawan(judge + "--json",
                  "(;GM[Othello]PB[ant]PW[bee]BO[8 ---------------------------O*------*O"
                  "--------------------------- *]B[f5]W[d6]B[a1];)");
    EXPECT_EQ(ggf.code, 2) << ggf.out;
    EXPECT_EQ(parse_json(ggf.out)["plies"].size(), 3U) << ggf.err;
}

TEST(AnalyseProgram, TakesTheBoardOfATranscript) {
    const std::string judge = "analyse tictactoe --game - --bot 'alphabeta(depth=1)' --time 0.01";
    const Ran given = run_lawan(judge + " --size 7x6 --in-a-row 4", "d1 d2 e5");
    ASSERT_EQ(given.code, 0) << given.err;
    EXPECT_EQ(given.out.rfind("tictactoe on 7x6, from 7/7/7/7/7/7 X 4\n", 0), 0U) << given.out;
    const Ran assumed = run_lawan(judge, "d1 d2 e5");
    EXPECT_EQ(assumed.out.rfind("tictactoe on 5x5, from 5/5/5/5/5 X 5; this board is assumed: for "
                                "another, add --size, --in-a-row",
                                0),
              0U)
        << assumed.out;
    const Ran own = run_lawan(judge + " --size 5", "lawan1:tictactoe:3/3/3_X_3:b2.a1");
    EXPECT_EQ(own.code, 2);
    EXPECT_EQ(own.err,
              "lawan: the standard input: this game has its own settings and position: leave out "
              "these options\n");
}

TEST(AnalyseProgram, SaysWhatSolveSays) {
    const std::string board = " adjacency --size 5 --full --json";
    const Ran analysed = run_lawan("analyse --time 20" + board);
    const Ran solved = run_lawan("solve" + board);
    ASSERT_EQ(analysed.code, 0) << analysed.err;
    const auto analysis = parse_json(analysed.out);
    const auto solution = parse_json(solved.out);
    EXPECT_TRUE(analysis["proved"]);
    EXPECT_TRUE(analysis["solved"]);
    EXPECT_EQ(analysis["score"], solution["value"]);
    std::set<std::string> best;
    for (const auto& move : analysis["moves"]) {
        EXPECT_TRUE(move["proved"]) << move.dump();
        if (move["score"] == solution["value"]) best.insert(move["move"].get<std::string>());
    }
    EXPECT_EQ(best, solution["best"].get<std::set<std::string>>());
}

TEST(AnalyseProgram, SaysOnceWhatHoldsOfEveryMove) {
    const Ran ran = run_lawan("analyse adjacency --rounds 3");
    ASSERT_EQ(ran.code, 0) << ran.err;
    const std::string mirror = "the second player can answer every move with its image";
    const auto at = ran.out.find("\nevery move: ");
    ASSERT_NE(at, std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find(mirror, at), std::string::npos);
    EXPECT_EQ(ran.out.find(mirror), ran.out.rfind(mirror));
    EXPECT_NE(ran.out.find("\nall values are exact, "), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("proved: a draw        f1"), std::string::npos) << ran.out;
}

TEST(AnalyseProgram, TellsEstimatesOfFiveInARowAsChances) {
    const std::string quiet =
        "analyse tictactoe --position '15/15/15/15/15/15/6X8/7X7/8O6/15/15/15/15/15/15 O 5' "
        "--depth 3";
    const Ran ran = run_lawan(quiet + " --json");
    ASSERT_EQ(ran.code, 0) << ran.err;
    const Json json = parse_json(ran.out);
    for (const Json& move : json["moves"]) {
        ASSERT_TRUE(move["chance"].is_number()) << move;
        EXPECT_EQ(move["chance"].get<double>() > 0.5, move["score"].get<int>() > 0) << move;
        EXPECT_LE(move["chance"].get<double>(), 1) << move;
    }
    EXPECT_THAT(run_lawan(quiet).out, ::testing::HasSubstr(" % for O to win"));
    EXPECT_TRUE(parse_json(run_lawan("analyse othello --depth 2 --json").out)["chance"].is_null());
}

TEST(AnalyseProgram, ProvesAnOpenFourAndListsThreats) {
    const Ran ran = run_lawan(
        "analyse tictactoe --position '15/15/15/15/15/15/4XXX8/15/15/15/15/15/15/15/OOO12 X 5' "
        "--depth 3 --json");
    ASSERT_EQ(ran.code, 0) << ran.err;
    const Json json = parse_json(ran.out);
    EXPECT_EQ(json["proved"], true) << json["moves"][0];
    EXPECT_EQ(json["score"], 1);
    bool open_four = false;
    for (const Json& each : json["threats"]) {
        if (each["kind"] != "threat-open-four") continue;
        open_four = true;
        EXPECT_EQ(each["side"], "X");
        EXPECT_EQ(each["cells"], Json::parse(R"(["d7", "h7"])"));
    }
    EXPECT_TRUE(open_four) << json["threats"];
}

TEST(AnalyseProgram, NamesTheScaleOfEstimates) {
    const std::string judge = "analyse othello --size 6 --game - --bot 'alphabeta(depth=2)'";
    const Ran ran = run_lawan(judge + " --time 0.01", "e4 e3 c2");
    ASSERT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(ran.out.find(", on the bot's own scale"), std::string::npos) << ran.out;
    EXPECT_EQ(ran.out.find(" of "), std::string::npos) << ran.out;
    const Ran random = run_lawan("analyse othello --game - --bot random", "f5d6");
    EXPECT_EQ(random.code, 2);
    EXPECT_EQ(random.err, "lawan: option '--bot': random gives no values\n");
}

TEST(AnalyseProgram, AsksWhichOfSeveralGames) {
    const char* ask = "lawan: the standard input holds 2 games: add --number 1..2\n";
    const std::string ggf =
        "(;GM[Othello]PC[x]PB[a]PW[b]TY[8]BO[8 ---------------------------O*---"
        "---*O--------------------------- *]B[f5];)";
    for (const std::string& two : {std::string{"f5d6\nf5d6c3\n"}, ggf + "\n" + ggf}) {
        const Ran ran = run_lawan("analyse othello --game -", two);
        EXPECT_EQ(ran.code, 2);
        EXPECT_EQ(ran.err, ask);
    }
    const Ran second =
        run_lawan("analyse tictactoe --game - --number 2 --bot negascout --json", "b2\nb2 a1\n");
    ASSERT_EQ(second.code, 0) << second.err;
    EXPECT_EQ(parse_json(second.out)["plies"].size(), 3U);
}

TEST(AnalyseProgram, RefusesInOneLine) {
    for (const char* wrong :
         {"analyse", "analyse chess", "analyse othello --position X", "analyse othello --depth 0",
          "analyse othello --bot nobody", "analyse othello --game /nowhere/at/all",
          "analyse othello --number 3", "analyse othello --bot random"}) {
        const Ran ran = run_lawan(wrong);
        EXPECT_EQ(ran.code, 2) << wrong << ran.err;
        EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
    }
}

}  // namespace
}  // namespace lawan::test
