// Tournaments and programs that play, as a user starts them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "tests/support/paths.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using Json = nlohmann::ordered_json;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kFirstMove =
    "printf '%s\\n' 'while read -r w r; do case $w in \"ready?\") echo ready;; go) set -- $r; echo "
    "$1;; quit) exit;; esac; done' > first.sh; ";

bool installed(const std::string& program) {
    return run_shell("command -v " + program).code == 0;
}

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
    " --json | grep -v -e seconds_a_move -e longest_move -e '\"store\"' -e 'nodes_a_move'";

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
        "set -m\n"
        "\"$LAWAN\" tournament othello 'a:mcts(iterations=3000)' 'b:mcts(iterations=3000)' --games "
        "200 --store t.db >out 2>err & pid=$!\n"
        "until [ -e t.db ]; do sleep 0.05; done; sleep 0.2; kill -INT $pid; wait $pid; echo \"code "
        "$?\"; grep -o 'lawan tournament --resume.*' err; tail -n 1 out");
    EXPECT_THAT(ran.out, HasSubstr("code 130"));
    EXPECT_THAT(ran.out, HasSubstr("lawan tournament --resume --store 't.db'"));
    EXPECT_THAT(ran.out, HasSubstr("kept in t.db"));
}

TEST(TournamentCommand, StopsAtOnceWhileAProgramGetsReady) {
    const Ran ran = run_shell(
        "set -m\n"
        "\"$LAWAN\" tournament tictactoe 'a:process(command=\"sleep 600\",startup=600)' random "
        "--store t.db >out 2>err & pid=$!\n"
        "until [ -e t.db-logs ]; do sleep 0.05; done; sleep 0.2; kill -TERM $pid; wait $pid; echo "
        "\"code $?\"; grep -o 'lawan tournament --resume.*' err");
    EXPECT_THAT(ran.out, HasSubstr("code 130"));
    EXPECT_THAT(ran.out, HasSubstr("--resume --store 't.db' --allow-commands"));
}

TEST(TournamentCommand, SaysBeforeTheFirstGameWhatCannotBeWrittenInTheEnd) {
    const char* tournament = "tournament tictactoe random greedy --store t.db ";
    for (const auto& [options, complaint] :
         {std::pair{"--html nowhere/t.html", "there is no such folder"},
          std::pair{"--csv .", "it is a folder"}, std::pair{"--ggf t.ggf", "for Othello only"},
          std::pair{"--store ''", "--store needs the name"}}) {
        const Ran ran = run_shell("\"$LAWAN\" " + std::string{tournament} + options);
        EXPECT_EQ(ran.code, 2) << options;
        EXPECT_THAT(ran.err, HasSubstr(complaint));
        EXPECT_EQ(ran.out, "");
    }
}

TEST(TournamentCommand, NamesTheWinnerOfAKnockout) {
    const Ran ran = run_lawan(
        "tournament tictactoe random greedy minimax --format knockout --depth 9 --store t.db");
    EXPECT_THAT(ran.out, ::testing::ContainsRegex("[a-z]+ wins the knockout\n"));
}

TEST(TournamentCommand, NotesHowProgramsAreKeptApart) {
    const Ran ran = run_shell(
        kFirstMove +
        std::string{"\"$LAWAN\" tournament tictactoe 'process(command=\"sh first.sh\")' random "
                    "--store t.db --json >/dev/null; cat t.db-logs/arena.log"});
    EXPECT_THAT(ran.out, HasSubstr("namespace"));
}

// A finished one starts nothing, so nobody has to allow anything.
TEST(TournamentCommand, WritesReportsOfFinishedTournamentsWithPrograms) {
    const Ran ran = run_shell(
        kFirstMove +
        std::string{"\"$LAWAN\" tournament tictactoe 'process(command=\"sh first.sh\")' random "
                    "--store t.db --quiet >/dev/null; \"$LAWAN\" tournament --resume --store t.db "
                    "--games-json g.json >/dev/null && head -c 1 g.json"});
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
    EXPECT_THAT(ran.out, HasSubstr("both lines leave out 1 game whose pair was not played"));
    EXPECT_THAT(ran.out, HasSubstr("othello tournament, seed 5"));
    EXPECT_THAT(ran.out, HasSubstr("; mean score"));
    EXPECT_THAT(ran.out, HasSubstr("0 of 3 games; black won 0, drew 0, lost 0\n"));
    EXPECT_THAT(ran.err, HasSubstr("holds another tournament: the bots differ; choose"));
}

