// Every command on the sheets of the course, in the guides and on the pages on algorithms and
// engines runs, and the Indonesian sheets have the same ones.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "tests/support/paths.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> pages_of(const std::string& folder) {
    std::vector<std::string> names;
    for (const auto& file : fs::directory_iterator(source_dir() + "/docs/" + folder)) {
        if (file.path().extension() == ".md") names.push_back(file.path().filename().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

// The lines to type in: indented or fenced, and they start the program. Those below <!-- long -->
// take minutes, or files that do not come with Lawan.
std::vector<std::string> commands_of(const std::string& page) {
    std::ifstream file{source_dir() + '/' + page};
    EXPECT_TRUE(file) << page;
    std::vector<std::string> commands;
    bool long_ones = false;
    bool fenced = false;
    for (std::string line; std::getline(file, line);) {
        const auto start = line.find_first_not_of(' ');
        if (start == std::string::npos) continue;
        if (line.rfind("```", 0) == 0) {
            fenced = !fenced;
        } else if (fenced) {
            if (!long_ones && line.rfind("./lawan ", 0) == 0) commands.push_back(line);
        } else if (start < 4) {
            long_ones = line == "<!-- long -->";
        } else if (!long_ones && line.find("./lawan ") != std::string::npos) {
            commands.push_back(line.substr(start));
        }
    }
    return commands;
}

// What waits for somebody at the screen.
bool waits(const std::string& command) {
    return command.rfind("./lawan serve", 0) == 0 || command.rfind("./lawan play", 0) == 0;
}

std::string with_program(std::string command) {
    return command.replace(command.find("./lawan"), 7, "\"$LAWAN\"");
}

std::string test_name(const std::string& page) {
    std::string name = page.substr(0, page.find('.'));
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

class Sheet : public ::testing::TestWithParam<std::string> {};

TEST_P(Sheet, CommandsRun) {
    for (const std::string& command : commands_of("docs/course/" + GetParam())) {
        if (waits(command)) continue;
        const Ran ran = run_shell("cd " + source_dir() + " && " + with_program(command));
        EXPECT_EQ(ran.code, 0) << command << '\n' << ran.out << ran.err;
    }
}

TEST_P(Sheet, IsTheSameInIndonesian) {
    EXPECT_EQ(commands_of("docs/id/course/" + GetParam()),
              commands_of("docs/course/" + GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Course, Sheet, ::testing::ValuesIn(pages_of("course")),
                         [](const auto& sheet) { return test_name(sheet.param); });

class Guide : public ::testing::TestWithParam<std::string> {};

// One after the other in one folder: a page reads what it has written. Exit code 3 is an answer
// too: not settled.
void expect_commands_run(const std::string& page) {
    const ScratchFolder folder;
    fs::copy(source_dir() + "/bots", folder.path() / "bots", fs::copy_options::recursive);
    for (const std::string& command : commands_of(page)) {
        if (waits(command)) continue;
        const Ran ran = run_shell("cd " + folder.path().string() + " && " + with_program(command));
        EXPECT_TRUE(ran.code == 0 || ran.code == 3) << command << '\n' << ran.out << ran.err;
    }
}

TEST_P(Guide, CommandsRun) {
    expect_commands_run("docs/guide/" + GetParam());
}

INSTANTIATE_TEST_SUITE_P(Guides, Guide, ::testing::ValuesIn(pages_of("guide")),
                         [](const auto& guide) { return test_name(guide.param); });

class AlgorithmPage : public ::testing::TestWithParam<std::string> {};

TEST_P(AlgorithmPage, CommandsRun) {
    expect_commands_run("docs/algorithms/" + GetParam());
}

INSTANTIATE_TEST_SUITE_P(Algorithms, AlgorithmPage, ::testing::ValuesIn(pages_of("algorithms")),
                         [](const auto& page) { return test_name(page.param); });

class Page : public ::testing::TestWithParam<std::string> {};

TEST_P(Page, CommandsRun) {
    EXPECT_FALSE(commands_of("docs/" + GetParam()).empty());
    expect_commands_run("docs/" + GetParam());
}

INSTANTIATE_TEST_SUITE_P(Pages, Page,
                         ::testing::Values("papers.md", "bots.md", "adjacency-engine.md",
                                           "connect4-engine.md", "othello-engine.md",
                                           "tictactoe-engine.md"),
                         [](const auto& page) { return test_name(page.param); });

}  // namespace
}  // namespace lawan::test
