// The time that a long solve will still take: when it is told, and when it is not.
#include "games/adjacency/engine/time_left.hpp"

#include <gtest/gtest.h>

#include <optional>

namespace lawan::adjacency {
namespace {

TEST(TimeLeft, IsToldOnceEnoughIsDoneSinceTheFirstShare) {
    TimeLeft left;
    EXPECT_FALSE(left.after(0.2, Seconds{1}));
    EXPECT_FALSE(left.after(0.205, Seconds{2}));
    const auto told = left.after(0.4, Seconds{11});  // ten seconds for a fifth of it
    ASSERT_TRUE(told);
    EXPECT_NEAR(told->count(), 30, 1e-9);
    EXPECT_NEAR(left.after(0.5, Seconds{16})->count(), 25, 1e-9);
    // A part that is slower than those before it changes the estimate a little.
    const auto slower = left.after(0.501, Seconds{18});
    EXPECT_GT(*slower, Seconds{23});
    EXPECT_LT(*slower, Seconds{25});
}

TEST(TimeLeft, IsNothingAtTheEnd) {
    TimeLeft left;
    EXPECT_FALSE(left.after(0.0, Seconds{0}));
    EXPECT_EQ(left.after(1.0, Seconds{5}), Seconds{0});
}

TEST(TimeLeft, BeginsAgainWithOtherWork) {
    TimeLeft left;
    EXPECT_FALSE(left.after(0.2, Seconds{1}));
    EXPECT_TRUE(left.after(0.5, Seconds{1}));
    EXPECT_FALSE(left.after(0.1, Seconds{1}))
        << "less than the first share: it belongs to other work";
    EXPECT_TRUE(left.after(0.5, Seconds{1}));
    EXPECT_FALSE(left.after(std::nullopt, Seconds{1}));
    EXPECT_FALSE(left.after(0.5, Seconds{1}));
}

}  // namespace
}  // namespace lawan::adjacency