TEST(TournamentCommand, ExplainsForfeitsAndShowsThem) {
    const Ran ran = run_shell(
        kFirstMove +
        std::string{
            "sed 's/echo $1/echo z9/' first.sh > bad.sh\n"
            "\"$LAWAN\" tournament tictactoe 'good:process(command=\"sh first.sh\")' "
            "'bad:process(command=\"sh bad.sh\")' --games 2 --openings none --store t.db\n"
            "\"$LAWAN\" replay t.db 2; \"$LAWAN\" replay t.db 1 --again 2>&1; \"$LAWAN\" replay "
            "t.db 1 --again --allow-commands"});
    EXPECT_THAT(ran.out, HasSubstr("bad wrote 'z9', which names no move; the legal moves were"));
    EXPECT_THAT(ran.out, HasSubstr("lawan replay 't.db' 2"));
    EXPECT_THAT(ran.out, HasSubstr("good wins: bad wrote 'z9', which names no move"));
    EXPECT_THAT(ran.out, HasSubstr("add --allow-commands"));
    EXPECT_THAT(ran.out, HasSubstr("the same moves as before"));
}

TEST(TournamentCommand, AFileMustNotStartPrograms) {
    const Ran ran = run_shell(
        "printf 'touch here; sleep 600\\n' > t.sh\n"
        "\"$LAWAN\" tournament tictactoe 'process(command=\"sh t.sh\",startup=600)' random --store "
        "t.db >/dev/null 2>&1 & pid=$!\n"
        "until [ -e here ]; do sleep 0.05; done; kill -TERM $pid; wait $pid; rm -f here\n"
        "\"$LAWAN\" tournament --resume --store t.db 2>&1; echo \"code $?\"; ls");
    EXPECT_THAT(ran.out, HasSubstr("code 2"));
    EXPECT_THAT(ran.out, HasSubstr("add --allow-commands"));
    EXPECT_THAT(ran.out, Not(HasSubstr("here\n")));
}

TEST(SavedGames, DoNotStartPrograms) {
    const Ran ran = run_shell(
        "cat > game.json <<'END'\n"
        "{\"format\": \"lawan-game\", \"version\": 1, \"game\": \"tictactoe\", \"start\": \"3/3/3 "
        "X "
        "3\", \"players\": {\"x\": \"process(command=\\\"touch here\\\")\", \"o\": \"greedy\"}, "
        "\"moves\": [], \"result\": null}\n"
        "END\n"
        "\"$LAWAN\" play --load game.json <<< 'b2'; ls");
    EXPECT_THAT(ran.out, HasSubstr("Loaded game.json"));
    EXPECT_THAT(ran.out, Not(HasSubstr("here\n")));
}

