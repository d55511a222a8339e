#include "arena/elo.hpp"

#include <cmath>

#include <gtest/gtest.h>

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
    // 100 pairs, each won by the side that began: very likely equal. As single games they look
    // random.
    const EloEstimate pairs = estimate_elo(scores_of(PairCounts{0, 0, 100, 0, 0}));
    const EloEstimate games = estimate_elo(scores_of(WinDrawLoss{100, 0, 100}));
    EXPECT_EQ(pairs.elo, 0);
    EXPECT_NEAR(games.interval.high, 48.4, 0.5);
    EXPECT_LT(pairs.interval.high, 0.6 * games.interval.high);
    EXPECT_EQ(pairs.superiority, 0.5);
}

TEST(Elo, OneGameProvesNothing) {
    const EloEstimate won = estimate_elo(scores_of(WinDrawLoss{1, 0, 0}));
    EXPECT_TRUE(std::isinf(won.elo));
    EXPECT_LT(won.interval.low, 0);
    EXPECT_LT(won.superiority, 0.95);
    const EloEstimate many = estimate_elo(scores_of(WinDrawLoss{100, 0, 0}));
    EXPECT_GT(many.interval.low, 400);
    EXPECT_GT(many.superiority, 0.9999);
    const EloEstimate drawn = estimate_elo(scores_of(WinDrawLoss{0, 1, 0}));
    EXPECT_EQ(drawn.elo, 0);
    EXPECT_FALSE(std::signbit(drawn.elo));
    EXPECT_TRUE(drawn.interval.contains(100));
}

// A loss shows that the other can win: no interval says that he never will.
TEST(Elo, IsBoundedWhereBothHaveWon) {
    for (const WinDrawLoss games : {WinDrawLoss{18, 1, 1}, {1, 0, 1}, {19, 0, 1}, {999, 0, 1}}) {
        const EloEstimate better = estimate_elo(scores_of(games));
        EXPECT_TRUE(std::isfinite(better.interval.high)) << games.wins;
        EXPECT_TRUE(better.interval.contains(better.elo));
        const EloEstimate worse =
            estimate_elo(scores_of(WinDrawLoss{games.losses, games.draws, games.wins}));
        EXPECT_NEAR(worse.interval.low, -better.interval.high, 1e-6);
    }
    // Of 20 games with 18.5 points, Wilson's interval for wins and losses alone is 0.72 to 0.98.
    const EloEstimate drawn = estimate_elo(scores_of(WinDrawLoss{18, 1, 1}));
    EXPECT_GT(drawn.interval.low, elo_from_score(0.72));
    EXPECT_LT(drawn.interval.high, elo_from_score(0.985));
}

// How often the interval of a match holds the true difference.
double share_held(Seed seed, int games_each, double wins, double draws) {
    constexpr int kRuns = 2000;
    int held = 0;
    for (int run = 0; run < kRuns; ++run) {
        Random random{seed.derive(static_cast<std::uint64_t>(run))};
        WinDrawLoss games;
        for (int i = 0; i < games_each; ++i) {
            const double drawn = random.unit();
            ++(drawn < wins ? games.wins : drawn < wins + draws ? games.draws : games.losses);
        }
        const double truth = elo_from_score(wins + draws / 2);
        held += estimate_elo(scores_of(games)).interval.contains(truth) ? 1 : 0;
    }
    return held / double{kRuns};
}

TEST(Elo, IntervalsHoldTheTruthAsOftenAsTheySay) {
    EXPECT_NEAR(share_held(Seed{7}, 400, 0.40, 0.30), 0.95, 0.015);
    EXPECT_NEAR(share_held(Seed{11}, 30, 0.80, 0.10), 0.95,
                0.025);  // few, and against a weaker one
}

}  // namespace
}  // namespace lawan
