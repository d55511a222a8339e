// Shell completion, tried in the shells themselves.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

// What bash offers for the last of these words.
std::string offered(const std::string& words) {
    const Ran ran = run_shell(
        "source <(\"$LAWAN\" completion bash)\n"
        "COMP_WORDS=(" +
        words +
        ")\n"
        "COMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n"
        "_lawan\n"
        "echo \" ${COMPREPLY[*]} \"");
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.err, "");
    return ran.out;
}

TEST(BashCompletion, Commands) {
    EXPECT_THAT(offered("lawan ''"), AllOf(HasSubstr(" play "), HasSubstr(" perft ")));
    EXPECT_THAT(offered("lawan p"), AllOf(HasSubstr(" play "), Not(HasSubstr(" match "))));
    EXPECT_THAT(offered("lawan --v"), HasSubstr(" --version "));
}

TEST(BashCompletion, Games) {
    EXPECT_EQ(offered("lawan perft ''"), " adjacency tictactoe othello connect4 \n");
    EXPECT_EQ(offered("lawan perft --depth 3 o"), " othello \n");
    EXPECT_EQ(offered("lawan perft othello ''"), "  \n");
}

TEST(BashCompletion, Bots) {
    EXPECT_THAT(offered("lawan match othello ''"),
                AllOf(HasSubstr(" minimax "), HasSubstr(" greedy ")));
    EXPECT_THAT(offered("lawan match othello greedy m"), HasSubstr(" minimax "));
    EXPECT_THAT(offered("lawan match othello ''"), Not(HasSubstr(" a-minimax ")));
    EXPECT_THAT(offered("lawan match adjacency a-"), HasSubstr(" a-minimax "));
    EXPECT_THAT(offered("lawan play othello --x h"), HasSubstr(" human "));
}

TEST(BashCompletion, OptionsAndTheirValues) {
    EXPECT_THAT(offered("lawan perft othello --"),
                AllOf(HasSubstr(" --depth "), HasSubstr(" --size "), HasSubstr(" --json ")));
    EXPECT_THAT(offered("lawan perft othello --"),
                AllOf(Not(HasSubstr("--in-a-row")), Not(HasSubstr("--rounds"))));
    EXPECT_THAT(offered("lawan perft tictactoe --"),
                AllOf(HasSubstr(" --in-a-row "), Not(HasSubstr("--rounds"))));
    EXPECT_THAT(offered("lawan perft --"), HasSubstr(" --rounds "));
    EXPECT_THAT(offered("lawan bench --"), Not(HasSubstr("--depth")));
    EXPECT_EQ(offered("lawan play --color ''"), " auto always never \n");
    EXPECT_EQ(offered("lawan play --first ''"), " X O \n");
    EXPECT_EQ(offered("lawan perft --depth ''"), "  \n");
    EXPECT_EQ(offered("lawan completion z"), " zsh \n");
}

TEST(BashCompletion, TheLanguage) {
    EXPECT_EQ(offered("lawan perft othello --l"), " --lang \n");
    EXPECT_EQ(offered("lawan play --lang ''"), " en id \n");
    EXPECT_EQ(offered("lawan --lang ''"), " en id \n");
    EXPECT_EQ(offered("lawan --lang id perft o"), " othello \n");
    EXPECT_EQ(offered("lawan perft --lang id o"), " othello \n");
}

TEST(BashCompletion, Files) {
    const Ran ran = run_shell(
        "touch saved.json; source <(\"$LAWAN\" completion bash)\n"
        "COMP_WORDS=(lawan play --load sav); COMP_CWORD=3; _lawan; echo \"${COMPREPLY[*]}\"");
    EXPECT_EQ(ran.out, "saved.json\n");
}

TEST(ZshCompletion, IsRightForZsh) {
    const Ran script = run_lawan("completion zsh");
    EXPECT_THAT(script.out,
                AllOf(HasSubstr("#compdef lawan\n"), HasSubstr("adjacency tictactoe othello")));
    if (run_shell("command -v zsh").code != 0) GTEST_SKIP() << "zsh is not installed";
    EXPECT_EQ(run_shell("\"$LAWAN\" completion zsh | zsh -n /dev/stdin").code, 0);
}

TEST(FishCompletion, IsRightForFish) {
    const Ran script = run_lawan("completion fish");
    EXPECT_THAT(script.out,
                AllOf(HasSubstr("complete -c lawan"), HasSubstr("adjacency tictactoe othello")));
    if (run_shell("command -v fish").code != 0) GTEST_SKIP() << "fish is not installed";
    EXPECT_THAT(run_shell("\"$LAWAN\" completion fish > c.fish; fish -c 'source c.fish; complete "
                          "-C \"lawan perft o\"'")
                    .out,
                HasSubstr("othello"));
}

}  // namespace
}  // namespace lawan::test
