// Ratings: two players in closed form, and what must hold for any number.
#include "core/bradley_terry.hpp"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "core/random.hpp"

namespace lawan {
namespace {

constexpr double kNearlyNoPrior = 1e-6;

Encounter met(std::size_t a, std::size_t b, double wins, double draws, double losses) {
    return {a, b, wins + draws + losses, wins + draws / 2, draws};
}

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

// With fifty digits: a prior of a millionth leaves seven of sixteen, which once gave 54, 0 and 37.
TEST(BradleyTerry, ASlightPriorLeavesTheErrorsExact) {
    const BradleyTerry strengths{
        3, {{0, 1, 100, 60, 0}, {1, 2, 100, 70, 0}, {0, 2, 100, 80, 0}}, kNoPrior};
    EXPECT_NEAR(strengths.ratings()[0].error, 35.933, 0.001);
    EXPECT_NEAR(strengths.ratings()[1].error, 34.079, 0.001);
    EXPECT_NEAR(strengths.ratings()[2].error, 37.300, 0.001);
}

// A quarter of the games are different ones: the same ratings, with twice the error.
TEST(BradleyTerry, RepeatsWidenTheErrorsAndLeaveTheRatings) {
    const std::vector<Encounter> all{{0, 1, 100, 60, 0}, {1, 2, 100, 70, 0}, {0, 2, 100, 80, 0}};
    std::vector<Encounter> repeated = all;
    for (Encounter& met : repeated) met.different = 25;
    const BradleyTerry once{3, all, kNearlyNoPrior};
    const BradleyTerry often{3, repeated, kNearlyNoPrior};
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_NEAR(often.ratings()[i].elo, once.ratings()[i].elo, 1e-9);
        EXPECT_NEAR(often.ratings()[i].error, 2 * once.ratings()[i].error, 1e-3);
    }
    EXPECT_LT(often.superiority(0, 1), once.superiority(0, 1));
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

// The example of Wikipedia's "Bradley–Terry model": strengths 0.640, 1.043, 0.660 and 2.270.
TEST(BradleyTerry, AgreesWithAWorkedExample) {
    const auto ratings = bradley_terry(
        4, {met(0, 1, 2, 0, 3), met(0, 3, 1, 0, 4), met(1, 2, 5, 0, 3), met(2, 3, 1, 0, 3)},
        kNearlyNoPrior);
    const double expected[] = {0.640, 1.043, 0.660, 2.270};
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_NEAR(std::pow(10, ratings[i].elo / 400), expected[i], 0.0015);
    }
}

TEST(BradleyTerry, OfThoseWhoWonOrLostEverythingIsFinite) {
    const BradleyTerry fit{3, {met(0, 1, 10, 0, 0), met(1, 2, 10, 0, 0), met(0, 2, 10, 0, 0)}};
    EXPECT_GT(fit.ratings()[0].elo, fit.ratings()[1].elo);
    EXPECT_LT(fit.ratings()[0].elo, 3000);
    EXPECT_GT(fit.superiority(0, 1), 0.95);
    EXPECT_NEAR(fit.superiority(0, 1) + fit.superiority(1, 0), 1, 1e-9);
}

TEST(BradleyTerry, FindsDistancesThatHardlyAnybodyHas) {
    const auto ratings = bradley_terry(2, {met(0, 1, 1e9, 0, 0)});
    EXPECT_TRUE(std::isfinite(ratings[0].error));
    EXPECT_GT(ratings[0].elo, 1000);
}

TEST(BradleyTerry, ErrorsShrinkWithDraws) {
    const auto decisive = bradley_terry(2, {met(0, 1, 50, 0, 50)});
    const auto drawish = bradley_terry(2, {met(0, 1, 10, 80, 10)});
    EXPECT_LT(drawish[0].error, 0.6 * decisive[0].error);
}

TEST(BradleyTerry, IntervalsHoldTheTruthAsOftenAsTheySay) {
    const std::vector<double> truth{-150, -50, 50, 150};
    constexpr int kRuns = 400;
    int held = 0;
    for (int run = 0; run < kRuns; ++run) {
        Random random{Seed{11}.derive(static_cast<std::uint64_t>(run))};
        std::vector<Encounter> encounters;
        for (std::size_t a = 0; a < 4; ++a) {
            for (std::size_t b = a + 1; b < 4; ++b) {
                const double score = 1 / (1 + std::pow(10, (truth[b] - truth[a]) / 400));
                const double draws = 0.6 * std::min(score, 1 - score);
                double won = 0;
                double drawn = 0;
                for (int i = 0; i < 150; ++i) {
                    const double chance = random.unit();
                    if (chance < draws) {
                        ++drawn;
                    } else if (chance < score + draws / 2) {
                        ++won;
                    }
                }
                encounters.push_back(met(a, b, won, drawn, 150 - won - drawn));
            }
        }
        const auto ratings = bradley_terry(4, encounters);
        for (std::size_t i = 0; i < 4; ++i) {
            held += std::abs(ratings[i].elo - truth[i]) <= ratings[i].error ? 1 : 0;
        }
    }
    EXPECT_NEAR(held / (4.0 * kRuns), 0.95, 0.02);
}

// As Ford says: a chain of points from each to each.
TEST(BradleyTerry, KnowsWhetherTheGamesDetermineTheRatings) {
    EXPECT_TRUE(determines_ratings(2, {{0, 1, 10, 9, 0}}));
    EXPECT_FALSE(determines_ratings(2, {{0, 1, 10, 10, 0}}));
    EXPECT_FALSE(determines_ratings(3, {{0, 1, 10, 5, 0}}));
    EXPECT_TRUE(determines_ratings(3, {{0, 1, 1, 1, 0}, {1, 2, 1, 1, 0}, {2, 0, 1, 1, 0}}));
    EXPECT_FALSE(determines_ratings(3, {{0, 1, 1, 1, 0}, {1, 2, 1, 1, 0}, {0, 2, 1, 1, 0}}));
}

TEST(BradleyTerry, WithoutAPriorTwoPlayersDifferByWhatTheScoreSays) {
    const auto ratings = bradley_terry(2, {{0, 1, 20, 19, 0}}, kNoPrior);
    EXPECT_NEAR(ratings[0].elo - ratings[1].elo, 511.5, 0.1);
    EXPECT_GT(ratings[0].error, 50);
    EXPECT_LT(ratings[0].error, 500);
}

}  // namespace
}  // namespace lawan
