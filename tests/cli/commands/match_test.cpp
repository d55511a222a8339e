// lawan match: names, games at once, openings that leave nothing to play.
#include <cmath>
#include <regex>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::HasSubstr;

// Times differ from run to run.
std::string without_times(const std::string& text) {
    static const std::regex kTime{"[0-9.]+ s\\b"};
    return std::regex_replace(text, kTime, "s");
}

TEST(Match, BotsCanHaveNames) {
    const Ran ran = run_lawan("match tictactoe strong:greedy 'weak:minimax(depth=1)'");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("X strong, O weak"));
}

// An e with an accent of its own takes one column, and so do the figures beside it.
TEST(Match, TheTableKeepsItsColumnsBesideMarksAndWideLetters) {
    const Ran ran = run_lawan(
        "match tictactoe 'Ze\u0301-long-name:greedy' '\u68cb\u58eb:minimax(depth=1)' --games 2");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("\nZe\u0301-long-name         2 "));
    EXPECT_THAT(ran.out, HasSubstr("\n\u68cb\u58eb                 2 "));
    EXPECT_THAT(ran.out, HasSubstr("\ntictactoe        games "));
}

TEST(Match, SeveralGamesAtOnceAreTheSameGames) {
    const std::string command = "match tictactoe greedy random --games 12 --seed 4 --concurrency ";
    const Ran one = run_lawan(command + "1");
    const Ran three = run_lawan(command + "3");
    EXPECT_EQ(one.code, 0) << one.err;
    EXPECT_EQ(without_times(one.out), without_times(three.out));
}

TEST(TournamentProgram, ShowsThatALongGameGoesOn) {
    const Ran ran = run_shell(
        "script -qec '\"$LAWAN\" tournament tictactoe \"mcts(move-time=0.3)\" "
        "\"alphabeta(move-time=0.3)\" --games 1 --store cup.db' /dev/null | tr -d '\\r'");
    EXPECT_THAT(ran.out, testing::ContainsRegex("0 of 1 game; game 1: [2-9] moves\n"));
}

TEST(Match, TellsBeforehandHowLongItMayTake) {
    const Ran ran = run_lawan(
        "match tictactoe 'mcts(move-time=2)' 'mcts(move-time=2)' --games 2 --move-time 0.01 "
        "--depth "
        "1");
    EXPECT_EQ(ran.err, "");  // less than ten seconds are not worth telling
    const Ran longer = run_shell(
        "timeout -s INT 1 \"$LAWAN\" match othello 'alphabeta(move-time=5)' "
        "'alphabeta(move-time=5)' --games 2");
    EXPECT_THAT(longer.err, HasSubstr("This match takes at most 20 min 00 s."));
    // A depth ends searches long before the clock does: that would say nothing.
    const Ran shallow = run_lawan("match tictactoe minimax alphabeta --games 4 --random-plies 2");
    EXPECT_THAT(shallow.err, Not(HasSubstr("at most")));
    const Ran nodes = run_lawan("match tictactoe minimax alphabeta --games 4 --nodes 100 --seed 3");
    EXPECT_THAT(nodes.err, Not(HasSubstr("at most")));
}

// A depth that no search reaches: the first move goes on for hours.
TEST(Match, ShowsASignOfLifeWhileAMoveGoesOn) {
    const std::string hopeless =
        "match othello \"alphabeta(depth=30)\" \"alphabeta(depth=30)\" --games 2";
    const auto at_terminal = [&](const char* more) {
        return run_shell("TERM=dumb script -qec 'timeout -s INT 4 \"$LAWAN\" " + hopeless + more +
                         "' /dev/null")
            .out;
    };
    EXPECT_THAT(at_terminal(" | cat"), HasSubstr("game 1, move 1, "));
    EXPECT_THAT(at_terminal(" --quiet"), Not(HasSubstr("so far")));
    EXPECT_THAT(at_terminal(" --json"), Not(HasSubstr("so far")));
}

TEST(Match, OpeningsMustLeaveSomethingToPlay) {
    const Ran ran = run_lawan("match tictactoe random greedy --random-plies 8");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, HasSubstr("--random-plies 8 leaves the bots no choice"));
}

TEST(Match, HasTheSameEloAsATournament) {
    const Ran ran = run_shell(
        "\"$LAWAN\" tournament tictactoe greedy random --games 20 --quiet --store cup.db --json");
    // The difference of the two ratings is what the score says.
    const std::regex rating{"\"share\": ([0-9.]+),\\s*\"elo\": (-?[0-9.]+)"};
    std::sregex_iterator each{ran.out.begin(), ran.out.end(), rating};
    ASSERT_NE(each, std::sregex_iterator{}) << ran.out << ran.err;
    const double share = std::stod((*each)[1]);
    const double first = std::stod((*each)[2]);
    ASSERT_NE(++each, std::sregex_iterator{});
    const double second = std::stod((*each)[2]);
    EXPECT_NEAR(first - second, 400 * std::log10(share / (1 - share)), 0.1);
}

TEST(Match, AGauntletIsRankedByShareOfPoints) {
    const Ran ran = run_shell(
        "\"$LAWAN\" tournament tictactoe random lawan greedy --format gauntlet --games 6 --quiet "
        "--store cup.db --csv cup.csv > table.txt && cut -d, -f1,2,3,7,8 cup.csv");
    EXPECT_EQ(ran.code, 0) << ran.err;
    double before = 1;
    const std::regex row{"\n[0-9]+,[a-z]+,[0-9]+,[0-9.]+,([0-9.]+)"};
    int rows = 0;
    for (std::sregex_iterator each{ran.out.begin(), ran.out.end(), row}, end; each != end; ++each) {
        const double share = std::stod((*each)[1]);
        EXPECT_LE(share, before);
        before = share;
        ++rows;
    }
    EXPECT_EQ(rows, 3) << ran.out;
}

TEST(Match, ATournamentsFilesAreReadBack) {
    const Ran ran = run_shell(
        "\"$LAWAN\" tournament tictactoe random greedy --games 2 --quiet --store cup.db "
        "--pgn cup.pgn --games-json cup.json > table.txt\n"
        "for file in cup.pgn cup.json; do\n"
        "\"$LAWAN\" analyse tictactoe --game $file --number 2 --bot minimax --time 0.1 > all || "
        "exit 1\n"
        "sed -n '2p; s/^ *\\([0-9]*\\. [a-c][1-3]\\).*/\\1/p' all\n"
        "done; \"$LAWAN\" analyse othello --game cup.pgn --number 1");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, HasSubstr("'cup.pgn' holds games of tictactoe, not of othello"));
    EXPECT_THAT(ran.out, HasSubstr("greedy - random\n1. "));
    const auto half = ran.out.size() / 2;
    EXPECT_EQ(ran.out.substr(0, half), ran.out.substr(half));
}

}  // namespace
}  // namespace lawan::test
