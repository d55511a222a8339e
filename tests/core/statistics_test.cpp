// Intervals and samples against values worked out elsewhere.
#include "core/statistics.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace lawan {
namespace {

// Worked out by the formula, apart from the code.
TEST(Wilson, KnownIntervals) {
    const auto expect = [](double successes, double trials, double low, double high) {
        const Interval interval = wilson_interval(successes, trials);
        EXPECT_NEAR(interval.low, low, 5e-5) << successes << " of " << trials;
        EXPECT_NEAR(interval.high, high, 5e-5) << successes << " of " << trials;
    };
    expect(8, 10, 0.4902, 0.9433);
    expect(0, 10, 0.0, 0.2775);
    expect(10, 10, 0.7225, 1.0);
    expect(50, 100, 0.4038, 0.5962);
    expect(1, 1, 0.2065, 1.0);
}

TEST(Wilson, StaysBetweenNoneAndAll) {
    for (int trials = 1; trials <= 40; ++trials) {
        for (int successes = 0; successes <= trials; ++successes) {
            const Interval interval = wilson_interval(successes, trials);
            EXPECT_GE(interval.low, 0);
            EXPECT_LE(interval.high, 1);
            EXPECT_TRUE(interval.contains(static_cast<double>(successes) / trials));
        }
    }
}

TEST(Wilson, SaysNothingWithoutTrials) {
    EXPECT_EQ(wilson_interval(0, 0).low, 0);
    EXPECT_EQ(wilson_interval(0, 0).high, 1);
}

TEST(SampleOf, EightNumbers) {
    Sample sample;
    for (const double value : {2, 4, 4, 4, 5, 5, 7, 9}) sample.add(value);
    EXPECT_EQ(sample.count(), 8);
    EXPECT_DOUBLE_EQ(sample.mean(), 5);
    EXPECT_NEAR(sample.deviation(), std::sqrt(32.0 / 7), 1e-12);
    EXPECT_EQ(sample.least(), 2);
    EXPECT_EQ(sample.greatest(), 9);
}

TEST(SampleOf, FewNumbers) {
    Sample sample;
    EXPECT_EQ(sample.mean(), 0);
    EXPECT_EQ(sample.deviation(), 0);
    sample.add(-3);
    EXPECT_EQ(sample.mean(), -3);
    EXPECT_EQ(sample.deviation(), 0);
    EXPECT_EQ(sample.least(), -3);
    EXPECT_EQ(sample.greatest(), -3);
}

// The textbook's formula loses all digits here.
TEST(SampleOf, LargeNumbersCloseTogether) {
    Sample sample;
    for (const double value : {1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16}) sample.add(value);
    EXPECT_NEAR(sample.deviation(), std::sqrt(30.0), 1e-6);
}

}  // namespace
}  // namespace lawan
