// What users of single commands noticed once, and must not notice again.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;

TEST(SmallPromises, AProvedWinComesWithAMove) {
    const Ran ran =
        run_lawan("solve tictactoe --size 4 --in-a-row 3 --at-least 1 --quiet --memory 16");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, HasSubstr("\nbest       "));
}

TEST(SmallPromises, AWinThatIsHardToFindComesWithAMoveToo) {
    const Ran ran =
        run_lawan("solve tictactoe --size 6 --in-a-row 4 --at-least 1 --quiet --memory 64");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, HasSubstr("\nbest       "));
}

TEST(SmallPromises, GamesOfATournamentAreOpenings) {
    const Ran ran = run_shell(
        "\"$LAWAN\" tournament othello random greedy --games 4 --quiet --store a.db --pgn a.pgn "
        "--games-json a.json --openings random --opening-plies 6 >first && "
        "for file in a.pgn a.json; do \"$LAWAN\" tournament othello random greedy --games 4 "
        "--quiet --store $file.db --openings $file --opening-plies 6 >/dev/null || exit 1; "
        "\"$LAWAN\" replay a.db 1 --json >one; \"$LAWAN\" replay $file.db 1 --json >other; "
        "for each in one other; do grep '\"move\"' $each | head -6 >$each.moves; done; "
        "cmp one.moves other.moves && echo same; done");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.out, "same\nsame\n");
}

TEST(SmallPromises, FilesThatAreNoGamesAreNamed) {
    const Ran ran = run_shell(
        "\"$LAWAN\" tournament othello random greedy --quiet --store a.db --pgn a.pgn >/dev/null; "
        "for file in a.db a.pgn; do \"$LAWAN\" games $file; echo $?; done");
    EXPECT_EQ(ran.out, "2\n2\n");
    EXPECT_THAT(ran.err, HasSubstr("'a.db' is a database"));
    EXPECT_THAT(ran.err, HasSubstr("'a.pgn' holds games that a tournament wrote"));
}

TEST(SmallPromises, OthelloFromTheStartWillNotEnd) {
    std::string last;
    // A busy machine may need more time for the first ply.
    for (const char* seconds : {"1", "4", "16", "64"}) {
        const Ran ran = run_lawan("solve othello --quiet --memory 16 --threads 1 --time " +
                                  std::string{seconds});
        EXPECT_EQ(ran.code, 3);
        EXPECT_THAT(ran.out, HasSubstr("with 60 empty squares this will not end in a lifetime"));
        last = ran.out;
        if (last.find("the search reached ") != std::string::npos) break;
    }
    EXPECT_THAT(last, HasSubstr("the search reached "));
}

TEST(SmallPromises, VerifyEndsWithAVerdict) {
    const Ran ran = run_shell(
        "\"$LAWAN\" solve tictactoe --quiet --memory 16 --proof p > out; \"$LAWAN\" verify p");
    EXPECT_THAT(ran.out, EndsWith("\nproved: the value is 0\n"));
}

TEST(SmallPromises, ProofsThatComeWithTheProgramAreFoundByName) {
    const Ran ran = run_lawan("verify adjacency-full8.proof --samples 1 --quiet --memory 64");
    EXPECT_EQ(ran.code, 3) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("not proved"));
}

TEST(SmallPromises, AnInterruptedPerftPrintsTheDepthsBefore) {
    const Ran ran = run_shell(std::string{kUntilItListens} +
                              "\"$LAWAN\" perft othello --depth 40 --json > out & p=$!\n"
                              "until_it_listens $p; sleep 1; kill -INT $p; wait $p; echo code $?; "
                              "cat out");
    EXPECT_THAT(ran.out, HasSubstr("code 130\n{"));
    EXPECT_THAT(ran.out, HasSubstr("\"complete\": false"));
}

// No "Interrupted system call", and no code of a file that cannot be read.
TEST(SmallPromises, WaitingForAPipeEndsWithCtrlC) {
    const Ran ran =
        run_shell(std::string{kUntilItListens} +
                  "mkfifo pipe\n"
                  "\"$LAWAN\" train othello-accuracy --problems pipe > out 2>&1 & p=$!\n"
                  "until_it_listens $p; sleep 1; kill -INT $p\n"
                  "sleep 2; kill -INT $p 2> /dev/null\n"  // where it was busy before
                  "wait $p; echo code $?; cat out");
    EXPECT_EQ(ran.out, "code 130\n");
}

