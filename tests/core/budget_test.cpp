// Limits and the budget that keeps them.
#include "core/budget.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <stdexcept>
#include <thread>
#include <vector>

#include "core/limits.hpp"
#include "core/time_manager.hpp"
#include "tests/support/fake_clock.hpp"

namespace lawan {
namespace {

using test::FakeClock;

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
    Budget moved = Budget::for_move(Limits::of_time(Seconds{0}));
    EXPECT_FALSE(moved.spend());
}

TEST(Budget, TimeRunsOut) {
    FakeClock clock;
    Budget budget{Limits::of_time(Seconds{0.02}), nullptr, clock};
    ASSERT_TRUE(budget.spend());
    clock.work(Seconds{0.019});
    budget.poll();
    EXPECT_FALSE(budget.spent());
    clock.work(Seconds{0.001});
    budget.poll();
    EXPECT_TRUE(budget.spent());
    EXPECT_FALSE(budget.spend());
    EXPECT_EQ(budget.nodes(), 1U);
}

TEST(Budget, TheClockIsSeenWithinAThousandNodes) {
    FakeClock clock;
    Budget budget{Limits::of_time(Seconds{0.005}), nullptr, clock};
    ASSERT_TRUE(budget.spend());
    clock.work(Seconds{0.01});
    int more = 0;
    while (budget.spend()) ++more;
    EXPECT_LE(more, 1024);
}

TEST(Budget, TheClockIsReadSeldom) {
    FakeClock clock;
    Budget budget{Limits::of_time(Seconds{3600}), nullptr, clock};
    for (int i = 0; i < 10'240; ++i) ASSERT_TRUE(budget.spend());
    EXPECT_LE(clock.readings(), 12U);
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
    Budget budget{Limits::none(), &stop};
    std::thread other{[&] { stop.raise(); }};
    while (budget.spend()) {
    }
    other.join();
    EXPECT_TRUE(budget.spent());
}

TEST(Budget, ChargesSeveralNodesAtOnce) {
    Budget budget{Limits::of_nodes(1000)};
    EXPECT_TRUE(budget.charge(400));
    EXPECT_TRUE(budget.charge(599));
    EXPECT_FALSE(budget.charge(1));
    EXPECT_EQ(budget.nodes(), 1000U);
    EXPECT_FALSE(budget.charge(100));
    EXPECT_EQ(budget.nodes(), 1000U);
    Budget more{Limits::of_nodes(1000)};
    EXPECT_FALSE(more.charge(1500));
    EXPECT_EQ(more.nodes(), 1500U);  // they were visited
}

TEST(Budget, CountedNodesAreChargedWithTheNext) {
    Budget budget{Limits::of_nodes(1000)};
    ASSERT_TRUE(budget.spend());
    budget.count(2000);
    EXPECT_FALSE(budget.spent());
    EXPECT_FALSE(budget.spend());
    EXPECT_EQ(budget.nodes(), 2002U);
}

TEST(Budget, SaysWhatIsLeft) {
    FakeClock clock;
    Budget budget{Limits{7, 1000, Seconds{2}}, nullptr, clock};
    ASSERT_TRUE(budget.charge(300));
    clock.work(Seconds{0.5});
    EXPECT_EQ(budget.left(), (Limits{7, 700, Seconds{1.5}}));
    EXPECT_EQ(budget.left().part(0.5), (Limits{7, 350, Seconds{0.75}}));
    clock.work(Seconds{5});
    EXPECT_EQ(budget.left().time, Seconds{0});
    EXPECT_EQ(Budget{Limits::none()}.left(), Limits::none());
}

TEST(Budget, CallsNowAndThen) {
    FakeClock clock;
    Budget budget{Limits::none(), nullptr, clock};
    int calls = 0;
    budget.call_every(Seconds{1}, [&] { ++calls; });
    Budget share = budget.share();
    share.poll();
    EXPECT_EQ(calls, 0);
    clock.work(Seconds{1.5});
    share.poll();
    share.poll();
    EXPECT_EQ(calls, 1);
    clock.work(Seconds{0.9});
    budget.poll();
    EXPECT_EQ(calls, 1);
    clock.work(Seconds{0.1});
    budget.poll();
    EXPECT_EQ(calls, 2);
}

// Nobody waits for the end of such a search: its other threads shall not go on.
TEST(Budget, IsOverWhenACallbackThrows) {
    FakeClock clock;
    Budget budget{Limits::none(), nullptr, clock};
    budget.call_every(Seconds{1}, [] { throw std::runtime_error{"of the callback"}; });
    Budget one = budget.share();
    Budget other = budget.thread_share();
    clock.work(Seconds{1.5});
    EXPECT_THROW(one.poll(), std::runtime_error);
    EXPECT_TRUE(budget.spent());
    other.poll();
    EXPECT_TRUE(other.spent());
}

TEST(Share, CountsForTheWhole) {
    Budget whole{Limits::none()};
    ASSERT_TRUE(whole.charge(10));
    {
        Budget share = whole.share();
        for (int i = 0; i < 5000; ++i) ASSERT_TRUE(share.spend());
        EXPECT_EQ(share.nodes(), 5000U);
    }
    EXPECT_EQ(whole.nodes(), 5010U);
    ASSERT_TRUE(whole.spend());
    EXPECT_EQ(whole.nodes(), 5011U);
}

TEST(Share, EndsByItsOwnLimitsAndLeavesTheRest) {
    for (const std::uint64_t limit : {1U, 15U, 16U, 17U, 400U, 1023U, 1025U}) {
        Budget whole{Limits::of_nodes(3000)};
        {
            Budget share = whole.share(Limits::of_nodes(limit));
            std::uint64_t visited = 1;
            while (share.spend()) ++visited;
            EXPECT_EQ(visited, limit);
            EXPECT_TRUE(share.spent());
        }
        EXPECT_FALSE(whole.spent());
        EXPECT_EQ(whole.nodes(), limit);
        std::uint64_t rest = 1;
        while (whole.spend()) ++rest;
        EXPECT_EQ(rest, 3000 - limit);
    }
}

TEST(Share, HasNoMoreThanIsLeftOfTheWhole) {
    FakeClock clock;
    Budget whole{Limits{5, 1000, Seconds{1}}, nullptr, clock};
    ASSERT_TRUE(whole.charge(600));
    clock.work(Seconds{0.25});
    Budget share = whole.share(Limits{{}, 5000, Seconds{3}});
    EXPECT_EQ(share.limits(), (Limits{5, 400, Seconds{0.75}}));
    std::uint64_t visited = 1;
    while (share.spend()) ++visited;
    EXPECT_EQ(visited, 400U);
    EXPECT_TRUE(whole.spent());
    EXPECT_FALSE(whole.share().spend());
}

TEST(Share, EndsWithTheTimeOfTheWhole) {
    FakeClock clock;
    Budget whole{Limits::of_time(Seconds{1}), nullptr, clock};
    Budget part = whole.share(Limits::of_time(Seconds{0.25}));
    Budget same = whole.share();
    clock.work(Seconds{0.5});
    part.poll();
    same.poll();
    EXPECT_TRUE(part.spent());
    EXPECT_FALSE(same.spent());
    EXPECT_FALSE(whole.spent());
    clock.work(Seconds{0.5});
    same.poll();
    EXPECT_TRUE(same.spent());
    EXPECT_TRUE(whole.spent());
}

// Whoever takes one share after the other comes to an end.
TEST(Share, AWholeWithNothingLeftIsSpent) {
    Budget whole{Limits::of_nodes(100)};
    int shares = 0;
    for (; !whole.spent() && shares < 1000; ++shares) {
        Budget share = whole.share(Limits::of_nodes(30));
        ASSERT_TRUE(share.spend() || share.spent());
        share.count(9);
    }
    EXPECT_LE(shares, 11);
    const FakeClock clock{Seconds{0.001}};
    Budget timed{Limits::of_time(Seconds{0.05}), nullptr, clock};
    for (shares = 0; !timed.spent() && shares < 1000; ++shares) {
        Budget share = timed.share(Limits::of_nodes(10));
        while (share.spend()) {
        }
    }
    EXPECT_LT(shares, 50);
}

TEST(Share, HasASignalOfItsOwn) {
    StopSignal all;
    StopSignal own;
    Budget whole{Limits::none(), &all};
    {
        Budget share = whole.share({}, &own);
        own.raise();
        EXPECT_FALSE(share.spend());
        EXPECT_FALSE(whole.spent());
    }
    Budget other = whole.share();
    all.raise();
    EXPECT_FALSE(other.spend());
    EXPECT_TRUE(whole.spent());
}

TEST(Share, OfAShareCountsForAll) {
    Budget whole{Limits::of_nodes(500)};
    {
        Budget share = whole.share(Limits::of_nodes(300));
        {
            Budget inner = share.share(Limits::of_nodes(100));
            while (inner.spend()) {
            }
            EXPECT_EQ(inner.nodes(), 100U);
        }
        EXPECT_FALSE(share.spent());
        EXPECT_EQ(share.nodes(), 100U);
        while (share.spend()) {
        }
        EXPECT_EQ(share.nodes(), 300U);
    }
    EXPECT_FALSE(whole.spent());
    EXPECT_EQ(whole.nodes(), 300U);
}

TEST(Share, FirstNodeIsNotVisitedWhereOthersHaveTakenAll) {
    Budget whole{Limits::of_nodes(10)};
    Budget early = whole.share();
    Budget late = whole.share();
    while (early.spend()) {
    }
    EXPECT_EQ(early.nodes(), 10U);
    EXPECT_FALSE(late.spend());
    EXPECT_EQ(late.nodes(), 0U);
    EXPECT_EQ(whole.nodes(), 10U);
}

TEST(Share, ManyThreadsKeepOneLimit) {
    for (const std::uint64_t limit : {100U, 5'000U, 200'000U}) {
        Budget whole{Limits::of_nodes(limit)};
        std::vector<std::thread> threads;
        for (int i = 0; i < 8; ++i) {
            threads.emplace_back([&] {
                Budget share = whole.thread_share();
                while (share.spend()) {
                }
            });
        }
        for (std::thread& thread : threads) thread.join();
        EXPECT_TRUE(whole.spent());
        EXPECT_LE(whole.nodes(), limit);
        EXPECT_GE(whole.nodes() + 1000, limit);
    }
}

TEST(ForMove, EndsBeforeTheTimeIsOver) {
    FakeClock clock;
    Budget budget = Budget::for_move(Limits::of_time(Seconds{1}), nullptr, clock);
    EXPECT_EQ(budget.limits().time, usable_time(Seconds{1}));
    clock.work(Seconds{0.9});
    EXPECT_TRUE(budget.spend());
    clock.work(Seconds{0.06});
    budget.poll();
    EXPECT_TRUE(budget.spent());
}

TEST(ForMove, KeepsTimeBackWhereTheProcessorWasBusy) {
    FakeClock clock;
    Budget budget = Budget::for_move(Limits::of_time(Seconds{1}), nullptr, clock);
    ASSERT_TRUE(budget.spend());
    clock.wait(Seconds{0.05});
    budget.poll();
    EXPECT_DOUBLE_EQ(budget.left().time->count(), usable_time(Seconds{1}).count() - 0.15);
    // No wait can take all of the time away.
    clock.wait(Seconds{0.4});
    budget.poll();
    EXPECT_FALSE(budget.spent());
    EXPECT_GT(*budget.left().time, Seconds{0.3});
}

// The clearing of fresh memory is work, however long it takes.
TEST(ForMove, TakesNoWorkForABusyProcessor) {
    FakeClock clock;
    Budget budget = Budget::for_move(Limits::of_time(Seconds{1}), nullptr, clock);
    Budget share = budget.share();
    ASSERT_TRUE(share.spend());
    clock.work(Seconds{0.4});
    share.poll();
    EXPECT_DOUBLE_EQ(budget.left().time->count(), usable_time(Seconds{1}).count() - 0.4);
}

TEST(ForMove, WaitsOfThreadsForEachOtherSayNothing) {
    FakeClock clock;
    Budget budget = Budget::for_move(Limits::of_time(Seconds{1}), nullptr, clock);
    ASSERT_TRUE(budget.spend());
    {
        Budget share = budget.thread_share();
        ASSERT_TRUE(share.spend());
        clock.wait(Seconds{0.2});
        share.poll();
        clock.wait(Seconds{0.1});
    }
    budget.poll();  // its thread was not here meanwhile
    EXPECT_DOUBLE_EQ(budget.left().time->count(), usable_time(Seconds{1}).count() - 0.3);
}

}  // namespace
}  // namespace lawan
