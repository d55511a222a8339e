// Topics of help, manual pages, and the reference: made from what --help is made from.
#include "cli/manual.hpp"

#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/commands/all.hpp"
#include "cli/help_topics.hpp"
#include "tests/support/paths.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::HasSubstr;

TEST(Manual, TheReferenceOfTheDocumentsIsCurrent) {
    const Ran ran = run_lawan("help --markdown");
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.out, read_file(source_dir() + "/docs/reference.md"))
        << "write it anew: lawan help --markdown > docs/reference.md";
}

TEST(Manual, EveryCommandHasAPageWithAllItsOptions) {
    for (const cli::Command& command : cli::all_commands()) {
        const Ran ran = run_lawan("help --man " + command.name);
        EXPECT_EQ(ran.code, 0) << command.name;
        EXPECT_THAT(ran.out, HasSubstr(".SH NAME\nlawan\\-"));
        for (const cli::OptionLine& option : command.options) {
            std::string name = option.names.front();
            for (std::size_t at = 0; (at = name.find('-', at)) != std::string::npos; at += 2) {
                name.insert(at, 1, '\\');
            }
            EXPECT_THAT(ran.out, HasSubstr("\n.B " + name)) << command.name;
        }
    }
    const Ran all = run_lawan("help --man");
    EXPECT_THAT(all.out, HasSubstr(".BR lawan\\-solve (1)"));
    EXPECT_THAT(all.out, HasSubstr(".SH EXIT STATUS"));
    EXPECT_THAT(run_lawan("--lang id help --man").out, HasSubstr(".SH KODE KELUAR"));
}

TEST(Manual, OnlyCommandsHaveAPage) {
    const Ran ran = run_lawan("help --man specs");
    EXPECT_EQ(ran.code, 2);
    EXPECT_THAT(ran.err, HasSubstr("unknown command 'specs': choose from serve, play,"));
}

// groff finds no fault with them, where it is installed.
TEST(Manual, ThePagesAreGoodRoff) {
    if (run_shell("command -v groff").code != 0) GTEST_SKIP() << "there is no groff";
    for (const cli::Command& command : cli::all_commands()) {
        const Ran ran = run_shell("\"$LAWAN\" help --man " + command.name +
                                  " | groff -man -Tutf8 -ww -Kutf8 > /dev/null");
        EXPECT_EQ(ran.err, "") << command.name;
    }
}

TEST(Manual, TopicsAreExplained) {
    for (const cli::HelpTopic& topic : cli::help_topics()) {
        const Ran ran = run_lawan("help " + topic.name);
        EXPECT_EQ(ran.code, 0);
        EXPECT_THAT(ran.out, HasSubstr(topic.summary.english()));
    }
    const Ran all = run_lawan("help topics");
    EXPECT_EQ(all.code, 0) << all.err;
    for (const cli::HelpTopic& topic : cli::help_topics()) {
        EXPECT_THAT(all.out, HasSubstr("  " + topic.name));
    }
    const Ran wrong = run_lawan("help nonsense-topic");
    EXPECT_EQ(wrong.code, 2);
    EXPECT_THAT(wrong.err, HasSubstr("unknown topic"));
}

}  // namespace
}  // namespace lawan::test
