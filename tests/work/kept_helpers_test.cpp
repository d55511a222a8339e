// Threads that are kept: as on_workers(), call after call.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <functional>
#include <stdexcept>
#include <thread>
#include <vector>

#include "work/kept_helpers.hpp"

namespace lawan {
namespace {

using namespace std::chrono_literals;

void wait_until(const std::function<bool()>& holds) {
    while (!holds()) std::this_thread::sleep_for(1ms);
}

TEST(KeptHelpers, AllWorkAtOnceAndAgain) {
    KeptHelpers helpers{3};
    ASSERT_EQ(helpers.count(), 3);
    for (int round = 0; round < 200; ++round) {
        std::vector<std::atomic<int>> calls(4);
        std::atomic<int> there{0};
        helpers.run(4, [&](int worker) {
            ++calls[static_cast<std::size_t>(worker)];
            ++there;
            wait_until([&] { return there == 4; });  // for ever if they came one after the other
        });
        for (const auto& count : calls) EXPECT_EQ(count, 1);
    }
}

TEST(KeptHelpers, MoreWorkersThanThereAreAreNotCalled) {
    KeptHelpers helpers{1};
    std::atomic<int> highest{0};
    helpers.run(8, [&](int worker) {
        if (worker > highest) highest = worker;
        if (worker == 0) wait_until([&] { return highest == 1; });
    });
    EXPECT_EQ(highest, 1);
}

TEST(KeptHelpers, OneWorkerIsTheCallerAlone) {
    KeptHelpers helpers{2};
    std::vector<std::thread::id> threads;
    helpers.run(1, [&](int) { threads.push_back(std::this_thread::get_id()); });
    EXPECT_EQ(threads, std::vector{std::this_thread::get_id()});
}

TEST(KeptHelpers, ACallInsideACallGetsThoseThatAreLeft) {
    KeptHelpers helpers{2};
    std::atomic<int> inner{0};
    std::atomic<int> outer{0};
    helpers.run(2, [&](int worker) {
        ++outer;
        wait_until([&] { return outer == 2; });
        if (worker == 0) return;
        std::atomic<int> there{0};
        helpers.run(3, [&](int) {
            ++inner;
            ++there;
            wait_until([&] { return there == 2; });
        });
    });
    EXPECT_EQ(inner, 2);
}

TEST(KeptHelpers, ThrowWhatAHelperThrewOnceAllAreDone) {
    KeptHelpers helpers{2};
    std::atomic<int> done{0};
    for (int round = 0; round < 50; ++round) {
        done = 0;
        std::atomic<int> there{0};
        EXPECT_THROW(helpers.run(3,
                                 [&](int worker) {
                                     ++there;
                                     wait_until([&] { return there == 3; });
                                     if (worker == 2) throw std::out_of_range{"two"};
                                     std::this_thread::sleep_for(1ms);
                                     ++done;
                                 }),
                     std::out_of_range);
        EXPECT_EQ(done, 2);
    }
    helpers.run(3, [&](int) { ++done; });  // they are still there
    EXPECT_GE(done, 3);
}

TEST(KeptHelpers, TheirOwnerIsHeardWhileItWaitsAndNobodyElse) {
    std::atomic<int> heard{0};
    std::atomic<bool> elsewhere{false};
    const auto owner = std::this_thread::get_id();
    KeptHelpers helpers{2, [&] {
                            ++heard;
                            if (std::this_thread::get_id() != owner) elsewhere = true;
                        }};
    std::atomic<int> there{0};
    helpers.run(2, [&](int worker) {
        ++there;
        wait_until([&] { return there == 2; });
        if (worker == 1) wait_until([&] { return heard >= 2; });  // for ever if it heard nothing
    });
    const int before = heard;
    std::thread{[&] {
        std::atomic<int> two{0};
        helpers.run(2, [&](int worker) {
            ++two;
            wait_until([&] { return two == 2; });
            if (worker == 1) std::this_thread::sleep_for(200ms);
        });
    }}.join();
    EXPECT_EQ(heard, before);
    EXPECT_FALSE(elsewhere);
}

}  // namespace
}  // namespace lawan
