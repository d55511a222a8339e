#include "arena/ratings.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "arena/elo.hpp"
#include "core/random.hpp"

namespace lawan {
namespace {

TEST(Elo, OfAScore) {
    EXPECT_NEAR(expected_score(400), 10.0 / 11, 1e-12);
    EXPECT_NEAR(elo_from_score(0.75), 190.85, 0.01);  // the textbook's 191
    EXPECT_NEAR(elo_from_score(expected_score(-37.5)), -37.5, 1e-9);
    EXPECT_TRUE(std::isinf(elo_from_score(1)));
}

// 44 games, 25 won, 19 drawn, none lost, as a run published by seajay-chess states it: 224.04 Elo.
TEST(Elo, AgreesWithAPublishedMatch) {
    const EloEstimate estimate = estimate_elo(scores_of(WinDrawLoss{25, 19, 0}));
    EXPECT_NEAR(estimate.elo, 224.04, 0.01);
    EXPECT_GT(estimate.superiority, 0.9999);
}

TEST(Elo, PairsThatCancelOutSayMoreThanGamesThatDoNot) {
    // 100 pairs, each won by the side that began: surely equal. As single games they look random.
    const EloEstimate pairs = estimate_elo(scores_of(PairCounts{0, 0, 100, 0, 0}));
    const EloEstimate games = estimate_elo(scores_of(WinDrawLoss{100, 0, 100}));
    EXPECT_EQ(pairs.elo, 0);
    EXPECT_EQ(pairs.interval.high, 0);
    EXPECT_NEAR(games.interval.high, 48.4, 0.5);
    EXPECT_EQ(pairs.superiority, 0.5);
}

TEST(Elo, IntervalsHoldTheTruthAsOftenAsTheySay) {
    constexpr int kRuns = 2000;
    int held = 0;
    for (int run = 0; run < kRuns; ++run) {
        Random random{Seed{7}.derive(static_cast<std::uint64_t>(run))};
        WinDrawLoss games;
        for (int i = 0; i < 400; ++i) {
            const double drawn = random.unit();
            ++(drawn < 0.40 ? games.wins : drawn < 0.70 ? games.draws : games.losses);
        }
        held += estimate_elo(scores_of(games)).interval.contains(elo_from_score(0.55)) ? 1 : 0;
    }
    EXPECT_NEAR(held / double{kRuns}, 0.95, 0.015);
}

// The example of Wikipedia's "Bradley–Terry model": strengths 0.640, 1.043, 0.660 and 2.270.
TEST(Ratings, AgreeWithAWorkedExample) {
    const std::vector<Meeting> meetings{
        {0, 1, {2, 0, 3}}, {0, 3, {1, 0, 4}}, {1, 2, {5, 0, 3}}, {2, 3, {1, 0, 3}}};
    // The example has no prior; many copies of it make ours count for nothing.
    std::vector<Meeting> many = meetings;
    for (Meeting& met : many) {
        met.of_a.wins *= 100'000;
        met.of_a.losses *= 100'000;
    }
    const Ratings ratings{4, many};
    const double expected[] = {0.640, 1.043, 0.660, 2.270};
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_NEAR(std::pow(10, ratings.all()[i].elo / 400), expected[i], 0.0015);
    }
}

TEST(Ratings, OfTwoAreTheScoreOfTheirMatch) {
    const Ratings ratings{2, {{0, 1, {600'000, 200'000, 200'000}}}};
    EXPECT_NEAR(ratings.all()[0].elo - ratings.all()[1].elo, elo_from_score(0.7), 0.01);
    const EloEstimate match = estimate_elo(scores_of(WinDrawLoss{600'000, 200'000, 200'000}));
    // Both ratings share the error of their difference.
    EXPECT_NEAR(2 * ratings.all()[0].error, (match.interval.high - match.interval.low) / 2, 0.01);
}

TEST(Ratings, OfThoseWhoWonOrLostEverythingAreFinite) {
    const Ratings ratings{3, {{0, 1, {10, 0, 0}}, {1, 2, {10, 0, 0}}, {0, 2, {10, 0, 0}}}};
    EXPECT_GT(ratings.all()[0].elo, ratings.all()[1].elo);
    EXPECT_LT(ratings.all()[0].elo, 3000);
    EXPECT_GT(ratings.superiority(0, 1), 0.95);
    EXPECT_NEAR(ratings.superiority(0, 1) + ratings.superiority(1, 0), 1, 1e-9);
}

TEST(Ratings, ErrorsShrinkWithDraws) {
    const Ratings decisive{2, {{0, 1, {50, 0, 50}}}};
    const Ratings drawish{2, {{0, 1, {10, 80, 10}}}};
    EXPECT_LT(drawish.all()[0].error, 0.6 * decisive.all()[0].error);
}

TEST(Ratings, HoldTheTruthAsOftenAsTheySay) {
    const std::vector<double> truth{-150, -50, 50, 150};
    constexpr int kRuns = 400;
    int held = 0;
    for (int run = 0; run < kRuns; ++run) {
        Random random{Seed{11}.derive(static_cast<std::uint64_t>(run))};
        std::vector<Meeting> meetings;
        for (std::size_t a = 0; a < 4; ++a) {
            for (std::size_t b = a + 1; b < 4; ++b) {
                const double score = expected_score(truth[a] - truth[b]);
                const double draws = 0.6 * std::min(score, 1 - score);
                WinDrawLoss games;
                for (int i = 0; i < 150; ++i) {
                    const double drawn = random.unit();
                    ++(drawn < draws               ? games.draws
                       : drawn < score + draws / 2 ? games.wins
                                                   : games.losses);
                }
                meetings.push_back({a, b, games});
            }
        }
        const Ratings ratings{4, meetings};
        for (std::size_t i = 0; i < 4; ++i) {
            const Rating& rating = ratings.all()[i];
            held += std::abs(rating.elo - truth[i]) <= rating.error ? 1 : 0;
        }
    }
    EXPECT_NEAR(held / (4.0 * kRuns), 0.95, 0.02);
}

}  // namespace
}  // namespace lawan
