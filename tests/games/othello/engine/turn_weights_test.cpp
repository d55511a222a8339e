// The time of a whole game is never overspent, and most of it is used where it counts.
#include "games/othello/engine/turn_weights.hpp"

#include <gtest/gtest.h>

#include "core/time_manager.hpp"

namespace lawan::othello {
namespace {

// All moves take what they may.
[[nodiscard]] Seconds left_after_game(Seconds time, Seconds increment, int empties) {
    Seconds left = time;
    for (; empties > 0; empties -= 2) {
        const Seconds part = time_for_move({left, increment}, share_of_turn(empties));
        EXPECT_GE(part.count(), 0);
        EXPECT_LT(part.count(), left.count());
        left = left - part + increment;
    }
    return left;
}

TEST(TurnWeights, NeverOverspend) {
    for (const double time : {0.01, 0.1, 1.0, 10.0, 60.0, 900.0}) {
        for (const double increment : {0.0, 0.1, 5.0}) {
            for (const int empties : {60, 59, 30, 14, 3}) {
                EXPECT_GT(left_after_game(Seconds{time}, Seconds{increment}, empties).count(), 0);
            }
        }
    }
}

TEST(TurnWeights, UseMostOfTheTime) {
    EXPECT_LT(left_after_game(Seconds{60}, Seconds{0}, 60), Seconds{6});
    EXPECT_LT(left_after_game(Seconds{900}, Seconds{0}, 59), Seconds{90});
}

TEST(TurnWeights, GiveMoreWhereTheEndIsAlmostSeen) {
    EXPECT_GT(weight_of_turn(26), weight_of_turn(50));
    EXPECT_EQ(share_of_turn(1), 1);
    EXPECT_EQ(share_of_turn(0), 1);
}

}  // namespace
}  // namespace lawan::othello
