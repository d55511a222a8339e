#include "training/least_squares.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace lawan {
namespace {

// y = 2a − 3b exactly.
TEST(LeastSquares, FindsTheLineThatPointsLieOn) {
    LeastSquares<2> regression;
    regression.add({1, 0}, 2);
    regression.add({0, 1}, -3);
    regression.add({5, 2}, 4);
    EXPECT_NEAR(regression.solution()[0], 2, 1e-9);
    EXPECT_NEAR(regression.solution()[1], -3, 1e-9);
    EXPECT_EQ(regression.samples(), 3U);
}

TEST(LeastSquares, GivesTermsWithoutSamplesNoWeight) {
    LeastSquares<3> regression;
    regression.add({1, 0, 0}, 4);
    regression.add({2, 0, 0}, 6);
    EXPECT_NEAR(regression.solution()[0], 16.0 / 5, 1e-9);
    EXPECT_EQ(regression.solution()[1], 0);
    EXPECT_EQ(regression.solution()[2], 0);
    EXPECT_EQ(LeastSquares<2>{}.solution()[1], 0);
}

// No small step away from the solution makes the sum of squares less.
RC_GTEST_PROP(LeastSquaresProperty, IsAMinimum, ()) {
    struct Sample {
        std::array<int, 3> x;
        int y;
    };
    std::vector<Sample> samples(*rc::gen::inRange<std::size_t>(1, 30));
    LeastSquares<3> regression;
    for (Sample& sample : samples) {
        for (int& x : sample.x) x = *rc::gen::inRange(-20, 21);
        sample.y = *rc::gen::inRange(-64, 65);
        regression.add(sample.x, sample.y);
    }
    const auto error = [&](const std::array<double, 3>& w) {
        double sum = 0;
        for (const Sample& sample : samples) {
            double miss = -sample.y;
            for (std::size_t i = 0; i < 3; ++i) miss += w[i] * sample.x[i];
            sum += miss * miss;
        }
        return sum;
    };
    const auto solution = regression.solution();
    for (std::size_t i = 0; i < 3; ++i) {
        for (const double step : {-0.01, 0.01}) {
            auto moved = solution;
            moved[i] += step;
            RC_ASSERT(error(solution) <= error(moved) * (1 + 1e-9) + 1e-6);
        }
    }
}

}  // namespace
}  // namespace lawan
