// What a game's own knowledge adds to an analysis.
#include "catalog/mistakes.hpp"

#include <gtest/gtest.h>

#include <string>

#include "catalog/catalog.hpp"

namespace lawan {
namespace {

TEST(NextDepth, LeapsToTheEndOnlyForTheBotThatCan) {
    const std::string board =
        std::string(12, '-') + std::string(20, 'X') + std::string(32, 'O') + " X";
    const AnyPosition twelve_empty = find_game("othello").set_up(board).start();
    const Spec engine = parse_spec("lawan");
    EXPECT_EQ(next_depth(twelve_empty, engine, 3), 4);
    EXPECT_EQ(next_depth(twelve_empty, engine, 4), 12);
    EXPECT_EQ(next_depth(twelve_empty, engine, 12), 13);
    for (const char* other : {"negascout", "mtdf(memory=16)", "mcts"}) {
        EXPECT_EQ(next_depth(twelve_empty, parse_spec(other), 4), 5) << other;
        EXPECT_EQ(next_depth(twelve_empty, parse_spec(other), 11), 12) << other;
    }
    const AnyPosition small = find_game("othello").set_up("-----OX--XO----- X").start();
    EXPECT_EQ(next_depth(small, engine, 2), 12);
    EXPECT_EQ(next_depth(small, parse_spec("negascout"), 2), 3);
    const AnyPosition other_game = find_game("tictactoe").set_up("3/1X1/3 O 3").start();
    EXPECT_EQ(next_depth(other_game, engine, 4), 5);
}

TEST(MayBeSolved, CountsEmptyCellsWhereTheBoardIsFilledAndPliesWhereItIsNot) {
    const auto may_be = [](const std::string& position) {
        return may_be_solved(find_game("adjacency").set_up(position).start());
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
