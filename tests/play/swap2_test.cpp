// How a judge's word becomes a choice in swap2.
#include "play/swap2.hpp"

#include <gtest/gtest.h>

#include "games/tictactoe/rules/game.hpp"

namespace lawan::swap2 {
namespace {

[[nodiscard]] Choice choice_at(int worth, bool may_ask_for_more) {
    const AnyGame game{tictactoe::WideGame{tictactoe::WideGame::parse_position(
        "15/15/15/15/15/15/6X8/7O7/8X6/15/15/15/15/15/15 O 5")}};
    return chosen(
        game.start(), [&](const AnyPosition&) { return worth; }, may_ask_for_more);
}

TEST(Swap2Choice, TakesTheBetterSide) {
    EXPECT_EQ(choice_at(kNearEven + 1, true), Choice::Second);
    EXPECT_EQ(choice_at(-kNearEven - 1, true), Choice::First);
}

TEST(Swap2Choice, LaysTwoMoreWhereNeitherSideIsBetter) {
    EXPECT_EQ(choice_at(kNearEven, true), Choice::LayMore);
    EXPECT_EQ(choice_at(-kNearEven, true), Choice::LayMore);
    EXPECT_EQ(choice_at(kNearEven, false), Choice::Second);
    EXPECT_EQ(choice_at(-kNearEven, false), Choice::First);
}

}  // namespace
}  // namespace lawan::swap2
