// Every command on the sheets of the course runs, and the Indonesian sheets have the same ones.
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

std::vector<std::string> sheets() {
    std::vector<std::string> names;
    for (const auto& file : fs::directory_iterator(source_dir() + "/docs/course")) {
        if (file.path().extension() == ".md") names.push_back(file.path().filename().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

// The lines to type in: indented, and they start the program.
std::vector<std::string> commands_of(const std::string& page) {
    std::ifstream file{source_dir() + '/' + page};
    EXPECT_TRUE(file) << page;
    std::vector<std::string> commands;
    for (std::string line; std::getline(file, line);) {
        const auto start = line.find_first_not_of(' ');
        if (start == std::string::npos || start < 4) continue;
        line.erase(0, start);
        if (line.find("./lawan ") != std::string::npos) commands.push_back(line);
    }
    return commands;
}

// What waits for somebody at the screen.
bool waits(const std::string& command) {
    return command.rfind("./lawan serve", 0) == 0 || command.rfind("./lawan play", 0) == 0;
}

class Sheet : public ::testing::TestWithParam<std::string> {};

TEST_P(Sheet, CommandsRun) {
    for (std::string command : commands_of("docs/course/" + GetParam())) {
        if (waits(command)) continue;
        const auto at = command.find("./lawan");
        command.replace(at, 7, "\"$LAWAN\"");
        const Ran ran = run_shell("cd " + source_dir() + " && " + command);
        EXPECT_EQ(ran.code, 0) << command << '\n' << ran.out << ran.err;
    }
}

TEST_P(Sheet, IsTheSameInIndonesian) {
    EXPECT_EQ(commands_of("docs/id/course/" + GetParam()),
              commands_of("docs/course/" + GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Course, Sheet, ::testing::ValuesIn(sheets()), [](const auto& sheet) {
    std::string name = sheet.param.substr(0, sheet.param.find('.'));
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

}  // namespace
}  // namespace lawan::test
