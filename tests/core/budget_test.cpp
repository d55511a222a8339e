// Limits and the budget that keeps them.
#include "core/budget.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>
#include <thread>

#include "core/limits.hpp"

namespace lawan {
namespace {

using namespace std::chrono_literals;

TEST(Limits, NamedMakersSetOneThing) {
    EXPECT_EQ(Limits::none(), Limits{});
    EXPECT_EQ(Limits::to_depth(4), (Limits{4, {}, {}}));
    EXPECT_EQ(Limits::of_nodes(9), (Limits{{}, 9, {}}));
    EXPECT_EQ(Limits::of_time(Seconds{0.5}), (Limits{{}, {}, Seconds{0.5}}));
}

TEST(Limits, TheTighterOfTwoInEachRespect) {
    const Limits a{4, 100, {}};
    const Limits b{6, 50, Seconds{1}};
    const Limits expected{4, 50, Seconds{1}};
    EXPECT_EQ(a.tightened_by(b), expected);
    EXPECT_EQ(b.tightened_by(a), expected);
    EXPECT_EQ(a.tightened_by(Limits::none()), a);
    EXPECT_EQ(Limits::none().tightened_by(b), b);
    EXPECT_EQ(b.tightened_by(b), b);
    EXPECT_EQ(Limits::of_time(Seconds{2}).tightened_by(b).time, Seconds{1});
}

TEST(Budget, WithoutLimitsIsNeverSpent) {
    Budget budget{Limits::none()};
    for (int i = 0; i < 10'000; ++i) ASSERT_TRUE(budget.spend());
    EXPECT_EQ(budget.nodes(), 10'000U);
    EXPECT_FALSE(budget.spent());
}

TEST(Budget, DepthIsTheSearchesAffair) {
    Budget budget{Limits::to_depth(1)};
    for (int i = 0; i < 10'000; ++i) ASSERT_TRUE(budget.spend());
    EXPECT_EQ(budget.limits().depth, 1);
}

TEST(Budget, NodesAreExact) {
    for (const std::uint64_t limit : {1U, 2U, 1023U, 1024U, 1025U, 5000U}) {
        Budget budget{Limits::of_nodes(limit)};
        for (std::uint64_t i = 1; i < limit; ++i) ASSERT_TRUE(budget.spend()) << limit;
        EXPECT_FALSE(budget.spent());
        EXPECT_FALSE(budget.spend());
        EXPECT_TRUE(budget.spent());
        EXPECT_EQ(budget.nodes(), limit);
    }
}

TEST(Budget, OnceSpentStaysSpent) {
    Budget budget{Limits::of_nodes(3)};
    while (budget.spend()) {
    }
    for (int i = 0; i < 5000; ++i) ASSERT_FALSE(budget.spend());
    EXPECT_EQ(budget.nodes(), 3U);
}

TEST(Budget, NoTimeIsSpentAtTheFirstNode) {
    Budget budget{Limits::of_time(Seconds{0})};
    EXPECT_FALSE(budget.spend());
    EXPECT_EQ(budget.nodes(), 1U);
    Budget negative{Limits::of_time(Seconds{-1})};
    EXPECT_FALSE(negative.spend());
}

TEST(Budget, TimeRunsOut) {
    Budget budget{Limits::of_time(Seconds{0.02})};
    while (budget.spend()) {
    }
    EXPECT_GE(budget.elapsed(), Seconds{0.02});
    EXPECT_GT(budget.nodes(), 1U);
}

TEST(Budget, TheClockIsSeenWithinAThousandNodes) {
    Budget budget{Limits::of_time(Seconds{0.005})};
    ASSERT_TRUE(budget.spend());
    std::this_thread::sleep_for(10ms);
    int more = 0;
    while (budget.spend()) ++more;
    EXPECT_LE(more, 1024);
}

TEST(Budget, LongStepsLookThemselves) {
    Budget budget{Limits::of_time(Seconds{0.005})};
    ASSERT_TRUE(budget.spend());
    budget.look();
    std::this_thread::sleep_for(10ms);
    budget.look();
    EXPECT_TRUE(budget.spent());
    EXPECT_FALSE(budget.spend());
}

TEST(Budget, TimeOfALongSearchIsNotSpentAtOnce) {
    Budget budget{Limits::of_time(Seconds{3600})};
    for (int i = 0; i < 5000; ++i) ASSERT_TRUE(budget.spend());
}

TEST(Budget, TheStopSignalEndsIt) {
    StopSignal stop;
    Budget budget{Limits::none(), &stop};
    ASSERT_TRUE(budget.spend());
    stop.raise();
    EXPECT_TRUE(stop.raised());
    int more = 0;
    while (budget.spend()) ++more;
    EXPECT_LE(more, 1024);
    stop.clear();
    EXPECT_FALSE(stop.raised());
    EXPECT_FALSE(budget.spend());  // spent stays spent
    Budget next{Limits::none(), &stop};
    EXPECT_TRUE(next.spend());
}

TEST(Budget, TheStopSignalComesFromAnotherThread) {
    StopSignal stop;
    std::thread other{[&] {
        std::this_thread::sleep_for(5ms);
        stop.raise();
    }};
    Budget budget{Limits::none(), &stop};
    while (budget.spend()) {
    }
    other.join();
    EXPECT_TRUE(budget.spent());
}

}  // namespace
}  // namespace lawan
