// The problem set of five in a row: read right, and the first of them solved.
#include <gtest/gtest.h>

#include "core/input_error.hpp"
#include "games/tictactoe/parts.hpp"

namespace lawan::tictactoe {
namespace {

TEST(FiveProblems, AreReadLineByLine) {
    const auto problems = parse_problems("# made\n\n3/3/3 X 3; wins in 9\r\n", "file");
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_EQ(problems.front().position, "3/3/3 X 3");
    EXPECT_EQ(problems.front().line, 3);
    EXPECT_EQ(problems.front().best_score(), 1);
    for (const char* wrong : {"3/3/3 X 3", "3/3/3 X 3; wins", "3/3/3 X 3; wins in x"})
        EXPECT_THROW((void)parse_problems(wrong, "file"), InputError) << wrong;
}

}  // namespace
}  // namespace lawan::tictactoe
