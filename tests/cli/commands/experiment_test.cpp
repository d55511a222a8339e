// lawan experiment as users type it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(ExperimentCommand, ListsWhatThereIs) {
    const Ran ran = run_lawan("experiment --list");
    EXPECT_EQ(ran.code, 0);
    for (const char* name : {"adjacency-a-1 ", "adjacency-b-3.5 ", "adjacency-c-e ", "tictactoe-1 ",
                             "othello-3 ", "algorithms ", "strength-and-time ", "all "}) {
        EXPECT_THAT(ran.out, HasSubstr(name));
    }
}

TEST(ExperimentCommand, ListsInJson) {
    const auto json = nlohmann::ordered_json::parse(run_lawan("experiment --list --json").out);
    EXPECT_EQ(json["experiments"][0]["name"], "adjacency-a-1");
    EXPECT_GT(json["experiments"].size(), 10U);
}

TEST(ExperimentCommand, SuggestsTheNearestName) {
    const Ran ran = run_lawan("experiment othelo-2");
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_THAT(ran.err, HasSubstr("unknown experiment 'othelo-2': did you mean 'othello-2'?"));
    // Of several that are as near, it does not choose one.
    EXPECT_EQ(run_lawan("experiment othello").err,
              "lawan: unknown experiment 'othello': choose from othello-2, othello-3 and "
              "othello-nodes\n");
    EXPECT_EQ(run_lawan("experiment al").err,
              "lawan: unknown experiment 'al': choose from algorithms and all\n");
}

TEST(ExperimentCommand, RefusesWhatMeansNothing) {
    EXPECT_THAT(run_lawan("experiment").err, HasSubstr("NAME is missing"));
    EXPECT_THAT(run_lawan("experiment adjacency-a-3 --human").err,
                HasSubstr("option '--human' is for adjacency-a-1"));
    EXPECT_THAT(run_lawan("experiment adjacency-a-3 --game othello").err,
                HasSubstr("option '--game' is for algorithms, strength-and-time, evaluators"));
    EXPECT_THAT(run_lawan("experiment algorithms --bots greedy,random").err,
                HasSubstr("option '--bots' is for strength-and-time"));
    EXPECT_EQ(run_lawan("experiment strength-and-time --bots greedy,").err,
              "lawan: a tournament needs at least two bots\n");
    EXPECT_EQ(run_lawan("experiment adjacency-a-1 --human --json").err,
              "lawan: --human and --json cannot be combined: choose one\n");
    EXPECT_EQ(run_lawan("experiment four-queens --csv --json").err,
              "lawan: --json and --csv cannot be combined: choose one\n");
    EXPECT_EQ(run_lawan("experiment four-queens --table --json").err,
              "lawan: --table and --json cannot be combined: choose one\n");
    EXPECT_EQ(run_lawan("experiment --list --csv").err,
              "lawan: --list and --csv cannot be combined: choose one\n");
    EXPECT_EQ(run_lawan("experiment four-queens --games 5").err,
              "lawan: four-queens takes no option '--games': leave it out\n");
    EXPECT_EQ(run_lawan("experiment tictactoe-1 --seed 5").err,
              "lawan: tictactoe-1 takes no option '--seed': leave it out\n");
    EXPECT_THAT(run_lawan("experiment adjacency-a-3 --games 0").err, HasSubstr("games"));
    EXPECT_THAT(run_lawan("experiment tictactoe-1 --depth 3").err,
                HasSubstr("option '--depth' is for othello-2"));
}

TEST(ExperimentCommand, PrintsTable3AsPublished) {
    const Ran ran = run_lawan("experiment adjacency-a-3 --games 2 --quiet");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    EXPECT_THAT(ran.out, HasSubstr("(1) 28 rounds, the paper: 33-31\n"));
    EXPECT_THAT(ran.out, HasSubstr("we get the paper's 33-31 exactly"));
}

TEST(ExperimentCommand, PrintsNothingButJson) {
    const Ran ran = run_lawan("experiment adjacency-b-3.4 --games 2 --nodes 500 --json");
    EXPECT_EQ(ran.code, 0) << ran.err;
    const auto json = parse_json(ran.out);
    EXPECT_EQ(json.at("name"), "adjacency-b-3.4");
    EXPECT_EQ(json.at("paper").at(0).at("first"), 21);
    EXPECT_EQ(json.at("ours").size(), 2U);
    EXPECT_EQ(json.at("game_count"), 4);
    EXPECT_TRUE(json.at("differs").is_string());
}

