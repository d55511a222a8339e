// Elementary functions of our own, against those of the library.
#include "core/elementary.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace lawan {
namespace {

TEST(Elementary, LogarithmAgreesWithTheLibrary) {
    for (double x = 1e-6; x < 1e9; x *= 1.37) {
        EXPECT_NEAR(natural_logarithm(x), std::log(x),
                    1e-11 * std::max(1.0, std::abs(std::log(x))));
    }
}

TEST(Elementary, ExponentialAgreesWithTheLibrary) {
    for (double x = -60; x < 60; x += 0.173) {
        EXPECT_NEAR(exponential(x) / std::exp(x), 1.0, 1e-12) << x;
    }
    EXPECT_EQ(exponential(0), 1.0);
    EXPECT_EQ(exponential(-1e300), 0.0);
}

}  // namespace
}  // namespace lawan
