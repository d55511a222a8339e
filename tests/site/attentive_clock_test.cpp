// The clock that hears what comes in the middle of a search.
#include "site/attentive_clock.hpp"

#include <gtest/gtest.h>

#include <thread>

namespace lawan::site {
namespace {

// So late that each look is a moment to attend.
class LateClock final : public TimeSource {
  public:
    [[nodiscard]] Seconds now() const override { return now_ += Seconds{1}; }
    [[nodiscard]] Seconds worked() const override { return now_; }

  private:
    mutable Seconds now_{0};
};

TEST(AttentiveClock, AttendsOnTheThreadThatHearsAndOnNoOther) {
    const LateClock late;
    int attended = 0;
    AttentiveClock clock{late, Seconds{0.1}, [&] { ++attended; }};
    const AttentiveClock::Watch watch{clock};
    std::thread{[&] { (void)clock.now(); }}.join();
    EXPECT_EQ(attended, 0);
    (void)clock.now();
    EXPECT_EQ(attended, 1);
}

TEST(AttentiveClock, StandsStillForASearchWhileAnotherGoesFirst) {
    const LateClock late;  // a second at each look
    AttentiveClock clock{late, Seconds{1000}, [] {}};
    const AttentiveClock::Watch watch{clock};
    const Seconds before = clock.now();
    {
        const AttentiveClock::Aside aside{clock};
        EXPECT_GT(clock.now(), before);
        EXPECT_GT(clock.now(), before + Seconds{1});
    }
    EXPECT_EQ(clock.now(), before + Seconds{2});  // the looks at the beginning, and now
}

}  // namespace
}  // namespace lawan::site
