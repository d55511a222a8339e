#include "games/tictactoe/versions.hpp"

#include <gtest/gtest.h>

#include "tests/support/versions.hpp"

namespace lawan::tictactoe {
namespace {

TEST(TicTacToeVersions, AreTheSameGame) {
    test::expect_the_same(versions(), "3/3/3 X 3", 5);
    test::expect_the_same(versions(), "5/5/5/5/5 X 4", 3);
    test::expect_the_same(versions(), "6/6/6/6/6/6 X 5", 3);
}

}  // namespace
}  // namespace lawan::tictactoe
