#include "core/side.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace lawan {
namespace {

TEST(Side, TheOpponentOfTheOpponentIsOneself) {
    for (const Side side : {Side::X, Side::O}) {
        EXPECT_NE(opponent_of(side), side);
        EXPECT_EQ(opponent_of(opponent_of(side)), side);
    }
}

TEST(Side, HasALetter) {
    EXPECT_EQ(letter(Side::X), 'X');
    EXPECT_EQ(letter(Side::O), 'O');
}

RC_GTEST_PROP(PerSide, KeepsAValueForEachSide, (int x, int o)) {
    PerSide<int> values;
    values[Side::X] = x;
    values[Side::O] = o;
    RC_ASSERT(values == (PerSide<int>{x, o}));
}

}  // namespace
}  // namespace lawan
