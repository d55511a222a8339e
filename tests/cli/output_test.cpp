// Where output goes: closed pipes, full disks, interrupts, and what the text forms say.
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <utility>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/cases.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::AnyOf;
using ::testing::Eq;
using ::testing::HasSubstr;

TEST(Output, AReaderThatLeavesIsNoError) {
    for (const char* command :
         {"bots --json", "completion bash", "match tictactoe random random --games 300",
          "play adjacency --x random --o random --full"}) {
        const Ran ran = run_shell("\"$LAWAN\" " + std::string{command} + " | head -1");
        EXPECT_EQ(ran.code, 0);
        EXPECT_EQ(ran.err, "") << command;
        EXPECT_FALSE(ran.out.empty());
    }
}

TEST(Output, AReaderThatLeavesIsNoErrorWhereTheSignalIsIgnored) {
    const Ran ran = run_shell("trap '' PIPE; \"$LAWAN\" completion bash | head -1");
    EXPECT_EQ(ran.err, "");
}

// One of each kind: what prints at the end, line by line, as JSON, through iostreams.
constexpr const char* kPrinting[] = {"--help",
                                     "--version",
                                     "help perft",
                                     "bots",
                                     "bots --json",
                                     "perft tictactoe --depth 3",
                                     "perft tictactoe --depth 3 --json",
                                     "solve tictactoe --quiet --memory 16",
                                     "solve tictactoe --quiet --memory 16 --json",
                                     "verify good.proof",
                                     "verify wrong.proof",
                                     "verify good.proof --json",
                                     "match tictactoe random random",
                                     "match tictactoe random random --json",
                                     "analyse tictactoe --bot minimax",
                                     "analyse tictactoe --bot minimax --json",
                                     "audit tictactoe --bot greedy --quiet",
                                     "bench --json",
                                     "completion bash",
                                     "elo 3 2 1",
                                     "sprt 3 2 1",
                                     "experiment --list",
                                     "experiment algorithms --quiet --depth 2 --game tictactoe",
                                     "play tictactoe --x random --o random",
                                     ("tournament tictactoe random greedy --games 2 --quiet "
                                      "--store cup.db"),
                                     "gtp < <(echo name)",
                                     "gomocup < <(echo ABOUT)",
                                     "nboard < <(echo nboard 2)",
                                     "ugi tictactoe < <(echo ugi)"};

static_assert(std::size(kPrinting) % 2 == 1);  // so that with sanitizers each has its turn

// Not as a proof that does not hold, nor as anything else that an exit code means.
TEST(Output, WhatCannotBeWrittenHasAnExitCodeOfItsOwn) {
    const ScratchFolder folder;
    const std::string here = "cd '" + folder.path().string() + "'; ";
    ASSERT_EQ(
        run_shell(here + "\"$LAWAN\" solve tictactoe --quiet --memory 16 --proof good.proof > out; "
                         "sed 's/^claim at-most 0/claim at-most -1/' good.proof > wrong.proof; "
                         "cmp -s good.proof wrong.proof")
            .code,
        1);
    std::size_t tried = 0;
    for (const auto& [where, why] : {std::pair{"/dev/full", ": No space left on device"},
                                     std::pair{"&-", ": Bad file descriptor"}}) {
        for (const char* command : kPrinting) {
            if (test::kSanitized && ++tried % 2 == 0) continue;  // each in one of the two ways
            const Ran ran = run_shell(here + "rm -f cup.db*; \"$LAWAN\" " + command + " >" + where);
            EXPECT_EQ(ran.code, 4) << command << " >" << where << '\n' << ran.err;
            EXPECT_THAT(ran.err, AnyOf(Eq(fmt::format("lawan: cannot write the output{}\n", why)),
                                       Eq("lawan: cannot write the output\n")))
                << command;
        }
    }
}

