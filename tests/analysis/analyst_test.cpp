// What a game's own knowledge adds to an analysis.
#include "analysis/analyst.hpp"

#include <gtest/gtest.h>

#include <string>

#include "module/catalog.hpp"

namespace lawan {
namespace {

TEST(NextDepth, LeapsToTheEndOnlyForTheBotThatCan) {
    const std::string board =
        std::string(12, '-') + std::string(20, 'X') + std::string(32, 'O') + " X";
    const GameModule& othello = find_game("othello");
    const AnyPosition twelve_empty = othello.set_up(board).start();
    const auto next_depth = [](const GameModule& entry, const AnyPosition& position,
                               const char* bot, int depth) {
        return Analyst{entry, parse_spec(bot)}.next_depth(position, depth);
    };
    EXPECT_EQ(next_depth(othello, twelve_empty, "lawan", 3), 4);
    EXPECT_EQ(next_depth(othello, twelve_empty, "lawan", 4), 12);
    EXPECT_EQ(next_depth(othello, twelve_empty, "lawan", 12), 13);
    for (const char* other : {"negascout", "mtdf(memory=16)", "mcts"}) {
        EXPECT_EQ(next_depth(othello, twelve_empty, other, 4), 5) << other;
        EXPECT_EQ(next_depth(othello, twelve_empty, other, 11), 12) << other;
    }
    const AnyPosition small = othello.set_up("-----OX--XO----- X").start();
    EXPECT_EQ(next_depth(othello, small, "lawan", 2), 12);
    EXPECT_EQ(next_depth(othello, small, "negascout", 2), 3);
    const GameModule& other_game = find_game("tictactoe");
    EXPECT_EQ(next_depth(other_game, other_game.set_up("3/1X1/3 O 3").start(), "lawan", 4), 5);
}

TEST(MayBeSolved, CountsEmptyCellsWhereTheBoardIsFilledAndPliesWhereItIsNot) {
    const auto may_be = [](const std::string& position) {
        const GameModule& entry = find_game("adjacency");
        return may_be_solved(entry, entry.set_up(position).start());
    };
    const std::string six = "4OO/4OO/6/6/XX4/XX4 X ";
    EXPECT_TRUE(may_be(six + "14 14"));
    EXPECT_FALSE(may_be(six + "13 13"));
    EXPECT_TRUE(may_be(six + "8 8"));
    const std::string eight = "6OO/6OO/8/8/8/8/XX6/XX6 X ";
    EXPECT_FALSE(may_be(eight + "28 28"));
    EXPECT_TRUE(may_be(eight + "8 8"));
    EXPECT_FALSE(may_be(eight + "9 8"));
}

}  // namespace
}  // namespace lawan
