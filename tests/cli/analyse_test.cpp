// lawan analyse: the promised fields, for all three games, and whole games judged.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "formats/json_text.hpp"
#include "formats/othello_games.hpp"
#include "tests/formats/wthor_bytes.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using Json = nlohmann::json;

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

TEST(AnalyseProgram, JudgesAGame) {
    const Ran ran = run_lawan("analyse tictactoe --game - --bot negascout --json", "b2 b1 a1 c3");
    ASSERT_EQ(ran.code, 0) << ran.err;
    const Json json = parse_json(ran.out);
    ASSERT_EQ(json["plies"].size(), 5U);
    EXPECT_EQ(json["plies"][1]["mark"], "blunder");
    EXPECT_TRUE(json["plies"][0]["mark"].is_null());
    const Ran text = run_lawan("analyse tictactoe --game - --bot negascout", "b2 b1 a1 c3");
    EXPECT_NE(text.out.find("blunder; better"), std::string::npos) << text.out;
}

TEST(AnalyseProgram, TakesAGameOfSeveralFromTheStandardInput) {
    const std::string judge = "analyse othello --game - --bot alphabeta --time 0.01 --json";
    const std::string two = "f5\nf5d6\n";
    const Ran ran = run_lawan(judge + " --number 2", two);
    ASSERT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(parse_json(ran.out)["plies"].size(), 3U);
    const Ran none = run_lawan(judge + " --number 3", two);
    EXPECT_EQ(none.code, 2);
    EXPECT_EQ(none.err, "lawan: option 'number': the standard input has 2 games\n");
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

TEST(AnalyseProgram, RefusesInOneLine) {
    for (const char* wrong :
         {"analyse", "analyse chess", "analyse othello --position X", "analyse othello --depth 0",
          "analyse othello --bot nobody", "analyse othello --game /nowhere/at/all"}) {
        const Ran ran = run_lawan(wrong);
        EXPECT_EQ(ran.code, 2) << wrong << ran.err;
        EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
    }
}

}  // namespace
}  // namespace lawan::test
