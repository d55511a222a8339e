// solve as a user meets it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using Json = nlohmann::ordered_json;

TEST(Solve, TakesNoEmptyFileForACheckpoint) {
    for (const std::string game : {"tictactoe", "adjacency --size 4 --rounds 2"}) {
        const Ran ran = run_shell(": > empty; \"$LAWAN\" solve " + game +
                                  " --quiet --memory 16 --checkpoint empty");
        EXPECT_EQ(ran.code, 2) << ran.out;
        EXPECT_EQ(ran.err,
                  "lawan: 'empty' is empty, so it is not a checkpoint: remove it to start again\n");
    }
}

// A file with a right checksum may hold anything: whoever reads the value is told what it rests on.
TEST(Solve, SaysWhenItRestsOnACheckpoint) {
    for (const std::string game : {"tictactoe --size 5 --in-a-row 4",
                                   "adjacency --size 5 --rounds 3", "adjacency --size 4 --full"}) {
        const std::string solve =
            "\"$LAWAN\" solve " + game + " --quiet --memory 16 --checkpoint kept";
        const Ran ran = run_shell(solve + " > first; " + solve + "; cat first >&2");
        EXPECT_THAT(ran.out, HasSubstr("it rests on what 'kept' held before this run")) << game;
        EXPECT_THAT(ran.err, Not(HasSubstr("rests on"))) << game;
    }
}

TEST(Solve, SaysPlainlyWhereNothingIsKnown) {
    const Ran ran = run_shell(
        "\"$LAWAN\" solve tictactoe --size 15 --in-a-row 5 --quiet; \"$LAWAN\" solve tictactoe "
        "--position '9/9/9/9/4X4/9/9/9/O8 X 5' --quiet");
    EXPECT_EQ(ran.code, 3) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("value      draw or win for X, proved so far\n"));
    EXPECT_THAT(ran.out, HasSubstr("value      unknown: nothing is proved yet\n"));
}

TEST(Solve, WritesNoSignBeforeABoundOfZero) {
    const Ran ran = run_shell("\"$LAWAN\" solve adjacency --rounds 5 --at-least -2 --quiet");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("value      -2 to 0 for X, proved so far\n"));
}

TEST(Solve, SaysHowMuchMemoryWouldHaveSettledIt) {
    const Ran ran = run_shell(
        "\"$LAWAN\" solve adjacency --size 8x5 --full --quiet --memory 64 --threads 1 "
        "--time 0.01");
    EXPECT_EQ(ran.code, 3) << ran.out << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("note       all sets of these empty cells, layer by layer, need "
                                   "--memory 272\n"));
}

// Whatever the memory: to clear a table for each move takes longer than to see the win.
TEST(Solve, NamesAMoveThatWinsAtOnce) {
    const Ran ran = run_lawan(
        "solve connect4 --position '7/7/7/7/OOO4/XXX4 X 4' --at-least 1 --quiet --memory 1024");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, testing::ContainsRegex("\nbest +d1\n"));
}

TEST(Solve, NamesTheProofThatComesWithIt) {
    const Ran ran = run_shell(
        "\"$LAWAN\" solve adjacency --size 8 --full --quiet --memory 16 --threads 1 --time 0.01");
    EXPECT_EQ(ran.code, 3) << ran.out << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("note       data/adjacency-full8.proof proves that it "
                                   "is at most -2"));
    EXPECT_THAT(ran.out, HasSubstr("because    at most 0"));
}

TEST(Solve, PrintsWhatIsPromised) {
    const Ran ran = run_lawan("solve tictactoe --size 4x3 --in-a-row 3 --json --quiet");
    EXPECT_EQ(ran.code, 0);
    const Json json = parse_json(ran.out);
    for (const char* name : {"value", "lower", "upper", "proved", "best", "line", "nodes",
                             "seconds", "cpu_seconds", "distance", "notes"}) {
        EXPECT_TRUE(json.contains(name)) << name;
    }
    EXPECT_EQ(json["value"], "win");
    EXPECT_EQ(json["distance"], 7);
    EXPECT_EQ(json["proved"], true);
}

TEST(Solve, EndsWithItsBoundsWhenTheTimeIsOver) {
    const Ran ran =
        run_lawan("solve tictactoe --size 8 --in-a-row 5 --time 0.2 --json --quiet --memory 16");
    EXPECT_EQ(ran.code, 3);
    const Json json = parse_json(ran.out);
    EXPECT_TRUE(json["value"].is_null());
    EXPECT_EQ(json["lower"], "draw");
    EXPECT_EQ(json["upper"], "win");
    EXPECT_EQ(json["proved"], false);
}

TEST(Solve, AnswersWhatWasAskedOfABound) {
    const std::string solve = "solve tictactoe --size 4x3 --in-a-row 3 --quiet --memory 16 ";
    const Ran yes = run_lawan(solve + "--at-least 1");
    EXPECT_EQ(yes.code, 0) << yes.err;
    EXPECT_THAT(yes.out, HasSubstr("at least 1 yes"));
    const Ran no = run_lawan(solve + "--at-most 0 --json");
    EXPECT_EQ(no.code, 0) << no.err;
    EXPECT_EQ(parse_json(no.out)["at_most"]["bound"], 0);
    EXPECT_EQ(parse_json(no.out)["at_most"]["holds"], false);
    const Ran open = run_lawan(
        "solve tictactoe --size 8 --in-a-row 5 --at-most 0 --time 0.2 --quiet --memory 16");
    EXPECT_EQ(open.code, 3);
    EXPECT_THAT(open.out, HasSubstr("at most 0  not settled"));
}

// Both are below both bounds: what the second question shows is less than what the first did.
TEST(Solve, AnswersTwoBoundsThatCross) {
    for (const char* question : {"othello --size 4 --at-least 3 --at-most 1",
                                 "adjacency --size 4 --rounds 2 --at-least 12 --at-most 10"}) {
        const Ran ran = run_lawan(std::string{"solve --quiet --memory 16 "} + question);
        EXPECT_EQ(ran.code, 0) << question << ran.out << ran.err;
        EXPECT_THAT(ran.out, testing::ContainsRegex("at least [0-9]+ +no")) << question;
        EXPECT_THAT(ran.out, testing::ContainsRegex("at most [0-9]+ +yes")) << question;
    }
}

TEST(Solve, RefusesAFileWithoutAName) {
    for (const char* option : {"--proof ''", "--checkpoint ''"}) {
        const Ran ran = run_lawan(std::string{"solve tictactoe --quiet "} + option);
        EXPECT_EQ(ran.code, 2) << option;
        EXPECT_THAT(ran.err, HasSubstr("needs a file name"));
    }
}

TEST(Solve, ClaimsNothingOfASearchThatProvedNothing) {
    const Ran ran = run_lawan("solve othello --time 0.05 --memory 16 --threads 1 --json --quiet");
    EXPECT_EQ(ran.code, 3);
    const auto answer = parse_json(ran.out);
    for (const auto& note : answer.at("notes")) {
        EXPECT_NE(note.at("code"), "othello-exact-search") << ran.out;
    }
}

}  // namespace
}  // namespace lawan::test
