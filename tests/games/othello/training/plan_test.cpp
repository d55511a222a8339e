// How the play of the Othello trainer grows from one generation to the next.
#include "games/othello/training/plan.hpp"

#include <gtest/gtest.h>

namespace lawan::training {
namespace {

[[nodiscard]] OthelloPlan plan_of(int generations, int depth) {
    OthelloPlan plan;
    plan.generations = generations;
    plan.last.depth = depth;
    plan.last.solve_from = 14;
    return plan;
}

TEST(OthelloPlans, BeginWithGamesOfChanceWhereThereAreNoWeights) {
    const OthelloPlan plan = plan_of(4, 8);
    EXPECT_TRUE(play_of(plan, 0).random);
    const OthelloPlay second = play_of(plan, 1);
    EXPECT_FALSE(second.random);
    EXPECT_EQ(second.depth, 2);
    EXPECT_EQ(second.solve_from, 12);
    EXPECT_EQ(play_of(plan, 2).depth, 4);
    EXPECT_EQ(play_of(plan, 2).solve_from, 14);
    const OthelloPlay last = play_of(plan, 3);
    EXPECT_FALSE(last.random);
    EXPECT_EQ(last.depth, 8);
    EXPECT_EQ(last.solve_from, 14);
    EXPECT_EQ(last.confidence, 1);
}

TEST(OthelloPlans, LookTwoPliesFurtherInEachGenerationThatBeginsWithWeights) {
    OthelloPlan plan = plan_of(4, 9);
    plan.from_nothing = false;
    const int depths[] = {3, 5, 7, 9};
    for (int generation = 0; generation < 4; ++generation) {
        const OthelloPlay play = play_of(plan, generation);
        EXPECT_FALSE(play.random);
        EXPECT_EQ(play.depth, depths[generation]);
        EXPECT_EQ(play.solve_from, 14);
        EXPECT_EQ(play.confidence, play.depth >= 8 ? 0 : 1) << "deep searches trust more";
    }
    plan.last.depth = 4;
    EXPECT_EQ(play_of(plan, 0).depth, 2) << "no less than that";
    plan.last.depth = 1;
    EXPECT_EQ(play_of(plan, 0).depth, 1);
}

}  // namespace
}  // namespace lawan::training
