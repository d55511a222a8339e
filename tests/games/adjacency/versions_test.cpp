#include "games/adjacency/versions.hpp"

#include <gtest/gtest.h>

#include "tests/support/versions.hpp"

namespace lawan::adjacency {
namespace {

TEST(AdjacencyVersions, AreTheSameGame) {
    test::expect_the_same(versions(), "2OO/2OO/4/4/XX2/XX2 X 8 8", 3);  // to the full board
    test::expect_the_same(versions(), "4OO/4OO/6/6/XX4/XX4 X 4 4", 3);  // colours matter
}

}  // namespace
}  // namespace lawan::adjacency
