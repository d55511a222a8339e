// Where output goes: closed pipes, full disks, interrupts, and what the text forms say.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::HasSubstr;

TEST(Output, AReaderThatLeavesIsNoError) {
    for (const char* command :
         {"bots --json", "completion bash", "match tictactoe random random --games 2000",
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

TEST(Output, AFullDiskIsSaid) {
    for (const char* command : {"--help", "bots --json", "perft tictactoe --depth 3"}) {
        const Ran ran = run_shell("\"$LAWAN\" " + std::string{command} + " > /dev/full");
        EXPECT_EQ(ran.code, 1) << command;
        EXPECT_THAT(ran.err, HasSubstr("No space left on device"));
    }
}

TEST(Output, ClosedStreamsDoNotCrash) {
    EXPECT_LT(run_shell("\"$LAWAN\" bots >&-").code, 128);
    EXPECT_LT(run_shell("\"$LAWAN\" nonsense 2>&-").code, 128);
    EXPECT_LT(run_shell("\"$LAWAN\" play tictactoe <&-").code, 128);
}

TEST(Output, AnInterruptEndsWith130) {
    const auto interrupted = [](const std::string& arguments) {
        // In a job of its own: bash starts what runs in the background deaf to interrupts.
        return run_shell("set -m; \"$LAWAN\" " + arguments +
                         " & sleep 0.5; kill -INT %1; wait %1; echo \"code $?\"");
    };
    EXPECT_THAT(interrupted("perft othello --depth 30 --json").out, HasSubstr("code 130"));
    EXPECT_THAT(interrupted("play othello --x 'minimax(depth=30)' --o random").out,
                HasSubstr("code 130"));
    const Ran match =
        interrupted("match tictactoe 'minimax(depth=9)' 'minimax(depth=9)' --size 4 --games 100");
    EXPECT_THAT(match.out, HasSubstr("code 130"));
    EXPECT_THAT(match.out, HasSubstr("interrupted"));
    EXPECT_THAT(interrupted("play tictactoe < <(sleep 5)").out, HasSubstr("code 130"));
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
    EXPECT_THAT(ran.out, HasSubstr("\nseed 9\n"));
    const Ran quiet = run_lawan("match tictactoe random random --games 4 --quiet");
    EXPECT_EQ(quiet.out.find("game 1/4"), std::string::npos);
    EXPECT_THAT(quiet.out, HasSubstr("seed 1"));
}

TEST(Bots, ShowOptionsAndEvaluators) {
    EXPECT_THAT(run_lawan("bots").out, HasSubstr("minimax"));
    const Ran one = run_lawan("bots adjacency minimax");
    EXPECT_THAT(one.out, HasSubstr("depth"));
    EXPECT_THAT(one.out, HasSubstr("1 to 400, default 3"));
    EXPECT_THAT(one.out, HasSubstr("evaluators of adjacency"));
    EXPECT_EQ(one.out.find("greedy"), std::string::npos);
    EXPECT_EQ(run_lawan("bots adjacency random").out.find("evaluators"), std::string::npos);
}

}  // namespace
}  // namespace lawan::test