// The number of a closed stream goes to the next file that is opened: that would be the store.
TEST(Output, NothingIsWrittenIntoAFileInsteadOfAClosedStream) {
    const Ran ran = run_shell(
        "\"$LAWAN\" tournament tictactoe random greedy --games 2 --store cup.db <&- >&- 2>&-; "
        "echo \"code $?\"; \"$LAWAN\" tournament --resume --store cup.db --json");
    EXPECT_THAT(ran.out, HasSubstr("code 4\n"));
    EXPECT_THAT(ran.out, HasSubstr("\"game_count\": 2"));
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
}

TEST(Output, WhatNobodyReadsOnStderrLosesNoResult) {
    for (const char* where : {"/dev/full", "&-"}) {
        const Ran solved =
            run_shell(fmt::format("\"$LAWAN\" solve adjacency --rounds 2 2>{}", where));
        EXPECT_EQ(solved.code, 0) << where;
        EXPECT_THAT(solved.out, HasSubstr("value"));
        EXPECT_EQ(run_shell(fmt::format("\"$LAWAN\" nonsense 2>{}", where)).code, 2);
        const Ran audit =
            run_shell(fmt::format("\"$LAWAN\" audit tictactoe --bot greedy 2>{}", where));
        EXPECT_EQ(audit.code, 0) << where;
    }
}

TEST(Output, ClosedStreamsDoNotCrash) {
    EXPECT_LT(run_shell("\"$LAWAN\" play tictactoe <&-").code, 128);
}

// Without a home only what is kept there fails, and it says how to go on.
TEST(Output, WithoutAHomeTheWayRoundIsNamed) {
    for (const char* home : {"unset HOME", "HOME=", "HOME=relative", "HOME=/dev/null"}) {
        for (const char* command : {"tournament tictactoe random greedy", "serve --no-open"}) {
            const Ran ran = run_shell(fmt::format("{}; \"$LAWAN\" {}", home, command));
            EXPECT_EQ(ran.code, 2) << home << "; " << command;
            EXPECT_THAT(ran.err,
                        HasSubstr("name a file with --store FILE, or set XDG_DATA_HOME\n"));
            EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
        }
        const Ran named = run_shell(
            fmt::format("{}; \"$LAWAN\" tournament tictactoe random greedy --quiet --games 2 "
                        "--store cup.db && XDG_DATA_HOME=$PWD \"$LAWAN\" tournament tictactoe "
                        "random greedy --quiet --games 2 && ls lawan",
                        home));
        EXPECT_EQ(named.code, 0) << home << '\n' << named.err;
        EXPECT_THAT(named.out, HasSubstr("\ntournaments\n"));
        EXPECT_EQ(run_shell(fmt::format("{}; \"$LAWAN\" bots", home)).code, 0) << home;
        const Ran play = run_shell(fmt::format(
            "{}; \"$LAWAN\" play tictactoe --o greedy <<< $'b2\\nsave\\nsave game.json'", home));
        EXPECT_EQ(play.code, 0);
        EXPECT_THAT(play.out, HasSubstr("save it with 'save FILE'"));
        EXPECT_THAT(play.out, HasSubstr("Saved to game.json"));
    }
}

TEST(Output, AnInterruptEndsWith130) {
    const auto interrupted = [](const std::string& arguments) {
        // In a job of its own: bash starts what runs in the background deaf to interrupts.
        return run_shell(kUntilItListens + ("set -m; \"$LAWAN\" " + arguments) +
                         " & until_it_listens $!; kill -INT %1; wait %1; echo \"code $?\"");
    };
    EXPECT_THAT(interrupted("perft othello --depth 30 --json").out, HasSubstr("code 130"));
    EXPECT_THAT(interrupted("play othello --x 'minimax(depth=30)' --o random").out,
                HasSubstr("code 130"));
    const Ran match =
        interrupted("match tictactoe 'minimax(depth=9)' 'minimax(depth=9)' --size 4 --games 100");
    EXPECT_THAT(match.out, HasSubstr("code 130"));
    EXPECT_THAT(match.out, HasSubstr("interrupted"));
    EXPECT_THAT(interrupted("play tictactoe < <(sleep 5)").out, HasSubstr("code 130"));
    const std::string verify = "verify adjacency-full8.proof --whole --threads 1 2>&1";
    EXPECT_THAT(interrupted(verify).out, HasSubstr("with --checkpoint FILE, --whole keeps"));
    const ScratchFolder folder;
    const std::string kept = (folder.path() / "checked").string();
    EXPECT_THAT(interrupted(verify + " --checkpoint '" + kept + "'").out,
                HasSubstr("is kept in '" + kept + "': the same command goes on"));
}

