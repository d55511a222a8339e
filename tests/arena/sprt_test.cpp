// The test and its error rates. Log-likelihood ratios are compared with those that fastchess gives
// for runs of fishtest (github.com/Disservin/fastchess, app/tests/sprt_test.cpp), to two decimals.
#include "arena/sprt.hpp"

#include <array>
#include <cmath>

#include <gtest/gtest.h>

#include "arena/sprt_watch.hpp"
#include "core/random.hpp"

namespace lawan {
namespace {

SprtSettings bounds(double elo0, double elo1, EloModel model) {
    return {elo0, elo1, 0.05, 0.05, model};
}

double ratio(const Scores& scores, const SprtSettings& settings) {
    return log_likelihood_ratio(scores, settings);
}

TEST(Sprt, AgreesWithPublishedRunsOfGames) {
    using enum EloModel;
    EXPECT_NEAR(ratio(scores_of(WinDrawLoss{36433, 68692, 36027}), bounds(0, 2, Normalised)), 0.92,
                0.01);
    EXPECT_NEAR(ratio(scores_of(WinDrawLoss{10871, 20431, 10650}), bounds(-1.75, 0.25, Normalised)),
                2.30, 0.02);
    EXPECT_NEAR(ratio(scores_of(WinDrawLoss{21404, 40708, 21184}), bounds(0.5, 2.5, Logistic)),
                -1.57, 0.015);
    EXPECT_NEAR(ratio(scores_of(WinDrawLoss{57433, 106593, 57030}), bounds(0, 2, Logistic)), -2.59,
                0.025);
}

TEST(Sprt, AgreesWithPublishedRunsOfPairs) {
    using enum EloModel;
    EXPECT_NEAR(
        ratio(scores_of(PairCounts{365, 16618, 36229, 16974, 390}), bounds(0, 2, Normalised)), 2.25,
        0.02);
    EXPECT_NEAR(
        ratio(scores_of(PairCounts{127, 4883, 10712, 5150, 104}), bounds(-1.75, 0.25, Normalised)),
        3.01, 0.03);
    EXPECT_NEAR(
        ratio(scores_of(PairCounts{223, 9863, 21279, 10037, 246}), bounds(0.5, 2.5, Logistic)),
        -3.07, 0.03);
    EXPECT_NEAR(ratio(scores_of(PairCounts{871, 26175, 55983, 26678, 821}), bounds(0, 2, Logistic)),
                -4.98, 0.05);
}

// Where every pair was won, the definition gives the ratio in closed form (Van den Bergh, Comments
// on normalized Elo, section 4): the likeliest distribution whose mean lies t deviations above ½
// has pairs that are all won or all lost, and the share won is (1 + t / √(1 + t²)) / 2; with
// logistic Elo it is the expected score. Older versions of fastchess gave other figures here, from
// an approximation that holds for mixed results only.
TEST(Sprt, AgreesWithTheClosedFormWhereOneSideWinsEverything) {
    const PairCounts won{0, 0, 0, 0, 104};
    const double t = std::sqrt(2.0) * 5 / (800 / std::log(10.0));
    EXPECT_NEAR(ratio(scores_of(won), bounds(0, 5, EloModel::Normalised)),
                104 * std::log(1 + t / std::sqrt(1 + t * t)), 0.005);
    EXPECT_NEAR(ratio(scores_of(won), bounds(0, 5, EloModel::Logistic)),
                104 * std::log(2 * expected_score(5)), 0.005);
    const PairCounts lost{104, 0, 0, 0, 0};
    EXPECT_NEAR(ratio(scores_of(lost), bounds(0, 5, EloModel::Logistic)),
                104 * std::log(2 * (1 - expected_score(5))), 0.005);
}

// Nothing but draws: a share p of wins among draws lies √p deviations above ½, so that elo1 wants
// p = t², which only draws make 1 − t² times as likely each.
TEST(Sprt, AgreesWithTheClosedFormWhereEveryGameIsDrawn) {
    const double t = 5 / (800 / std::log(10.0));
    EXPECT_NEAR(ratio(scores_of(WinDrawLoss{0, 16'700, 0}), bounds(0, 5, EloModel::Normalised)),
                16'700 * std::log(1 - t * t), 0.05);
}

GameSummary won_by_first(std::int64_t number, std::uint64_t course) {
    GameSummary game;
    game.number = number;
    game.bots = number % 2 == 1 ? PerSide<std::size_t>{0, 1} : PerSide<std::size_t>{1, 0};
    game.winner = number % 2 == 1 ? Side::X : Side::O;
    game.course = course;
    return game;
}

TEST(SprtWatch, CountsARepeatedGameOnce) {
    SprtWatch different{bounds(0, 50, EloModel::Logistic)};
    SprtWatch repeated{bounds(0, 50, EloModel::Logistic)};
    for (std::int64_t number = 1; number <= 500; ++number) {
        different.add(won_by_first(number, static_cast<std::uint64_t>(number)));
        repeated.add(won_by_first(number, 1));  // one game with each colour
    }
    EXPECT_EQ(different.state().verdict, SprtVerdict::AcceptElo1);
    EXPECT_FALSE(different.gave_up());
    EXPECT_EQ(repeated.state().verdict, SprtVerdict::GoOn);
    SprtWatch two{bounds(0, 50, EloModel::Logistic)};
    for (const std::int64_t number : {1, 2}) two.add(won_by_first(number, 1));
    EXPECT_NEAR(repeated.state().ratio, two.state().ratio, 1e-9);
}

TEST(SprtWatch, IsNotDecidedByRepeats) {
    // As many pairs won as lost, and then only the won ones again.
    SprtWatch watch{bounds(0, 50, EloModel::Logistic)};
    std::int64_t number = 0;
    const auto play = [&](std::int64_t course, bool first_wins) {
        for (int game = 0; game < 2; ++game) {
            ++number;
            GameSummary played = won_by_first(number, static_cast<std::uint64_t>(course));
            if (!first_wins) played.winner = opponent_of(*played.winner);
            watch.add(played);
        }
    };
    for (std::int64_t course = 1; course <= 10; ++course) play(course, course % 2 == 0);
    const double ratio = watch.state().ratio;
    for (int again = 0; again < 200; ++again) play(2, true);
    EXPECT_EQ(watch.state().verdict, SprtVerdict::GoOn);
    EXPECT_EQ(watch.state().ratio, ratio);
}

TEST(SprtWatch, EndsUndecidedWhereNothingNewComes) {
    SprtWatch watch{bounds(0, 50, EloModel::Logistic)};
    for (std::int64_t number = 1; number <= 2000; ++number) watch.add(won_by_first(number, 1));
    EXPECT_TRUE(watch.gave_up());
    EXPECT_EQ(watch.ended_at(), 2 + SprtWatch::kMostRepeats);
    EXPECT_EQ(watch.state().verdict, SprtVerdict::GoOn);
}

TEST(Sprt, SaysNothingWithoutGames) {
    EXPECT_GT(ratio(scores_of(PairCounts{0, 0, 0, 0, 1}), bounds(0, 5, EloModel::Logistic)), 0);
    EXPECT_EQ(ratio(scores_of(PairCounts{}), bounds(0, 5, EloModel::Logistic)), 0);
}

TEST(Sprt, HasTheBoundsOfWald) {
    const SprtState state = sprt(scores_of(PairCounts{}), SprtSettings{});
    EXPECT_NEAR(state.lower, -2.944, 0.001);
    EXPECT_NEAR(state.upper, 2.944, 0.001);
    EXPECT_EQ(state.verdict, SprtVerdict::GoOn);
}

TEST(Sprt, SeesTheSameFromBothSides) {
    const PairCounts pairs{10, 40, 100, 60, 20};
    const PairCounts mirrored{20, 60, 100, 40, 10};
    const auto settings = bounds(-5, 5, EloModel::Logistic);
    EXPECT_NEAR(ratio(scores_of(pairs), settings), -ratio(scores_of(mirrored), settings), 1e-6);
}

// Pairs whose outcomes have these probabilities, until the test ends.
struct Ended {
    SprtVerdict verdict;
    double games;
};

Ended simulated(const std::array<double, 5>& shares, const SprtSettings& settings, Seed seed) {
    Random random{seed};
    PairCounts pairs{};
    for (int count = 1;; ++count) {
        double left = random.unit();
        std::size_t outcome = 0;
        while (outcome < 4 && left >= shares[outcome]) left -= shares[outcome++];
        ++pairs[outcome];
        if (count % 8 != 0) continue;  // looking more rarely saves time and errs less
        const SprtVerdict verdict = sprt(scores_of(pairs), settings).verdict;
        if (verdict != SprtVerdict::GoOn) return {verdict, 2.0 * count};
    }
}

// A symmetric distribution tilted until its mean is that of the Elo.
std::array<double, 5> shares_at(double elo) {
    const std::array<double, 5> even{0.05, 0.2, 0.5, 0.2, 0.05};
    const double wanted = expected_score(elo);
    double low = -10;
    double high = 10;
    std::array<double, 5> tilted{};
    for (int i = 0; i < 100; ++i) {
        const double x = (low + high) / 2;
        double total = 0;
        double mean = 0;
        for (std::size_t k = 0; k < 5; ++k) {
            tilted[k] = even[k] * std::exp(x * static_cast<double>(k));
            total += tilted[k];
            mean += tilted[k] * static_cast<double>(k) / 4;
        }
        for (double& share : tilted) share /= total;
        (mean / total < wanted ? low : high) = x;
    }
    return tilted;
}

// Of a thousand tests at most 5 % may err; three standard errors of that are 2.1 %.
TEST(Sprt, KeepsItsErrorRatesInAThousandTests) {
    const SprtSettings settings = bounds(0, 20, EloModel::Logistic);
    constexpr int kTests = 1000;
    int wrong_at_elo0 = 0;
    int wrong_at_elo1 = 0;
    double games = 0;
    const auto at0 = shares_at(settings.elo0);
    const auto at1 = shares_at(settings.elo1);
    for (int i = 0; i < kTests; ++i) {
        const Seed seed = Seed{2026}.derive(static_cast<std::uint64_t>(i));
        const Ended ended = simulated(at0, settings, seed.derive(0));
        games += ended.games / kTests;
        wrong_at_elo0 += ended.verdict == SprtVerdict::AcceptElo1 ? 1 : 0;
        wrong_at_elo1 +=
            simulated(at1, settings, seed.derive(1)).verdict == SprtVerdict::AcceptElo0 ? 1 : 0;
    }
    EXPECT_LE(wrong_at_elo0, 71);
    EXPECT_LE(wrong_at_elo1, 71);
    EXPECT_GE(wrong_at_elo0, 15);  // a test that never errs plays too many games
    EXPECT_GE(wrong_at_elo1, 15);
    Scores like = scores_of(PairCounts{5, 20, 50, 20, 5});
    EXPECT_NEAR(games, expected_games(settings, settings.elo0, like), 0.15 * games);
}

}  // namespace
}  // namespace lawan