TEST(PlayCommand, TakesAProgramThatItsUserNames) {
    const Ran ran =
        run_shell(kFirstMove + std::string{"\"$LAWAN\" play tictactoe --x 'process(command=\"sh "
                                           "first.sh\")' --o greedy; \"$LAWAN\" match adjacency "
                                           "'process(command=\"sh first.sh\")' random --rounds 2"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("process(command=sh first.sh)"));
}

TEST(CheckBot, TellsWhatWasWrong) {
    const Ran good = run_shell(kFirstMove + std::string{"\"$LAWAN\" check-bot 'sh first.sh'"});
    EXPECT_EQ(good.code, 0) << good.out;
    EXPECT_THAT(good.out, HasSubstr("'sh first.sh' complies with the protocol simple"));
    const Ran bad =
        run_shell(kFirstMove + std::string{"sed 's/echo ready/echo yes/' first.sh > bad.sh; "
                                           "\"$LAWAN\" check-bot 'sh bad.sh' --game othello"});
    EXPECT_EQ(bad.code, 1);
    EXPECT_THAT(bad.out, HasSubstr("answered 'yes' to 'ready?'; expected 'ready'"));
    EXPECT_THAT(bad.out, HasSubstr("> ready?\n      < yes\n"));
    EXPECT_EQ(run_lawan("check-bot").code, 2);
}

TEST(CheckBot, ShowsOfEachTrialItsOwnErrorsAndNoRawBytes) {
    const Ran ran = run_shell(
        "printf 'echo oops $$ >&2; read a; printf \"\\\\377\\\\033[2J\\\\n\"; sleep 1\\n' > "
        "bad.sh; "
        "\"$LAWAN\" check-bot 'sh bad.sh'");
    EXPECT_EQ(ran.code, 1) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("< ??[2J\n"));
    EXPECT_EQ(ran.out.find('\xFF'), std::string::npos);
    EXPECT_EQ(ran.out.find('\x1B'), std::string::npos);
    std::size_t wrong = 0;
    std::size_t said = 0;
    for (std::size_t at = 0; (at = ran.out.find("WRONG", at)) != std::string::npos; ++at) ++wrong;
    for (std::size_t at = 0; (at = ran.out.find("\noops", at)) != std::string::npos; ++at) ++said;
    EXPECT_GT(wrong, 1U) << ran.out;
    EXPECT_EQ(said, wrong) << ran.out;
}

TEST(Gomocup, RefusesStonesOfNobodyAndCellsThatAreEmpty) {
    const Ran ran =
        run_lawan("gomocup --bot random",
                  "START 15\nTAKEBACK 1,1\nBOARD\n3,3,9\nBOARD\n3,3,2\nDONE\nTAKEBACK 3,3\n"
                  "TAKEBACK 3,3\nEND\n");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, ::testing::MatchesRegex(
                             "OK\nERROR the cell is empty\nERROR a stone is 1, ours, or 2, the "
                             "opponent's\n[0-9]+,[0-9]+\nOK\nERROR the cell is empty\n"));
}

TEST(Elo, SaysWhatOneGameCannotTell) {
    const Ran ran = run_lawan("elo 1 0 0");
    EXPECT_THAT(ran.out, HasSubstr("1 game, score 100.00 %\n"));
    EXPECT_THAT(ran.out, HasSubstr("normalised        -   all results are the same"));
    EXPECT_THAT(run_lawan("elo 3 2 1").out, HasSubstr("6 games, score"));
}

class StarterBot : public ::testing::TestWithParam<std::pair<const char*, const char*>> {};

TEST_P(StarterBot, PlaysEveryGame) {
    const auto [program, command] = GetParam();
    if (!installed(program)) {
        GTEST_SKIP() << "*** " << program << " is not installed: its starter bot is not tested ***";
    }
    const Ran ran = run_shell("bots=" + source_dir() + "/bots; " + command);
    EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("complies with the protocol simple"));
}

INSTANTIATE_TEST_SUITE_P(
    Bots, StarterBot,
    ::testing::Values(
        std::pair{"python3", "\"$LAWAN\" check-bot \"python3 $bots/bot.py\""},
        std::pair{"node", "\"$LAWAN\" check-bot \"node $bots/bot.js\""},
        std::pair{"javac", "javac -d . $bots/Bot.java && \"$LAWAN\" check-bot 'java -cp . Bot'"},
        std::pair{"c++", "c++ -std=c++17 $bots/bot.cpp -o bot && \"$LAWAN\" check-bot ./bot"}));

