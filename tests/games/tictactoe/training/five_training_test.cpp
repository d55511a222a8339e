// Training the player of five in a row: it begins with nothing, the number of threads changes
// nothing, and what is learned tells won positions from lost ones.
#include <gtest/gtest.h>

#include "games/tictactoe/engine/five/board.hpp"
#include "games/tictactoe/training/five_fit.hpp"
#include "games/tictactoe/training/five_games.hpp"
#include "games/tictactoe/training/five_samples.hpp"

namespace lawan::tictactoe::five {
namespace {

[[nodiscard]] Samples played(int games) {
    const GamePlan plan{{{15, 15}, 5}, 200};
    Samples samples;
    for (int i = 0; i < games; ++i) {
        Random random{Seed{1}.derive(static_cast<std::uint64_t>(i))};
        samples.add(samples_of(play_game(plan, Judge::usual(), random), plan, i % 5 == 0));
    }
    return samples;
}

TEST(FiveTraining, SamplesOfGamesAddedUpPointToTheirOwnCells) {
    const GamePlan plan{{{15, 15}, 5}, 200};
    Random random{Seed{3}};
    const Samples one = samples_of(play_game(plan, Judge::usual(), random), plan, false);
    ASSERT_FALSE(one.learned_from.empty());
    Samples both = one;
    both.add(one);
    ASSERT_EQ(both.learned_from.size(), 2 * one.learned_from.size());
    EXPECT_EQ(both.count, 2);
    for (std::size_t i = 0; i < one.learned_from.size(); ++i) {
        const Samples::Position& first = both.learned_from[i];
        const Samples::Position& again = both.learned_from[one.learned_from.size() + i];
        EXPECT_EQ(again.first, first.first + one.cells.size());
        EXPECT_EQ(again.end - again.first, first.end - first.first);
        EXPECT_EQ(again.played - again.first, first.played - first.first);
        EXPECT_LE(again.end, both.cells.size());
    }
}

TEST(FiveTraining, TheNumberOfThreadsDoesNotChangeTheNetwork) {
    const Samples samples = played(30);
    const Network alone = fit_network({}, samples, {2, 1, Seed{7}, {}}).network;
    const Network together = fit_network({}, samples, {2, 3, Seed{7}, {}}).network;
    EXPECT_EQ(alone.own, together.own);
    EXPECT_EQ(alone.mix, together.mix);
    EXPECT_EQ(alone.out_bias, together.out_bias);
    EXPECT_EQ(alone.own_order, together.own_order);
}

TEST(FiveTraining, LearnsFromGamesThatItHasNotSeen) {
    const Samples samples = played(400);
    const Fit fit = fit_network({}, samples, {3, 2, Seed{7}, {}});
    EXPECT_NEAR(fit.loss_before, 0.6931, 0.0001);  // a network without numbers calls all even
    EXPECT_LT(fit.loss, fit.loss_before);
}

TEST(FiveTraining, StopsAfterTheRoundInWhichItIsTold) {
    int rounds = 0;
    const auto once = [&](int round) {
        rounds = round;
        return false;
    };
    (void)fit_network({}, played(30), {50, 1, Seed{7}, once});
    EXPECT_EQ(rounds, 1);
}

// An order of moves belongs to the network that a board was made with.
TEST(FiveTraining, ABoardOrdersItsCellsByItsNetwork) {
    Network network;
    network.own_order.fill(7);
    const Judge judge{network};
    const Board board{{{15, 15}, 5}, judge};
    EXPECT_EQ(board.kind(board.point(Square{112}), Side::X).own_order, 7);
    EXPECT_EQ(board.kind(board.point(Square{112}), Side::X).other_order, 0);
}

}  // namespace
}  // namespace lawan::tictactoe::five
