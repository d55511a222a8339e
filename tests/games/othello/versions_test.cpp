#include "games/othello/versions.hpp"

#include <gtest/gtest.h>

#include "tests/support/versions.hpp"

namespace lawan::othello {
namespace {

TEST(OthelloVersions, AreTheSameGame) {
    test::expect_the_same(versions(),
                          "---------------------------OX------XO--------------------------- X", 7);
    test::expect_the_same(versions(), "--------------OX----XO-------------- X", 7);
    test::expect_the_same(versions(), "-----OX--XO----- X", 9);
}

}  // namespace
}  // namespace lawan::othello
