// Tournaments, ratings and tests as a user starts them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "tests/cli/first_bot.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using Json = nlohmann::ordered_json;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(TournamentCommand, PrintsThePromisedFields) {
    const Ran ran = run_lawan(
        "tournament tictactoe random greedy minimax --games 4 --depth 2 --store t.db --json");
    ASSERT_EQ(ran.code, 0) << ran.err;
    const Json json = parse_json(ran.out);
    EXPECT_EQ(json["game_count"], 12);
    EXPECT_EQ(json["store"], "t.db");
    ASSERT_EQ(json["standings"].size(), 3U);
    for (const char* field :
         {"bot", "games", "wins", "draws", "losses", "points", "elo", "error"}) {
        EXPECT_TRUE(json["standings"][0].contains(field)) << field;
    }
}

// The table without the times, which differ.
constexpr const char* kTable =
    " --json | grep -v -e seconds_a_move -e longest_move -e cpu -e '\"store\"' -e 'nodes_a_move'";

TEST(TournamentCommand, GoesOnAfterItWasKilledAtAnyMoment) {
    const Ran ran = run_shell(
        "plan='tournament othello random greedy alphabeta --size 6 --games 30 --depth 2 --seed 4'\n"
        "\"$LAWAN\" $plan --store whole.db" +
        std::string{kTable} +
        " > whole\n"
        "for after in 0.02 0.05 0.08 0.03; do\n"
        "    \"$LAWAN\" $plan --store parts.db --concurrency 2 --quiet >/dev/null & sleep $after\n"
        "    kill -9 $! 2>/dev/null; wait $! 2>/dev/null\n"
        "done\n"
        "\"$LAWAN\" $plan --store parts.db" +
        std::string{kTable} + " > parts; cmp whole parts && grep -c bot parts");
    EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
    EXPECT_EQ(ran.out, "3\n");
}

TEST(TournamentCommand, SaysHowToGoOnAfterCtrlC) {
    const Ran ran = run_shell(
        kUntilItListens +
        std::string{"set -m\n"
                    "\"$LAWAN\" tournament othello 'a:mcts(iterations=3000)' "
                    "'b:mcts(iterations=3000)' --games "
                    "200 --store t.db --concurrency 2 --csv 'the table.csv' --html t.html "
                    "--quiet >out 2>err & pid=$!\n"
                    "until_it_listens $pid; kill -INT $pid; wait $pid; echo \"code "
                    "$?\"; grep -o 'lawan tournament --resume.*' err; tail -n 1 out"});
    EXPECT_THAT(ran.out, HasSubstr("code 130"));
    EXPECT_THAT(ran.out, HasSubstr("lawan tournament --resume --store 't.db' --concurrency 2"));
    for (const char* given : {" --csv 'the table.csv'", " --html 't.html'", " --quiet"}) {
        EXPECT_THAT(ran.out, HasSubstr(given));
    }
    EXPECT_THAT(ran.out, HasSubstr("kept in t.db"));
}

TEST(TournamentCommand, StopsAtOnceWhileAProgramGetsReady) {
    const Ran ran = run_shell(
        "set -m; printf 'echo here >&2; sleep 600\\n' > t.sh\n"
        "\"$LAWAN\" tournament tictactoe 'a:process(command=\"sh t.sh\",startup=600)' random" +
        sandbox() +
        " --store t.db >out 2>err & pid=$!\n"
        "until [ -s t.db-logs/1-a.stderr ]; do sleep 0.05; done; kill -TERM $pid; wait $pid; echo "
        "\"code $?\"; grep -o 'lawan tournament --resume.*' err");
    EXPECT_THAT(ran.out, HasSubstr("code 130"));
    EXPECT_THAT(ran.out, HasSubstr("--resume --store 't.db'"));
}

TEST(TournamentCommand, SaysBeforeTheFirstGameWhatMeansNothing) {
    const char* tournament = "tournament tictactoe random greedy --store t.db ";
    for (const auto& [options, complaint] :
         {std::pair{"--ggf t.ggf", "cannot be written as GGF"},
          std::pair{"--store ''", "--store needs a file name"}}) {
        const Ran ran = run_shell("\"$LAWAN\" " + std::string{tournament} + options);
        EXPECT_EQ(ran.code, 2) << options;
        EXPECT_THAT(ran.err, HasSubstr(complaint));
        EXPECT_EQ(ran.out, "");
    }
}