TEST(OtherProtocols, AreSpokenBothWays) {
    for (const char* command :
         {"check-bot \"$LAWAN ugi tictactoe --bot greedy\" --protocol ugi --game tictactoe",
          "check-bot \"$LAWAN ugi adjacency --bot greedy\" --protocol ugi --game adjacency",
          "check-bot \"$LAWAN gtp --bot greedy\" --protocol gtp",
          "check-bot \"$LAWAN nboard --bot greedy\" --protocol nboard",
          "check-bot \"$LAWAN gomocup --bot greedy\" --protocol gomocup",
          "match tictactoe \"process(command=\\\"$LAWAN gomocup --bot "
          "ttt-rules\\\",protocol=gomocup)\" "
          "greedy --size 9x8 --in-a-row 5 --games 2 --move-time 0.1"}) {
        const Ran ran = run_lawan(command);
        EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
        EXPECT_THAT(ran.out, Not(HasSubstr("forfeit"))) << command;
    }
}

TEST(UgiCommand, AnswersAsTheProtocolSays) {
    const Ran ran = run_lawan("ugi othello --bot greedy",
                              "ugi\nisready\nuginewgame\nposition startpos moves d3\nquery p1turn\n"
                              "query gameover\nquery result\ngo depth 1\nposition startpos moves "
                              "a1\nnonsense\nposition fen 3/3 X\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, HasSubstr("ugiok\nreadyok\nresponse false\nresponse false\nresponse none\n"
                                   "info depth"));
    EXPECT_THAT(ran.out, HasSubstr("\nbestmove "));
    EXPECT_THAT(ran.out, HasSubstr("info string 'a1' is not a legal move"));
    EXPECT_THAT(ran.out, HasSubstr("info string unknown command 'nonsense'"));
    const Ran over = run_lawan("ugi tictactoe",
                               "position startpos moves a1 b1 a2 b2 a3\nquery gameover\nquery "
                               "result\ngo\n");
    EXPECT_THAT(over.out, HasSubstr("response true\nresponse p1win\ninfo string the game is over"));
}

TEST(GtpCommand, AnswersAsTheProtocolSays) {
    const Ran ran = run_lawan("gtp --bot greedy",
                              "1 protocol_version\nboardsize 8\nboardsize 9\nplay black D3\n2 play "
                              "black d3\nknown_command genmove\nundo\nreg_genmove b\nfrobnicate\n3 "
                              "quit\n");
    EXPECT_EQ(ran.out.substr(0, 60),
              std::string{"=1 2\n\n=\n\n? unacceptable size\n\n=\n\n?2 it is the turn of "
                          "the other color\n\n"}
                  .substr(0, 60));
    EXPECT_THAT(ran.out, HasSubstr("= true\n\n"));
    EXPECT_THAT(ran.out, HasSubstr("? unknown command\n\n=3\n\n"));
}

TEST(GtpCommand, PlaysOnSmallerBoardsToo) {
    const Ran ran = run_lawan("gtp --bot 'lawan(level=1)'",
                              "name\nboardsize 5\nboardsize 4\nshowboard\ngenmove b\nplay w h8\n"
                              "boardsize 8\nplay b d3\n");
    EXPECT_THAT(ran.out,
                HasSubstr("= Lawan(level=1)\n\n? unacceptable size\n\n=\n\n= \n   A B C D\n"
                          " 1 - - - -\n 2 - O X -\n 3 - X O -\n 4 - - - -\n\n= "));
    EXPECT_THAT(ran.out, HasSubstr("\n\n? illegal move\n\n=\n\n=\n\n"));
}

TEST(NBoardCommand, AnswersAsTheProtocolSays) {
    const Ran ran = run_lawan(
        "nboard --bot greedy",
        "nboard 2\nset depth 4\nset game (;GM[Othello]PC[NBoard]PB[a]PW[b]RE[?]TI[10:00]TY[8]BO[8 "
        "---------------------------O*------*O--------------------------- *]B[D3//0.01]W[C5];)\n"
        "move F6\nping 7\nhint 2\ngo\nmove a1\n");
    EXPECT_THAT(ran.out, HasSubstr("set myname Lawan"));
    EXPECT_THAT(ran.out, HasSubstr("pong 7\nsearch "));
    EXPECT_THAT(ran.out, HasSubstr("=== "));
    EXPECT_THAT(ran.out, HasSubstr("status 'a1' is not a legal move"));
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
