// The time that a long solve will still take: when it is told, and when it is not.
#include "engines/adjacency/time_left.hpp"

#include <gtest/gtest.h>

#include <optional>

namespace lawan::adjacency {
namespace {

TEST(TimeLeft, IsToldOnceEnoughIsDoneSinceTheFirstShare) {
    TimeLeft left;
    EXPECT_FALSE(left.after(0.2));
    EXPECT_FALSE(left.after(0.205));
    const auto told = left.after(0.4);
    ASSERT_TRUE(told);
    EXPECT_GE(told->count(), 0);
}

TEST(TimeLeft, IsNothingAtTheEnd) {
    TimeLeft left;
    EXPECT_FALSE(left.after(0.0));
    EXPECT_EQ(left.after(1.0), Seconds{0});
}

TEST(TimeLeft, BeginsAgainWithOtherWork) {
    TimeLeft left;
    EXPECT_FALSE(left.after(0.2));
    EXPECT_TRUE(left.after(0.5));
    EXPECT_FALSE(left.after(0.1)) << "less than the first share: it belongs to other work";
    EXPECT_TRUE(left.after(0.5));
    EXPECT_FALSE(left.after(std::nullopt));
    EXPECT_FALSE(left.after(0.5));
}

}  // namespace
}  // namespace lawan::adjacency