TEST(TournamentCommand, SaysBeforeTheFirstGameWhatCannotBeWrittenInTheEnd) {
    for (const auto& [options, complaint] :
         {std::pair{"--html nowhere/t.html",
                    "lawan: cannot write 'nowhere/t.html': No such file or directory; the result "
                    "is printed all the same\n"},
          std::pair{"--csv .",
                    "lawan: cannot write '.': it is a folder; the result is printed all "
                    "the same\n"}}) {
        const Ran ran =
            run_shell("\"$LAWAN\" tournament tictactoe random greedy --store t.db --quiet 2>&1 " +
                      std::string{options});
        EXPECT_EQ(ran.code, 4) << options;
        EXPECT_EQ(ran.out.find(complaint), 0U) << ran.out;
        // Once is enough.
        EXPECT_EQ(ran.out.find("cannot write", 10), std::string::npos) << ran.out;
    }
}

TEST(TournamentCommand, NamesTheWinnerOfAKnockout) {
    const Ran ran = run_lawan(
        "tournament tictactoe random greedy minimax --format knockout --depth 9 --store t.db");
    EXPECT_THAT(ran.out, ::testing::ContainsRegex("[a-z]+ wins the knockout\n"));
}

TEST(TournamentCommand, NotesHowProgramsAreKeptApart) {
    const Ran ran = run_with_first_bot(
        "\"$LAWAN\" tournament tictactoe 'process(command=\"sh first.sh\")' random" + sandbox() +
        " --store t.db --json; cat t.db-logs/arena.log");
    EXPECT_THAT(ran.out, HasSubstr("sandbox"));
    // Kept in the store, for whoever looks at the result.
    EXPECT_THAT(ran.out, ::testing::ContainsRegex("\"sandbox\": \\[\n? *\"(none|files network)"));
}

// A finished one starts nothing, so nobody has to allow anything.
TEST(TournamentCommand, WritesReportsOfFinishedTournamentsWithPrograms) {
    const Ran ran = run_with_first_bot(
        "\"$LAWAN\" tournament tictactoe 'process(command=\"sh first.sh\")' random" + sandbox() +
        " --store t.db --quiet >/dev/null; \"$LAWAN\" tournament --resume --store t.db "
        "--games-json g.json >/dev/null && head -c 1 g.json");
    EXPECT_EQ(ran.out, "[") << ran.err;
}

TEST(TournamentCommand, TakesPlansAndWritesReports) {
    const Ran ran = run_shell(
        "echo '{\"game\": \"othello\", \"settings\": {\"size\": \"6\"}, \"bots\": [\"random\", "
        "{\"name\": \"anna\", \"bot\": \"greedy\"}], \"games\": 4}' > plan.json\n"
        "echo '{\"ladder\": [\"random\"], \"marks\": [{\"mark\": \"1\", \"from\": 0.5}, {\"mark\": "
        "\"5\", \"from\": 0}]}' > marks.json\n"
        "\"$LAWAN\" tournament --file plan.json --store t.db --marks marks.json --html t.html "
        "--pgn "
        "t.pgn --ggf t.ggf --csv t.csv --games-csv g.csv && \"$LAWAN\" replay t.db 2 && wc -l < "
        "g.csv && grep -c '^(;GM' t.ggf && grep -c '^.Event' t.pgn && head -c 15 t.html");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("anna: "));
    EXPECT_THAT(ran.out, HasSubstr("[Number \"2\"]"));
    EXPECT_THAT(ran.out, HasSubstr("5\n4\n4\n<!doctype html>"));
}

TEST(TournamentCommand, TellsOfTheGameWithoutAPairAndOfWhatDiffers) {
    const Ran ran = run_shell(
        "\"$LAWAN\" tournament othello random greedy --games 3 --quiet --store t.db --ggf t.ggf "
        "--size 4 --seed 5; \"$LAWAN\" games t.ggf; \"$LAWAN\" games t.ggf --player nobody; "
        "\"$LAWAN\" tournament othello greedy random --games 3 --size 4 --seed 5 --store t.db");
    EXPECT_THAT(ran.out, HasSubstr("1 game has no second game"));
    EXPECT_THAT(ran.out, HasSubstr("othello tournament, seed 5"));
    EXPECT_THAT(ran.out, HasSubstr("; mean score"));
    EXPECT_THAT(ran.out, HasSubstr("0 of 3 games; black won 0, drew 0, lost 0\n"));
    EXPECT_THAT(ran.err, HasSubstr("holds another tournament: the bots differ; choose"));
}

