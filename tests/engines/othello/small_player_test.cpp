// Players on small boards: the strongest solves, a weak one sees the end only when it is near.
#include <gtest/gtest.h>

#include "engines/othello/small_player.hpp"
#include "games/othello/game.hpp"

namespace lawan::othello {
namespace {

[[nodiscard]] Thought<Move> thought_of(int level) {
    SmallPlayer<4> player{1, MebiBytes{1}, level_table(level)};
    Budget budget{Limits::none(), nullptr};
    return player.think(BasicGame<4>{}.start(), budget);
}

TEST(OthelloSmallPlayer, SolvesAtFullStrength) {
    const auto thought = thought_of(kLevels);
    ASSERT_TRUE(thought.valuation);
    EXPECT_TRUE(thought.valuation->is_proved());
    EXPECT_EQ(thought.valuation->score.points(), -10);
}

TEST(OthelloSmallPlayer, IsWeakWhereItsLevelIs) {
    const auto thought = thought_of(1);
    ASSERT_TRUE(thought.valuation);
    EXPECT_FALSE(thought.valuation->is_proved());
    EXPECT_LE(thought.depth, level_table(1).depth);
}

}  // namespace
}  // namespace lawan::othello
