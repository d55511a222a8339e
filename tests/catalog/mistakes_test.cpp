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

}  // namespace
}  // namespace lawan
