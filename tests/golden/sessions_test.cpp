// Terminal sessions, line by line. sessions/NAME.in holds the arguments in its first line and what
// is typed in the others; sessions/NAME.out is what must be on the screen. To write the .out files
// anew: LAWAN_UPDATE_GOLDEN=1 ./test release -R golden
#include <algorithm>
#include <cstdlib>

#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

namespace fs = std::filesystem;

fs::path folder() {
    return fs::path{source_dir()} / "tests" / "golden" / "sessions";
}

std::vector<std::string> session_names() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator{folder()}) {
        if (entry.path().extension() == ".in") names.push_back(entry.path().stem().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

class Session : public ::testing::TestWithParam<std::string> {};

TEST_P(Session, LooksAsItDid) {
    const std::string script = read_file(folder() / (GetParam() + ".in"));
    const auto end_of_arguments = script.find('\n');
    const Ran ran =
        run_lawan(script.substr(0, end_of_arguments), script.substr(end_of_arguments + 1));
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.err, "");
    const fs::path expected = folder() / (GetParam() + ".out");
    if (std::getenv("LAWAN_UPDATE_GOLDEN") != nullptr) write_file(expected, ran.out);
    EXPECT_EQ(ran.out, read_file(expected));
}

INSTANTIATE_TEST_SUITE_P(Golden, Session, ::testing::ValuesIn(session_names()),
                         [](const auto& info) {
                             std::string name = info.param;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

}  // namespace
}  // namespace lawan::test
