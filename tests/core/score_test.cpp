// Scores, valuations, sides and marks: the small values.
#include "core/score.hpp"

#include <gtest/gtest.h>

#include "core/board_view.hpp"
#include "core/side.hpp"
#include "core/square.hpp"
#include "core/thought.hpp"

namespace lawan {
namespace {

TEST(Score, IsANumberWithAnOrder) {
    EXPECT_EQ(Score{}, Score{0});
    EXPECT_EQ(Score{3} + Score{-5}, Score{-2});
    EXPECT_EQ(Score{3} - Score{-5}, Score{8});
    EXPECT_EQ(-Score{7}, Score{-7});
    EXPECT_EQ(3 * Score{7}, Score{21});
    EXPECT_LT(Score{-1}, Score{0});
    Score sum{1};
    sum += Score{2};
    sum -= Score{10};
    EXPECT_EQ(sum.points(), -7);
}

TEST(Score, InfinityIsAboveEverythingAndCanBeAddedTo) {
    EXPECT_GT(Score::infinity(), decisive(Score{1'000}));
    EXPECT_LT(-Score::infinity(), decisive(Score{-1'000}));
    EXPECT_GT(Score::infinity() + Score::infinity(), Score::infinity());
}

TEST(Decisive, WinsAreAboveEstimatesInTheOrderOfFinalScores) {
    EXPECT_EQ(decisive(Score{0}), Score{0});
    EXPECT_EQ(decisive(Score{1}), Score{1'000'001});
    EXPECT_EQ(decisive(Score{-1}), Score{-1'000'001});
    for (int points = -64; points < 64; ++points) {
        EXPECT_LT(decisive(Score{points}), decisive(Score{points + 1}));
        EXPECT_EQ(decisive(Score{-points}), -decisive(Score{points}));
    }
}

TEST(Decisive, CanBeUndone) {
    EXPECT_EQ(decided(decisive(Score{64})), Score{64});
    EXPECT_EQ(decided(decisive(Score{-1})), Score{-1});
    EXPECT_EQ(decided(Score{0}), std::nullopt);
    EXPECT_EQ(decided(Score{999'999}), std::nullopt);
    EXPECT_EQ(decided(Score{-999'999}), std::nullopt);
}

TEST(Side, HasAnOpponentAndALetter) {
    static_assert(opponent_of(Side::X) == Side::O && opponent_of(Side::O) == Side::X);
    EXPECT_EQ(letter(Side::X), 'X');
    EXPECT_EQ(letter(Side::O), 'O');
    PerSide<int> count{1, 2};
    count[Side::O] += 5;
    EXPECT_EQ(count[Side::X], 1);
    EXPECT_EQ(count, (PerSide<int>{1, 7}));
}

TEST(Mark, IsASidesOrNobodys) {
    EXPECT_EQ(mark_of(Side::X), Mark::X);
    EXPECT_EQ(mark_of(Side::O), Mark::O);
    EXPECT_EQ(letter(Mark::None), '-');
    EXPECT_EQ(letter(Mark::X), 'X');
    EXPECT_EQ(letter(Mark::O), 'O');
}

TEST(BoardView, IsReadRowByRow) {
    const BoardView view{{3, 2}, {Mark::X, Mark::None, Mark::O, Mark::O, Mark::X, Mark::None}};
    EXPECT_EQ(view.at({2, 0}), Mark::O);
    EXPECT_EQ(view.at({1, 1}), Mark::X);
}

TEST(Square, IsAnIndex) {
    EXPECT_EQ(Square{}.index(), 0);
    EXPECT_EQ(Square{399}.index(), 399);
    EXPECT_LT(Square{3}, Square{4});
}

TEST(Valuation, KnowsWhetherItIsProved) {
    EXPECT_TRUE(Valuation::proved(Score{1}).is_proved());
    EXPECT_FALSE(Valuation::estimated(Score{1}).is_proved());
    EXPECT_NE(Valuation::proved(Score{1}), Valuation::estimated(Score{1}));
    EXPECT_EQ(Valuation::proved(Score{1}).score, Score{1});
}

}  // namespace
}  // namespace lawan