TEST(Perft, EndsWithTheNumber) {
    const Ran ran = run_lawan("perft othello --depth 5");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, HasSubstr("\nperft(5) = 1396\n"));
    EXPECT_THAT(run_lawan("perft tictactoe --depth 9 --scores").out,
                HasSubstr("games over within 9 plies: 255168"));
}

TEST(Match, SaysWhoWonAndTheSeed) {
    const Ran ran = run_lawan("match tictactoe 'minimax(depth=9)' random --games 4 --seed 9");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, HasSubstr("game 1/4  X minimax(depth=9), O random: "));
    EXPECT_THAT(ran.out, HasSubstr("game 2/4  X random, O minimax(depth=9): "));
    EXPECT_THAT(ran.out, HasSubstr("\nElo difference at least +"));
    EXPECT_THAT(ran.out, HasSubstr(" (95 %), from 4 games, all of them won\nseed 9\n"));
    const Ran quiet = run_lawan("match tictactoe random random --games 4 --quiet");
    EXPECT_EQ(quiet.out.find("game 1/4"), std::string::npos);
    EXPECT_THAT(quiet.out, HasSubstr("seed 1"));
}

TEST(Match, SaysThatGamesRepeatThemselves) {
    const Ran ran = run_lawan("match tictactoe greedy minimax --games 10");
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.err,
              "lawan: only 2 of the 10 games are different: add --random-plies, so that each "
              "game starts with random moves\n");
    const Ran json = run_lawan("match tictactoe greedy minimax --games 10 --json");
    EXPECT_EQ(json.err, "");
    EXPECT_THAT(json.out, HasSubstr("\"different_games\": 2,"));
    EXPECT_EQ(run_lawan("match tictactoe greedy minimax --games 2").err, "");
    EXPECT_EQ(run_lawan("match tictactoe random minimax --games 10").err, "");
    EXPECT_EQ(run_lawan("match othello greedy 'minimax(depth=1)' --games 10 --random-plies 6").err,
              "");
    EXPECT_THAT(run_lawan("match tictactoe greedy minimax --games 40 --random-plies 1").err,
                HasSubstr("a larger --random-plies"));
}

TEST(Bots, ShowOptionsAndEvaluators) {
    EXPECT_THAT(run_lawan("bots").out, HasSubstr("minimax"));
    // A name that several games have is said of each of them.
    const std::string all = run_lawan("bots").out;
    for (const char* game : {"adjacency", "othello", "tictactoe"}) {
        const std::string own = run_lawan("bots " + std::string{game} + " lawan").out;
        const std::string said = own.substr(18, own.find_first_of(",:") - 18);
        EXPECT_THAT(all, HasSubstr(said));
        EXPECT_THAT(run_lawan("bots lawan").out, HasSubstr(said));
    }
    const Ran one = run_lawan("bots adjacency minimax");
    EXPECT_THAT(one.out, HasSubstr("depth"));
    EXPECT_THAT(one.out, HasSubstr("1 to 400, default 3"));
    EXPECT_THAT(one.out, HasSubstr("evaluators of adjacency"));
    EXPECT_EQ(one.out.find("greedy"), std::string::npos);
    EXPECT_EQ(run_lawan("bots adjacency random").out.find("evaluators"), std::string::npos);
}

}  // namespace
}  // namespace lawan::test