TEST(ExperimentCommand, WritesAPageAndCsv) {
    const Ran ran = run_shell(
        "$LAWAN experiment adjacency-b-3.4 --games 2 --nodes 500 --csv --html p.html && cat "
        "p.html");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.out.rfind("experiment,table,rounds", 0), 0U);
    EXPECT_THAT(ran.out, HasSubstr("<!doctype html>"));
}

TEST(ExperimentCommand, BeginsNoFurtherExperimentWhenTheTimeIsOver) {
    const Ran ran = run_lawan("experiment all --time 0.001 --threads 1 --quiet");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("experiments have not begun: "));
    EXPECT_THAT(ran.out, Not(HasSubstr("\nevaluators:")));
    const auto json =
        parse_json(run_lawan("experiment all --time 0.001 --threads 1 --quiet --json").out);
    EXPECT_EQ(json.at("not_begun").back(), "evaluators");
}

TEST(ExperimentCommand, CountsOneGameAsOne) {
    const Ran ran = run_lawan("experiment othello-nodes --games 1 --depth 1 --quiet");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("\n1 position searched\n"));
}

TEST(ExperimentCommand, CountsNoNodesAsGames) {
    EXPECT_EQ(parse_json(run_lawan("experiment four-queens --json").out).at("game_count"), 0);
    EXPECT_THAT(run_lawan("experiment four-queens").out, HasSubstr("\n92 nodes generated\n"));
}

TEST(ExperimentCommand, EndsInTimeAndSaysSo) {
    const Ran ran = run_lawan("experiment adjacency-c-c --games 100000 --time 0.5 --quiet");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("Time is up: these are the results so far."));
}

TEST(ExperimentCommand, PrintsWhatIsThereWhenInterrupted) {
    const Ran ran = run_shell(
        kUntilItListens + std::string{"$LAWAN experiment adjacency-c-c --games 100000 --quiet & "
                                      "until_it_listens $!; kill -INT $!; wait $!"});
    EXPECT_EQ(ran.code, 130);
    EXPECT_THAT(ran.out, HasSubstr("Interrupted"));
    EXPECT_THAT(ran.out, HasSubstr("What differs"));
}

TEST(ExperimentCommand, TakesTwoSignalsAtOnceForOne) {
    const Ran ran = run_shell(
        kUntilItListens +
        std::string{"\"$LAWAN\" experiment adjacency-b-3.3 --games 100000 --json --quiet > out & "
                    "until_it_listens $!; kill -INT $!; kill -INT $!; kill -TERM $!; wait $!; "
                    "code=$?; cat out; exit $code"});
    EXPECT_EQ(ran.code, 130);
    EXPECT_THAT(ran.out, HasSubstr("\"game_count\""));
}

TEST(ExperimentCommand, LetsAHumanLeave) {
    const Ran ran = run_lawan("experiment adjacency-c-b --human", "nonsense\nc3\nquit\n");
    EXPECT_EQ(ran.code, 130);
    EXPECT_THAT(ran.out, HasSubstr("A new game: you are X"));
    EXPECT_THAT(ran.out, HasSubstr("'nonsense' is neither a cell nor a command"));
    EXPECT_THAT(ran.out, HasSubstr("Interrupted"));
    EXPECT_THAT(ran.out, HasSubstr("\n0 games played"));
}

TEST(ExperimentCommand, KeepsTheGamesOfAHuman) {
    std::string cells;
    for (int scan = 0; scan < 3; ++scan) {
        for (char column = 'a'; column <= 'h'; ++column) {
            for (char row = '1'; row <= '8'; ++row) cells += {column, row, '\n'};
        }
    }
    const Ran ran = run_shell(
        "$LAWAN experiment adjacency-c-b --human && ls ../.local/share/lawan/games", cells);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("\n3 games played"));
    EXPECT_THAT(ran.out, HasSubstr("adjacency-1.json\nadjacency-2.json\nadjacency-3.json\n"));
}

}  // namespace
}  // namespace lawan::test
