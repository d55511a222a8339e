// Ratings: two players in closed form, and what must hold for any number.
#include "core/bradley_terry.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace lawan {
namespace {

constexpr double kNearlyNoPrior = 1e-6;

TEST(BradleyTerry, TwoPlayersHaveTheOddsOfTheirGames) {
    const auto ratings = bradley_terry(2, {{0, 1, 100, 75}}, kNearlyNoPrior);
    EXPECT_NEAR(ratings[0].elo - ratings[1].elo, 400 * std::log10(3.0), 0.01);
    EXPECT_NEAR(ratings[0].elo + ratings[1].elo, 0, 1e-6);
    // The difference has the error 400 / ln 10 / sqrt(n p (1 - p)); each half of it lies with one.
    const double difference = 1.959964 * 400 / std::log(10.0) / std::sqrt(100 * 0.75 * 0.25);
    EXPECT_NEAR(ratings[0].error, difference / 2, 0.05);
}

TEST(BradleyTerry, ThreePlayersInAnExactlyConsistentWorld) {
    // Strengths 4 : 2 : 1.
    const auto ratings =
        bradley_terry(3, {{0, 1, 60, 40}, {1, 2, 60, 40}, {0, 2, 60, 48}}, kNearlyNoPrior);
    EXPECT_NEAR(ratings[0].elo - ratings[1].elo, 400 * std::log10(2.0), 0.01);
    EXPECT_NEAR(ratings[1].elo - ratings[2].elo, 400 * std::log10(2.0), 0.01);
}

TEST(BradleyTerry, WhoWinsAllIsFiniteByThePrior) {
    const auto ratings = bradley_terry(2, {{0, 1, 10, 10}});
    EXPECT_GT(ratings[0].elo, ratings[1].elo + 200);
    EXPECT_TRUE(std::isfinite(ratings[0].elo));
    EXPECT_TRUE(std::isfinite(ratings[0].error));
}

TEST(BradleyTerry, MoreGamesLessError) {
    const auto few = bradley_terry(2, {{0, 1, 10, 6}});
    const auto many = bradley_terry(2, {{0, 1, 1000, 600}});
    EXPECT_LT(many[0].error, few[0].error / 5);
}

TEST(BradleyTerry, NobodyPlayed) {
    EXPECT_TRUE(bradley_terry(0, {}).empty());
    const auto ratings = bradley_terry(3, {});
    for (const Rating& rating : ratings) {
        EXPECT_NEAR(rating.elo, 0, 1e-9);
        EXPECT_GT(rating.error, 100);
    }
}

TEST(BradleyTerry, WhoSatWhereDoesNotMatter) {
    const auto one = bradley_terry(2, {{0, 1, 10, 7}});
    const auto other = bradley_terry(2, {{1, 0, 10, 3}});
    EXPECT_NEAR(one[0].elo, other[0].elo, 1e-9);
}

}  // namespace
}  // namespace lawan
