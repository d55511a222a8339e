// What other threads do for one that counts it.
#include "work/helper_count.hpp"

#include <gtest/gtest.h>

#include <atomic>

#include "core/time_source.hpp"
#include "core/waiting.hpp"
#include "work/threads.hpp"

#ifdef __linux__
#include <sched.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>
#endif

namespace lawan {
namespace {

void work_for(Seconds time) {
    const TimeSource& clock = TimeSource::of_machine();
    const Seconds until = clock.worked() + time;
    while (clock.worked() < until) {
    }
}

TEST(HelperCount, AddsUpWhatHelpersWorked) {
    constexpr Seconds kWork{0.002};
    const HelperCount count;
    std::atomic<int> came{0};
    on_workers(3, [&](int worker) {
        if (worker == 0) return;
        ++came;
        work_for(kWork);
        // One that has helpers of its own.
        on_workers(2, [&](int inner) {
            if (inner == 0) return;
            ++came;
            work_for(kWork);
        });
    });
    EXPECT_GE(count.worked(), came.load() * kWork);
    EXPECT_GT(count.worked(), Seconds{0});
}

TEST(HelperCount, CountsNothingOfOneThread) {
    const HelperCount count;
    on_workers(1, [](int) { work_for(Seconds{0.001}); });
    EXPECT_EQ(count.worked(), Seconds{0});
    EXPECT_EQ(count.waited(), Seconds{0});
}

TEST(HelperCount, EndsWithItsScope) {
    const HelperCount outer;
    {
        const HelperCount inner;
        on_workers(2, [](int worker) {
            if (worker == 1) work_for(Seconds{0.001});
        });
        EXPECT_GT(inner.worked(), Seconds{0});
    }
    EXPECT_EQ(outer.worked(), Seconds{0});
}

#ifdef __linux__
// The helper has to share one processor with a process that never rests, while this thread sleeps.
TEST(HelperCount, TellsOfHelpersThatStoodInLine) {
    if (!waited_by(TimeSource::of_machine())) GTEST_SKIP() << "the kernel does not count it";
    cpu_set_t before;
    ASSERT_EQ(sched_getaffinity(0, sizeof before, &before), 0);
    int first = 0;
    while (!CPU_ISSET(first, &before)) ++first;
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(first, &one);
    ASSERT_EQ(sched_setaffinity(0, sizeof one, &one), 0);
    const pid_t busy = fork();
    ASSERT_GE(busy, 0);
    if (busy == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        for (;;) (void)getppid();
    }
    const HelperCount count;
    const Seconds began = TimeSource::of_machine().now();
    on_workers(2, [](int worker) {
        if (worker == 1) work_for(Seconds{0.1});
    });
    const Seconds passed = TimeSource::of_machine().now() - began;
    kill(busy, SIGKILL);
    waitpid(busy, nullptr, 0);
    sched_setaffinity(0, sizeof before, &before);
    EXPECT_GT(count.waited(), Seconds{0});
    EXPECT_LE(count.waited(), passed);
}
#endif

}  // namespace
}  // namespace lawan