TEST(SmallPromises, AnInterruptedDivideKeepsTheDepthsBefore) {
    const std::string begin = std::string{kUntilItListens} + "\"$LAWAN\" perft othello --depth 40 ";
    const std::string end =
        "--divide --threads 2 > out & p=$!\n"
        "until_it_listens $p; sleep 1; kill -INT $p; wait $p; echo code $?; cat out";
    EXPECT_THAT(run_shell(begin + end).out, HasSubstr("\n    4              244 "));
    const Ran json = run_shell(begin + "--json " + end);
    EXPECT_THAT(json.out, HasSubstr("code 130\n{"));
    EXPECT_THAT(json.out, HasSubstr("\"divide\": {"));
}

TEST(SmallPromises, ProblemsMayHaveComments) {
    const Ran ran =
        run_shell("printf '# ours\\n' > p.obf; \"$LAWAN\" bench othello --problems p.obf");
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.err, "lawan: 'p.obf' contains no problems\n");
}

TEST(SmallPromises, AnOptionAloneNamesTheRightOnes) {
    const Ran ran = run_lawan("--foo");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err,
                HasSubstr("lawan takes --help, --version, --lang and the options of 'lawan "
                          "serve --help'"));
    EXPECT_THAT(run_lawan("--prot 1").err, HasSubstr("'--port'"));
}

TEST(SmallPromises, AFileOfSomethingElseIsNoFileOfGames) {
    const Ran ran = run_lawan("games /etc/passwd");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, HasSubstr("'/etc/passwd' is not a game file (the formats are "));
    EXPECT_EQ(ran.err.find("/etc/passwd"), ran.err.rfind("/etc/passwd")) << ran.err;
}

TEST(SmallPromises, BytesAreNoSavedGameAndNoPlan) {
    const Ran ran = run_shell(
        "printf '[[[[[[[[[[[[[[[[[[[[[[[[\\377\\0' > bytes; \"$LAWAN\" play --load bytes; "
        "\"$LAWAN\" tournament --file bytes");
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.err,
              "lawan: 'bytes' is not a saved game: it is not UTF-8 text\n"
              "lawan: 'bytes': in the plan of the tournament: it is not UTF-8 text\n");
}

TEST(SmallPromises, AScaleThatCannotBeReadIsNamed) {
    const Ran ran = run_shell(
        "echo '{' > scale; \"$LAWAN\" tournament tictactoe random greedy --games 2 --marks scale");
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.err, "lawan: 'scale': in the marking scale: invalid JSON: it ends too early\n");
}

TEST(SmallPromises, NamesThatAreNoTextAreRefusedBeforeAnythingIsKept) {
    const Ran ran = run_shell(
        "name=$(printf 'Ren\\351'); \"$LAWAN\" tournament tictactoe \"$name:random\" greedy "
        "--store "
        "cup.db; \"$LAWAN\" match tictactoe \"$name:random\" greedy; \"$LAWAN\" play tictactoe "
        "--name-x \"$name\"; \"$LAWAN\" analyse tictactoe --bot \"$name\"; ls");
    EXPECT_EQ(ran.out, "");
    std::string all;
    for (const char* const name : {"'Ren?'", "'Ren?'", "'Ren?'", "'Ren?'"}) {
        all += std::string{"lawan: "} + name +
               " is not valid UTF-8: set the terminal to UTF-8, or use other characters\n";
    }
    EXPECT_EQ(ran.err, all);
}

// Plans that were kept before bots were called by the limits that hold, or that somebody wrote.
TEST(SmallPromises, ATournamentGoesOnWhereABotHasWiderLimitsOfItsOwn) {
    const Ran ran = run_shell(
        "play() { \"$LAWAN\" tournament \"$@\" --store cup.db; }; "
        "echo '{\"game\": \"tictactoe\", \"bots\": [\"alphabeta(depth=6)\", \"random\"], "
        "\"time\": {\"depth\": 2}}' > plan.json; "
        "play --file plan.json > first && "
        "play tictactoe 'alphabeta(depth=6)' random --depth 2 > second && cmp first second");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.out, "");
}

TEST(SmallPromises, ATournamentThatIsOverSaysSo) {
    const Ran ran = run_shell(
        "play() { \"$LAWAN\" tournament tictactoe random greedy --games 2 --store cup.db; }; "
        "play > first 2> told; play > second; cmp first second && cat told");
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err, "This tournament had ended before, so no game was added.\n");
}

