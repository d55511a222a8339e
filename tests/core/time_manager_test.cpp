// Time for a move: of its own limit, and of a clock for the whole game.
#include "core/time_manager.hpp"

#include <gtest/gtest.h>

namespace lawan {
namespace {

TEST(TimeManager, LeavesALittleForTheWayBack) {
    EXPECT_LT(usable_time(Seconds{1}), Seconds{0.96});
    EXPECT_GT(usable_time(Seconds{1}), Seconds{0.95});
    EXPECT_EQ(usable_time(Seconds{0.001}), Seconds{0.0005});  // never more than half
    EXPECT_EQ(usable_time(Seconds{0}), Seconds{0});
}

TEST(TimeManager, LeavesTimeForTheOtherMoves) {
    const Seconds plain = time_for_move({Seconds{60}}, 30);
    EXPECT_GT(plain, Seconds{60.0 / 30});
    EXPECT_LT(plain, Seconds{90.0 / 30});
    EXPECT_GT(time_for_move({Seconds{60}, Seconds{1}}, 30), plain);
    EXPECT_LE(time_for_move({Seconds{1}, Seconds{10}}, 30), Seconds{0.5});
    EXPECT_LE(time_for_move({Seconds{1}}, 0), Seconds{0.5});
    EXPECT_EQ(time_for_move({}, 5), Seconds{0});
    EXPECT_EQ(time_for_move({Seconds{-1}}, 5), Seconds{0});
}

// Always used up in full, and late by as much as a busy machine may be.
TEST(TimeManager, NeverRunsOutOfTime) {
    for (const Seconds increment : {Seconds{0}, Seconds{0.1}}) {
        for (const Seconds all : {Seconds{1}, Seconds{5}, Seconds{300}}) {
            Seconds left = all;
            for (int moves = 30; moves > 0; --moves) {
                const Seconds part = time_for_move({left, increment}, moves);
                EXPECT_GT(part, Seconds{0});
                left -= part;
                EXPECT_GT(left, Seconds{0}) << moves;
                left += increment;
            }
        }
    }
}

TEST(TimeManager, AMoveThatIsWorthMoreHasMore) {
    EXPECT_GT(time_for_move({Seconds{60}}, 0.2), time_for_move({Seconds{60}}, 0.1));
}

}  // namespace
}  // namespace lawan
