// The pool: bounded, fair, and never full of jobs that may wait.
#include "work/pool.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#ifdef __linux__
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace lawan {
namespace {

TEST(Pool, OwnersTakeTurns) {
    Pool pool{0, 100};
    std::vector<int> order;
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(pool.submit(1, Urgency::Now, [&order, i] { order.push_back(10 + i); }));
    }
    ASSERT_TRUE(pool.submit(2, Urgency::Now, [&order] { order.push_back(20); }));
    while (pool.run_one()) {
    }
    EXPECT_EQ(order, (std::vector{10, 20, 11, 12}));
}

TEST(Pool, WhoIsBeingServedStandsBack) {
    Pool pool{0, 100};
    std::vector<int> order;
    ASSERT_TRUE(pool.submit(1, Urgency::Now, [&] {
        ASSERT_TRUE(pool.submit(1, Urgency::Now, [&] { order.push_back(1); }));
        ASSERT_TRUE(pool.submit(2, Urgency::Now, [&] { order.push_back(2); }));
        EXPECT_TRUE(pool.run_one());  // as another thread would
        EXPECT_TRUE(pool.run_one());  // nobody else waits
    }));
    EXPECT_TRUE(pool.run_one());
    EXPECT_EQ(order, (std::vector{2, 1}));
}

TEST(Pool, WhoWaitsNowComesFirst) {
    Pool pool{0, 100};
    std::vector<int> order;
    ASSERT_TRUE(pool.submit(1, Urgency::WhenFree, [&] { order.push_back(1); }));
    ASSERT_TRUE(pool.submit(2, Urgency::Now, [&] { order.push_back(2); }));
    while (pool.run_one()) {
    }
    EXPECT_EQ(order, (std::vector{2, 1}));
}

TEST(Pool, WhoWaitsNowComesInTheMiddleOfWhatMayWait) {
    Pool pool{0, 100};
    std::vector<int> order;
    EXPECT_FALSE(pool.run_urgent());  // in the middle of nothing
    ASSERT_TRUE(pool.submit(1, Urgency::WhenFree, [&] {
        EXPECT_FALSE(pool.run_urgent());  // there is none
        ASSERT_TRUE(pool.submit(1, Urgency::WhenFree, [&] { order.push_back(3); }));
        ASSERT_TRUE(pool.submit(1, Urgency::Now, [&] {
            ASSERT_TRUE(pool.submit(1, Urgency::Now, [&] { order.push_back(2); }));
            EXPECT_FALSE(pool.run_urgent());  // not in the middle of one like it
            order.push_back(1);
        }));
        while (pool.run_urgent()) {
        }
    }));
    while (pool.run_one()) {
    }
    EXPECT_EQ(order, (std::vector{1, 2, 3}));
}

// An analysis goes on in pieces. What its owner needs at once comes before the next piece, also
// where another one's thought leaves no thread to spare.
TEST(Pool, TheNextPieceOfAnAnalysisLetsAMovePass) {
    std::mutex mutex;
    std::condition_variable changed;
    std::vector<int> order;
    bool is_thinking = false;
    Pool pool{2, 100};
    ASSERT_TRUE(pool.submit(2, Urgency::Now, [&] {
        std::unique_lock lock{mutex};
        is_thinking = true;
        changed.notify_all();
        changed.wait(lock, [&] { return order.size() == 3; });
    }));
    {
        std::unique_lock lock{mutex};
        changed.wait(lock, [&] { return is_thinking; });
    }
    const auto note = [&](int what) {
        const std::lock_guard lock{mutex};
        order.push_back(what);
        changed.notify_all();
    };
    ASSERT_TRUE(pool.submit(1, Urgency::WhenFree, [&] {
        note(1);
        EXPECT_TRUE(pool.submit(1, Urgency::WhenFree, [&] { note(3); }));
        EXPECT_TRUE(pool.submit(1, Urgency::Now, [&] { note(2); }));
    }));
    std::unique_lock lock{mutex};
    changed.wait(lock, [&] { return order.size() == 3; });
    EXPECT_EQ(order, (std::vector{1, 2, 3}));
}

TEST(Pool, RefusesMoreThanItsQueueHolds) {
    Pool pool{0, 2};
    EXPECT_TRUE(pool.submit(1, Urgency::Now, [] {}));
    EXPECT_TRUE(pool.submit(1, Urgency::Now, [] {}));
    EXPECT_FALSE(pool.submit(1, Urgency::Now, [] {}));
    EXPECT_EQ(pool.load().queued, 2U);
    EXPECT_TRUE(pool.run_one());
    EXPECT_TRUE(pool.submit(1, Urgency::Now, [] {}));
    pool.close();
    EXPECT_FALSE(pool.submit(1, Urgency::Now, [] {}));
    EXPECT_FALSE(pool.run_one());
}

TEST(Pool, ThreadsDoEveryJob) {
    std::atomic<int> done{0};
    std::mutex mutex;
    std::condition_variable all;
    constexpr int kJobs = 1000;
    Pool pool{3, kJobs};
    for (int i = 0; i < kJobs; ++i) {
        ASSERT_TRUE(pool.submit(static_cast<Pool::Owner>(i % 7),
                                i % 2 == 0 ? Urgency::Now : Urgency::WhenFree, [&] {
                                    const std::lock_guard lock{mutex};
                                    if (++done == kJobs) all.notify_all();
                                }));
    }
    std::unique_lock lock{mutex};
    all.wait(lock, [&] { return done == kJobs; });
}

// Jobs that may wait leave one thread of two free: the urgent one is done while they go on.
TEST(Pool, JobsThatMayWaitNeverHoldAllThreads) {
    std::mutex mutex;
    std::condition_variable changed;
    bool urgent_done = false;
    Pool pool{2, 100};
    for (int i = 0; i < 4; ++i) {
        ASSERT_TRUE(pool.submit(1, Urgency::WhenFree, [&] {
            std::unique_lock lock{mutex};
            changed.wait(lock, [&] { return urgent_done; });
        }));
    }
    ASSERT_TRUE(pool.submit(2, Urgency::Now, [&] {
        const std::lock_guard lock{mutex};
        urgent_done = true;
        changed.notify_all();
    }));
    std::unique_lock lock{mutex};
    changed.wait(lock, [&] { return urgent_done; });
}

// All threads think for one owner. What another one waits for is done beside them; more jobs of the
// first are not.
TEST(Pool, OneOwnerNeverKeepsTheOthersWaiting) {
    std::mutex mutex;
    std::condition_variable changed;
    int thinking = 0;
    bool other_done = false;
    Pool pool{2, 100};
    for (int i = 0; i < 5; ++i) {
        ASSERT_TRUE(pool.submit(1, Urgency::Now, [&] {
            std::unique_lock lock{mutex};
            ++thinking;
            changed.notify_all();
            changed.wait(lock, [&] { return other_done; });
        }));
    }
    std::unique_lock lock{mutex};
    changed.wait(lock, [&] { return thinking == 2; });
    ASSERT_TRUE(pool.submit(2, Urgency::Now, [&] {
        const std::lock_guard done{mutex};
        EXPECT_EQ(thinking, 2);
        other_done = true;
        changed.notify_all();
    }));
    changed.wait(lock, [&] { return other_done && thinking == 5; });
}

// Many think for long, more than there are threads. What somebody else waits for is done meanwhile,
// urgent or not, and who thinks already gets no thread beyond the usual ones.
TEST(Pool, LongThoughtsOfManyKeepNobodyWaiting) {
    constexpr int kThinkers = 16;
    std::mutex mutex;
    std::condition_variable changed;
    int thinking = 0;
    int more_of_the_first = 0;
    int done = 0;
    bool end = false;
    Pool pool{2, 100};
    const auto think = [&] {
        std::unique_lock lock{mutex};
        ++thinking;
        changed.notify_all();
        changed.wait(lock, [&] { return end; });
    };
    for (int i = 0; i < kThinkers; ++i) {
        ASSERT_TRUE(pool.submit(static_cast<Pool::Owner>(1 + i % 8),
                                i % 2 == 0 ? Urgency::Now : Urgency::WhenFree, think));
    }
    std::unique_lock lock{mutex};
    changed.wait(lock, [&] { return thinking == 8; });  // one of each owner
    ASSERT_TRUE(pool.submit(1, Urgency::Now, [&] {
        const std::lock_guard one{mutex};
        ++more_of_the_first;
    }));
    for (const Urgency urgency : {Urgency::Now, Urgency::WhenFree}) {
        ASSERT_TRUE(pool.submit(99, urgency, [&] {
            const std::lock_guard one{mutex};
            ++done;
            changed.notify_all();
        }));
        changed.wait(lock, [&, before = done] { return done > before; });
    }
    EXPECT_EQ(thinking, 8);
    EXPECT_EQ(more_of_the_first, 0);
    end = true;
    changed.notify_all();
    changed.wait(lock, [&] { return thinking == kThinkers; });
}

#ifdef __linux__
constexpr int kStandingBack = 10;  // nice(1)

// Analyses give way to moves on the processor too.
TEST(Pool, JobsThatMayWaitStandBack) {
    if (getpriority(PRIO_PROCESS, 0) >= kStandingBack) GTEST_SKIP() << "all of us stand back";
    std::mutex mutex;
    std::condition_variable changed;
    std::optional<int> priorities[2];
    Pool pool{1, 10};
    for (const Urgency urgency : {Urgency::Now, Urgency::WhenFree}) {
        ASSERT_TRUE(pool.submit(1, urgency, [&, urgency] {
            const std::lock_guard here{mutex};
            priorities[urgency == Urgency::Now ? 0 : 1] = getpriority(PRIO_PROCESS, 0);
            changed.notify_all();
        }));
    }
    std::unique_lock lock{mutex};
    changed.wait(lock, [&] { return priorities[0] && priorities[1]; });
    EXPECT_EQ(*priorities[0], getpriority(PRIO_PROCESS, 0));
    EXPECT_GT(*priorities[1], *priorities[0]);
}

// As many think for long as there may ever be threads, so that no further one comes in their place,
// and all of them stand back. When they end together, one thread stays for what comes then.
TEST(Pool, KeepsAThreadWhenAllThoughtForLong) {
    if (getpriority(PRIO_PROCESS, 0) >= kStandingBack) GTEST_SKIP() << "all of us stand back";
    constexpr std::size_t kAllThreads = 80;
    std::mutex mutex;
    std::condition_variable changed;
    std::vector<pid_t> thinkers;
    bool end = false;
    bool done = false;
    Pool pool{1, 200};
    for (std::size_t i = 0; i < kAllThreads; ++i) {
        ASSERT_TRUE(pool.submit(i, Urgency::Now, [&] {
            std::unique_lock lock{mutex};
            thinkers.push_back(gettid());
            changed.notify_all();
            changed.wait(lock, [&] { return end; });
        }));
    }
    std::unique_lock lock{mutex};
    changed.wait(lock, [&] { return thinkers.size() == kAllThreads; });
    for (const pid_t thinker : thinkers) {
        while (getpriority(PRIO_PROCESS, static_cast<id_t>(thinker)) <=
               getpriority(PRIO_PROCESS, 0)) {
            std::this_thread::yield();
        }
    }
    end = true;
    changed.notify_all();
    lock.unlock();
    while (pool.load().running > 0) std::this_thread::yield();
    ASSERT_TRUE(pool.submit(1, Urgency::Now, [&] {
        const std::lock_guard here{mutex};
        done = true;
        changed.notify_all();
    }));
    lock.lock();
    EXPECT_TRUE(changed.wait_for(lock, std::chrono::seconds{60}, [&] { return done; }));
}
#endif

}  // namespace
}  // namespace lawan