TEST(TournamentCommand, ExplainsForfeitsAndShowsThem) {
    const Ran ran = run_with_first_bot(
        "sed 's/echo $1/echo z9/' first.sh > bad.sh\n"
        "\"$LAWAN\" tournament tictactoe 'good:process(command=\"sh first.sh\")' "
        "'bad:process(command=\"sh bad.sh\")' --games 2 --openings none" +
        sandbox() +
        " --store t.db\n"
        "\"$LAWAN\" replay t.db 2; \"$LAWAN\" replay t.db 1 --again 2>&1; \"$LAWAN\" replay "
        "t.db 1 --again --allow-commands");
    EXPECT_THAT(ran.out, HasSubstr("bad wrote 'z9', which is not a move; the legal moves were"));
    EXPECT_THAT(ran.out, HasSubstr("lawan replay 't.db' 2"));
    EXPECT_THAT(ran.out, HasSubstr("good wins: bad wrote 'z9', which is not a move"));
    EXPECT_THAT(ran.out, HasSubstr("add --allow-commands"));
    EXPECT_THAT(ran.out, HasSubstr("the same moves as before"));
}

TEST(TournamentCommand, AFileMustNotStartPrograms) {
    const Ran ran = run_shell(
        "printf 'echo here >&2; sleep 600\\n' > t.sh\n"
        "\"$LAWAN\" tournament tictactoe 'a:process(command=\"sh t.sh\",startup=600)' random" +
        sandbox() +
        " --store "
        "t.db >/dev/null 2>&1 & pid=$!\n"
        "log=t.db-logs/1-a.stderr; until [ -s $log ]; do sleep 0.05; done; kill -TERM $pid; wait "
        "$pid; rm -f $log\n"
        "\"$LAWAN\" tournament --resume --store t.db 2>&1; echo \"code $?\"; ls t.db-logs");
    EXPECT_THAT(ran.out, HasSubstr("code 2"));
    EXPECT_THAT(ran.out, HasSubstr("add --allow-commands"));
    EXPECT_THAT(ran.out, Not(HasSubstr("stderr\n")));
}

TEST(TournamentCommand, SaysWhichCharactersANameMayHave) {
    const Ran ran = run_lawan("tournament tictactoe '=1+1:random' random");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, HasSubstr("a name has letters, digits, spaces, '-', '_' and '.' alone: "
                                   "change '=1+1'"));
}

TEST(Elo, SaysThatTwoDrawsSayNothing) {
    EXPECT_THAT(run_lawan("elo 0 2 0").out, HasSubstr("0.00   95 %: too few games"));
}

TEST(Elo, SaysWhatOneGameCannotTell) {
    const Ran ran = run_lawan("elo 1 0 0");
    EXPECT_THAT(ran.out, HasSubstr("1 game, score 100.00 %\n"));
    EXPECT_THAT(ran.out, HasSubstr("normalised        -   all results are the same"));
    EXPECT_THAT(run_lawan("elo 3 2 1").out, HasSubstr("6 games, score"));
    // No amount is too much for who won everything, so there is only a bound.
    EXPECT_THAT(run_lawan("elo 4 0 0").out, HasSubstr("at least 7.03, because every game was won"));
    EXPECT_THAT(run_lawan("elo 0 0 4").out,
                HasSubstr("at most -7.03, because every game was lost"));
}

TEST(EloCommand, Calculates) {
    const Json json = parse_json(run_lawan("elo 25 19 0 --json").out);
    EXPECT_NEAR(json["elo"].get<double>(), 224.04, 0.01);
    EXPECT_EQ(run_lawan("elo 1 2").code, 2);
    EXPECT_EQ(run_lawan("elo 0 0 0").code, 2);
    EXPECT_EQ(run_lawan("elo 1 x 3").code, 2);
}

TEST(SprtCommand, Calculates) {
    const Ran open =
        run_lawan("sprt 365 16618 36229 16974 390 --elo0 0 --elo1 2 --model normalised --json");
    EXPECT_EQ(open.code, 3);
    EXPECT_NEAR(parse_json(open.out)["ratio"].get<double>(), 2.25, 0.02);
    EXPECT_EQ(
        run_lawan("sprt 127 4883 10712 5150 104 --elo0 -1.75 --elo1 0.25 --model normalised").code,
        0);
    EXPECT_EQ(run_lawan("sprt 1 2 3 --elo0 5 --elo1 0").code, 2);
}

}  // namespace
}  // namespace lawan::test
