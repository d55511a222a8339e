// The games of adjacency-a's Table 3 (minimax as X against local search as O), move by move: the
// boards it shows are those of four neighbours, and its scores come out.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/position.hpp"
#include "core/text.hpp"
#include "games/adjacency/rules/game.hpp"
#include "games/adjacency/rules/position.hpp"

namespace lawan::adjacency {
namespace {

// Side, row and column from the top left, as the published program counts them.
const std::string kUpToO27 =
    "X26 O15 X05 O25 X36 O04 X14 O03 X66 O13 X24 O35 X46 O56 X45 O34 "
    "X23 O12 X65 O55 X44 O33 X22 O02 X11 O21 X32 O43 X54 O27 ";
const std::string kSixteenRounds = kUpToO27 + "X01 O00";
const std::string kUpToO00 = kUpToO27 + "X57 O47 X37 O31 X20 O10 X01 O00 ";
const std::string kTwentyRounds = kUpToO00 + "X42 O53";
const std::string kTwentyEightRounds = kUpToO00 +
                                       "X64 O50 X40 O51 X42 O41 X30 O53 X67 O63 "
                                       "X52 O62 X77 O76 X75 O72 X74 O73";

PerSide<int> marks_after(const std::string& record, int rounds) {
    const Game game{Position::start({8, 8}, Side::X, 2 * rounds)};
    Position position = game.start();
    for (std::string_view word : split_words(record)) {
        EXPECT_EQ(letter(position.side_to_move()), word[0]) << word;
        const Square move = square_at({word[2] - '0', word[1] - '0'});
        if (!position.is_legal(move)) {
            ADD_FAILURE() << word << " is not legal";
            return {};
        }
        position = position.after(move);
    }
    EXPECT_TRUE(is_over(position));
    return game.standing(position).count.value();
}

TEST(AdjacencyPublishedGames, SixteenRounds) {
    EXPECT_EQ(marks_after(kSixteenRounds, 16), (PerSide<int>{21, 19}));
}
TEST(AdjacencyPublishedGames, TwentyRounds) {
    EXPECT_EQ(marks_after(kTwentyRounds, 20), (PerSide<int>{25, 23}));
}
TEST(AdjacencyPublishedGames, TwentyEightRounds) {
    EXPECT_EQ(marks_after(kTwentyEightRounds, 28), (PerSide<int>{33, 31}));
}

}  // namespace
}  // namespace lawan::adjacency
