// Workers: every job is done once, results arrive one at a time, exceptions come back.
#include "work/jobs.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <numeric>
#include <stdexcept>
#include <vector>

namespace lawan {
namespace {

class Counting {
  public:
    explicit Counting(int jobs) : jobs_{jobs} {}
    std::optional<int> operator()() {
        return next_ < jobs_ ? std::optional{next_++} : std::nullopt;
    }

  private:
    int jobs_;
    int next_ = 0;
};

class Workers : public testing::TestWithParam<int> {};

TEST_P(Workers, DoEveryJobOnce) {
    constexpr int kJobs = 1000;
    std::vector<int> times(kJobs, 0);
    run_jobs(
        GetParam(), Counting{kJobs}, [](int, int job) { return job; },
        [&](int job) { ++times[static_cast<std::size_t>(job)]; });
    EXPECT_EQ(times, std::vector<int>(kJobs, 1));
}

TEST_P(Workers, NumberThemselvesFromZero) {
    std::atomic<bool> right{true};
    run_jobs(
        GetParam(), Counting{200},
        [&](int worker, int) {
            if (worker < 0 || worker >= std::max(1, GetParam())) right = false;
            return 0;
        },
        [](int) {});
    EXPECT_TRUE(right);
}

TEST_P(Workers, BringTheFirstExceptionBackAndStop) {
    int done = 0;
    const auto run = [&] {
        run_jobs(
            GetParam(), Counting{100'000},
            [](int, int job) {
                if (job == 7) throw std::runtime_error{"seven"};
                return job;
            },
            [&](int) { ++done; });
    };
    EXPECT_THROW(run(), std::runtime_error);
    EXPECT_LT(done, 100'000);
}

TEST_P(Workers, BringBackWhatTheSinkThrows) {
    const auto run = [&] {
        run_jobs(
            GetParam(), Counting{50}, [](int, int job) { return job; },
            [](int) { throw std::logic_error{"full"}; });
    };
    EXPECT_THROW(run(), std::logic_error);
}

TEST_P(Workers, ReturnWhenThereIsNothingToDo) {
    int done = 0;
    run_jobs(
        GetParam(), Counting{0}, [](int, int job) { return job; }, [&](int) { ++done; });
    EXPECT_EQ(done, 0);
}

INSTANTIATE_TEST_SUITE_P(Some, Workers, testing::Values(0, 1, 2, 3, 8));

TEST(OneWorker, KeepsTheOrder) {
    std::vector<int> order;
    run_jobs(
        1, Counting{20}, [](int, int job) { return job; }, [&](int job) { order.push_back(job); });
    std::vector<int> expected(20);
    std::iota(expected.begin(), expected.end(), 0);
    EXPECT_EQ(order, expected);
}

TEST(AvailableWorkers, AreAtLeastOne) {
    EXPECT_GE(available_workers(), 1);
}

}  // namespace
}  // namespace lawan