TEST(SmallPromises, ABotIsCalledByTheLimitThatHolds) {
    EXPECT_THAT(run_lawan("analyse tictactoe --bot 'minimax(depth=9)' --depth 2").out,
                HasSubstr(" by minimax(depth=2)\n"));
    const std::string match =
        run_lawan("match tictactoe 'minimax(depth=9)' 'strong:minimax(depth=9)' --depth 2").out;
    EXPECT_THAT(match, HasSubstr("X minimax(depth=2), O strong: "));
    EXPECT_THAT(run_lawan("play tictactoe --x 'minimax(depth=1,nodes=9)' --o random --depth 2").out,
                HasSubstr("minimax(depth=1,nodes=9)"));
    EXPECT_THAT(run_lawan("tournament tictactoe 'minimax(move-time=2)' random --move-time 0.1 "
                          "--store cup.db")
                    .out,
                HasSubstr("minimax(move-time=0.1) "));
}

TEST(SmallPromises, NamesOfHostsAreNamesOfHosts) {
    for (const std::string wrong : {",,", "", "http://lab.example", "two words"}) {
        const Ran ran = run_lawan("serve --no-open --port 0 --allow-host '" + wrong + '\'');
        EXPECT_EQ(ran.code, 2) << wrong;
        EXPECT_EQ(ran.err,
                  "lawan: --allow-host takes names such as lab.example.org, with commas between, "
                  "not '" +
                      wrong + "'\n");
    }
}

TEST(SmallPromises, APositionThatIsNoneIsQuoted) {
    EXPECT_THAT(run_lawan("analyse othello --position x").err,
                EndsWith("then the side to move, X or O, not 'x'\n"));
}

TEST(SmallPromises, WordsAreNoGames) {
    const Ran ran = run_shell(
        "printf 'hello world\\nthis is text\\n' > words.txt; "
        "\"$LAWAN\" games words.txt");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, HasSubstr("'words.txt' is not a game file (the formats are "));
}

TEST(SmallPromises, SaveAndLoadMeanTheSameFolder) {
    const Ran ran = run_shell(
        "\"$LAWAN\" play tictactoe --o greedy <<< $'b2\\nsave mine' > first; ls; ls "
        "\"$HOME/.local/share/lawan/games\"; \"$LAWAN\" play tictactoe <<< $'load mine\\nmoves'");
    EXPECT_THAT(ran.out, HasSubstr("first\nmine.json\n"));
    EXPECT_THAT(ran.out, HasSubstr("7 legal moves"));
}

TEST(SmallPromises, OnlyTheUserSeesWhatIsKept) {
    const Ran ran = run_shell(
        "umask 022; \"$LAWAN\" play tictactoe --o greedy <<< $'b2\\nsave mine' > first; "
        "stat -c %a \"$HOME/.local/share/lawan/games\"");
    EXPECT_EQ(ran.out, "700\n");
}

TEST(SmallPromises, AReviewSaysWhatItsValuesAreAndDrawsTheWorstMove) {
    const Ran ran = run_shell(
        "echo a1 b2 b1 a3 c3 | \"$LAWAN\" analyse tictactoe --game - --bot minimax --time 0.1");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out,
                HasSubstr("The values before each move, with best play, as minimax judges"));
    EXPECT_THAT(ran.out, HasSubstr("The board before the worst move, "));
}

TEST(SmallPromises, CheckBotHasJson) {
    const Ran good = run_shell(
        "\"$LAWAN\" check-bot \"$LAWAN ugi tictactoe --bot greedy\" "
        "--protocol ugi --game tictactoe --json --sandbox none");
    EXPECT_EQ(good.code, 0) << good.err;
    EXPECT_THAT(good.out, HasSubstr("\"complies\": true"));
    EXPECT_THAT(good.out, HasSubstr("\"longest_seconds\": "));
    const Ran bad = run_lawan("check-bot false --json --sandbox none --game tictactoe");
    EXPECT_EQ(bad.code, 1);
    EXPECT_THAT(bad.out, HasSubstr("\"ok\": false"));
}

TEST(SmallPromises, CheckBotIsNotSilentWhileAProgramThinks) {
    const Ran ran = run_lawan("check-bot 'sleep 30' --sandbox none --game tictactoe --startup 12");
    EXPECT_EQ(ran.code, 1);
    EXPECT_THAT(ran.err, HasSubstr("waiting for the program for "));
}

}  // namespace
}  // namespace lawan::test
