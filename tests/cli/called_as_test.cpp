// What is printed for the user to type begins with what he typed.
#include "cli/called_as.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/commands/all.hpp"
#include "cli/help.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(CalledAs, StandsWhereACommandBegins) {
    const auto typed = [](const char* text) { return as_typed(text, "./lawan"); };
    EXPECT_EQ(typed("see 'lawan perft --help'"), "see './lawan perft --help'");
    EXPECT_EQ(typed("  lawan play othello --black lawan"), "  ./lawan play othello --black lawan");
    EXPECT_EQ(typed("  echo f5 | lawan analyse othello"), "  echo f5 | ./lawan analyse othello");
    EXPECT_EQ(typed("source <(lawan completion bash)"), "source <(./lawan completion bash)");
    EXPECT_EQ(typed("Usage: lawan play"), "Usage: ./lawan play");
    EXPECT_EQ(typed("unknown bot 'lawam': did you mean 'lawan'?"),
              "unknown bot 'lawam': did you mean 'lawan'?");
    EXPECT_EQ(as_typed("a lawan\nlawan b", "lawan"), "a lawan\nlawan b");
    EXPECT_EQ(typed("lawan-tools, --bot lawan(level=3)"), "lawan-tools, --bot lawan(level=3)");
}

TEST(CalledAs, KeepsTheColumnsOfExamples) {
    EXPECT_EQ(
        as_typed("  lawan           opens\n  lawan COMMAND   helps\n  lawan long   x\n", "./lawan"),
        "  ./lawan         opens\n  ./lawan COMMAND  helps\n  ./lawan long  x\n");
}

TEST(CalledAs, IsWhatTheScriptSays) {
    const auto ran = test::run_shell("LAWAN_CALLED_AS=../lawan \"$LAWAN\" bots");
    EXPECT_THAT(ran.out, HasSubstr("\n../lawan bots GAME lists their options.\n"));
    const auto wrong = test::run_shell("LAWAN_CALLED_AS=./lawan \"$LAWAN\" perft");
    EXPECT_EQ(wrong.err, "lawan: GAME is missing: adjacency, tictactoe, othello, connect4\n");
    const auto unknown = test::run_shell("LAWAN_CALLED_AS=./lawan \"$LAWAN\" completion bash x");
    EXPECT_EQ(unknown.err,
              "lawan: completion does not take 'x': see './lawan completion --help'\n");
    // What the user typed himself is repeated as it is.
    const auto bot =
        test::run_shell("LAWAN_CALLED_AS=./lawan \"$LAWAN\" match othello 'lawan depth=3' random");
    EXPECT_THAT(bot.err, HasSubstr("in 'lawan depth=3'"));
    for (const char* strange : {"''", "$(printf '\\033[31m')"}) {
        const auto plain =
            test::run_shell(std::string{"LAWAN_CALLED_AS="} + strange + " \"$LAWAN\" bots");
        EXPECT_THAT(plain.out, HasSubstr("\nlawan bots GAME lists their options.\n"));
    }
    // The script passes on what it was called as.
    EXPECT_THAT(test::read_file(test::source_dir() + "/lawan"),
                HasSubstr("LAWAN_CALLED_AS=$called exec \"$program\""));
}

// Every example of every command begins with it, so that all of them can be typed.
TEST(CalledAs, IsInEveryExample) {
    for (const Command& command : all_commands()) {
        const std::string help = as_typed(help_text(command, 90), "./lawan");
        EXPECT_THAT(help, HasSubstr("Usage: ./lawan " + command.name));
        const std::string examples = help.substr(help.find("Examples:"));
        EXPECT_THAT(examples, HasSubstr("./lawan " + command.name)) << command.name;
        EXPECT_THAT(examples, Not(HasSubstr(" lawan " + command.name))) << command.name;
    }
}

}  // namespace
}  // namespace lawan::cli
