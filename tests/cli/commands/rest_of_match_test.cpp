// What is said of the time that a match still takes.
#include "cli/commands/rest_of_match.hpp"

#include <gtest/gtest.h>

#include "tests/support/fake_clock.hpp"

namespace lawan::cli {
namespace {

std::optional<double> said(int games, int workers, double first_pair, int after = 2) {
    test::FakeClock clock;
    const RestOfMatch rest{games, workers, clock};
    clock.work(Seconds{first_pair});
    const auto left = rest.after(after);
    return left ? std::optional{left->count()} : std::nullopt;
}

TEST(RestOfMatch, IsInProportionToTheFirstPair) {
    EXPECT_DOUBLE_EQ(said(10, 1, 6).value(), 24);     // 4 more pairs
    EXPECT_DOUBLE_EQ(said(100, 4, 2.5).value(), 60);  // 24 more fours
    EXPECT_DOUBLE_EQ(said(3, 2, 40).value(), 20);
}

TEST(RestOfMatch, IsSaidOnceAndOnlyWhereItIsLong) {
    EXPECT_EQ(said(10, 1, 2.4), std::nullopt) << "9.6 s are not worth a sentence";
    EXPECT_TRUE(said(10, 1, 2.5));
    EXPECT_EQ(said(10, 1, 60, 1), std::nullopt);
    EXPECT_EQ(said(10, 1, 60, 3), std::nullopt);
    EXPECT_EQ(said(2, 1, 60), std::nullopt) << "no game is left";
    EXPECT_EQ(said(8, 8, 60), std::nullopt) << "all games are under way";
}

}  // namespace
}  // namespace lawan::cli
