// Runs: results in order on any number of workers, an end in time, progress.
#include "experiments/run.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "tests/support/fake_clock.hpp"

namespace lawan::experiments {
namespace {

RunSettings on(int workers) {
    RunSettings settings;
    settings.workers = workers;
    return settings;
}

TEST(Runs, BringResultsInTheOrderOfTheJobs) {
    for (const int workers : {1, 2, 7}) {
        experiments::Run run{on(workers)};
        const auto squares = run.map<int>(
            {"squares"}, 50, [](std::size_t i) { return std::optional{static_cast<int>(i * i)}; });
        ASSERT_EQ(squares.size(), 50U);
        for (std::size_t i = 0; i < squares.size(); ++i) {
            EXPECT_EQ(squares[i], static_cast<int>(i * i));
        }
        EXPECT_FALSE(run.stopped());
    }
}

TEST(Runs, EndWhenTheTimeIsOver) {
    RunSettings settings = on(2);
    settings.time = Seconds{20};
    const test::FakeClock clock;
    experiments::Run run{settings, nullptr, {}, clock};
    EXPECT_FALSE(run.stopped());
    // Each waits until it is told to stop, as a game does; the time is over while they wait.
    const auto results = run.map<int>({"waiting"}, 1000, [&](std::size_t) -> std::optional<int> {
        clock.wait(Seconds{20});
        while (!run.stop().raised()) std::this_thread::sleep_for(std::chrono::milliseconds{1});
        return std::nullopt;
    });
    EXPECT_TRUE(run.stopped());
    EXPECT_FALSE(run.interrupted());
    for (const auto& result : results) EXPECT_FALSE(result);
}

TEST(Runs, EndWhenInterrupted) {
    StopSignal interrupt;
    experiments::Run run{on(1), &interrupt};
    int done = 0;
    const auto results = run.map<int>({"one"}, 10, [&](std::size_t i) {
        if (i == 2) interrupt.raise();
        ++done;
        return std::optional{1};
    });
    EXPECT_EQ(done, 3);
    EXPECT_TRUE(results[2]);
    EXPECT_FALSE(results[3]);
    EXPECT_TRUE(run.interrupted());
}

TEST(Runs, ThrowWhatAJobThrows) {
    experiments::Run run{on(2)};
    EXPECT_THROW((void)run.map<int>({"bad"}, 4,
                                    [](std::size_t i) -> std::optional<int> {
                                        if (i == 1) throw std::runtime_error{"bad"};
                                        return 1;
                                    }),
                 std::runtime_error);
}

TEST(Runs, ReportTheirProgressToTheEnd) {
    Progress last;
    experiments::Run run{on(2), nullptr, [&](const Progress& progress) {
                             EXPECT_LE(progress.done, progress.jobs);
                             last = progress;
                         }};
    (void)run.map<int>({"work"}, 20, [](std::size_t) { return std::optional{1}; });
    EXPECT_EQ(last.what, "work");
    EXPECT_EQ(last.done, 20U);
    EXPECT_EQ(last.jobs, 20U);
    EXPECT_EQ(last.left()->count(), 0);
}

TEST(Runs, OnOneThreadLookAtTheTimeWheneverAGameAsksForIt) {
    RunSettings settings = on(1);
    settings.on_one_thread = true;
    settings.time = Seconds{20};
    const test::FakeClock clock;
    const auto here = std::this_thread::get_id();
    std::vector<std::size_t> told;
    experiments::Run run{settings, nullptr,
                         [&](const Progress& progress) {
                             EXPECT_EQ(std::this_thread::get_id(), here);
                             told.push_back(progress.done);
                         },
                         clock};
    const auto results = run.map<int>({"games"}, 5, [&](std::size_t i) -> std::optional<int> {
        clock.wait(Seconds{6});
        (void)run.clock().now();
        if (run.stop().raised()) return std::nullopt;
        return static_cast<int>(i);
    });
    EXPECT_EQ(results[2], 2);
    EXPECT_FALSE(results[3]);  // it ended after 24 s, 4 s late
    EXPECT_FALSE(results[4]);
    // During each game, and once more at the end.
    EXPECT_EQ(told, (std::vector<std::size_t>{0, 1, 2, 3, 4}));
}

TEST(ProgressOf, NothingDoneYetIsUnknown) {
    EXPECT_FALSE((Progress{"", 0, 10, Seconds{5}}.left()));
    EXPECT_DOUBLE_EQ((Progress{"", 2, 10, Seconds{5}}.left()->count()), 20);
}

}  // namespace
}  // namespace lawan::experiments
