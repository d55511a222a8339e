// Help and version.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/commands/all.hpp"
#include "cli/help.hpp"
#include "core/version.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::HasSubstr;

TEST(Help, NamesEveryCommand) {
    const Ran ran = run_lawan("--help");
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.err, "");
    for (const cli::Command& command : cli::all_commands()) {
        EXPECT_THAT(ran.out, HasSubstr("\n  " + command.name + ' '));
    }
    EXPECT_EQ(run_lawan("-h").out, ran.out);
    EXPECT_EQ(run_lawan("help").out, ran.out);
}

TEST(Help, TheTopicOfFilesSaysWhatListsThemAndWhatIsReplaced) {
    const Ran english = run_shell("\"$LAWAN\" help files | tr -s '\\n ' ' '");
    EXPECT_THAT(english.out, HasSubstr("'lawan games' lists them."));
    EXPECT_THAT(english.out, HasSubstr("replaces only a file of its own kind"));
    const Ran indonesian = run_shell("\"$LAWAN\" --lang id help files | tr -s '\\n ' ' '");
    EXPECT_THAT(indonesian.out, HasSubstr("'lawan games' menampilkan daftarnya."));
}

TEST(Help, TheTopicOfLevelsListsThem) {
    const Ran ran = run_lawan("help levels");
    for (const char* level : {"\n  1 ", "\n  5 ", "\n  10 "}) {
        EXPECT_THAT(ran.out, HasSubstr(level));
    }
    EXPECT_THAT(ran.out, HasSubstr("for experts\n"));
}

TEST(Help, EveryCommandHasExamplesAndEveryOptionAnExplanation) {
    for (const cli::Command& command : cli::all_commands()) {
        const Ran ran = run_lawan(command.name + " --help");
        EXPECT_EQ(ran.code, 0);
        EXPECT_EQ(ran.out, cli::help_text(command, 88));
        EXPECT_THAT(ran.out, HasSubstr("Usage: lawan " + command.name));
        EXPECT_THAT(ran.out, HasSubstr("Examples:\n  "));
        for (const cli::OptionLine& option : command.options) {
            EXPECT_FALSE(option.help.empty()) << option.names.front();
            EXPECT_THAT(ran.out, HasSubstr(option.names.front()));
        }
        EXPECT_EQ(run_lawan("help " + command.name).out, ran.out);
    }
}

TEST(Help, OfAnUnknownCommandSuggestsTheNearest) {
    for (const char* typed : {"help plya", "plya --help", "plya"}) {
        const Ran ran = run_lawan(typed);
        EXPECT_EQ(ran.code, 2) << typed;
        EXPECT_EQ(ran.err, "lawan: unknown command 'plya': did you mean 'play'?\n");
    }
}

TEST(Help, FitsATerminal) {
    for (const cli::Command& command : cli::all_commands()) {
        std::istringstream text{cli::help_text(command, 80)};
        for (std::string line; std::getline(text, line);) EXPECT_LE(line.size(), 100U) << line;
    }
}

std::size_t longest_line(const std::string& text) {
    std::size_t longest = 0;
    std::istringstream lines{text};
    for (std::string line; std::getline(lines, line);) longest = std::max(longest, line.size());
    return longest;
}

TEST(Help, IsAsWideAsTheTerminal) {
    EXPECT_LE(longest_line(run_shell("COLUMNS=80 \"$LAWAN\" bots othello").out), 80U);
    EXPECT_LE(longest_line(run_shell("COLUMNS=60 \"$LAWAN\" bots othello").out), 60U);
    for (const std::size_t columns : {60U, 40U}) {
        const std::string set = "COLUMNS=" + std::to_string(columns);
        const std::string narrow = run_shell(set + " \"$LAWAN\" --help").out;
        EXPECT_LE(longest_line(narrow.substr(0, narrow.find("Examples:"))), columns);
    }
    const auto wide = longest_line(run_shell("COLUMNS=110 \"$LAWAN\" bots othello").out);
    EXPECT_GT(wide, 88U);
    EXPECT_LE(wide, 110U);
    EXPECT_LE(longest_line(run_shell("COLUMNS=100000 \"$LAWAN\" bots othello").out), 120U);
    for (const char* columns : {"0", "1", "-5", "x", "99999999999999999999"}) {
        const std::string set = std::string{"COLUMNS="} + columns;
        EXPECT_EQ(run_shell(set + " \"$LAWAN\" --help").code, 0) << columns;
    }
}

TEST(Help, OptionsHaveOneMeaningEach) {
    for (const cli::Command& command : cli::all_commands()) {
        std::set<std::string> names{"--help"};
        for (const cli::OptionLine& option : command.options) {
            for (const std::string& name : option.names) {
                EXPECT_TRUE(names.insert(name).second) << command.name << ' ' << name;
            }
        }
    }
}

TEST(Help, WinsOverOtherMistakes) {
    EXPECT_EQ(run_lawan("perft --help --nonsense").code, 0);
}

TEST(Version, IsThatOfTheBuild) {
    const Ran ran = run_lawan("--version");
    EXPECT_EQ(ran.code, 0);
    EXPECT_THAT(ran.out, HasSubstr("lawan " + std::string{version()}));
}

}  // namespace
}  // namespace lawan::test
