// The comparison of searches: what must hold for any positions.
#include <gtest/gtest.h>

#include "experiments/searches.hpp"

namespace lawan::experiments {
namespace {

TEST(BranchingFactor, OfFullTreesIsTheirs) {
    EXPECT_NEAR(effective_branching_factor(1 + 3 + 9 + 27, 3), 3, 1e-9);
    EXPECT_NEAR(effective_branching_factor(1 + 56 + 56 * 56, 2), 56, 1e-9);
    EXPECT_NEAR(effective_branching_factor(5, 4), 1, 1e-9);
    EXPECT_NEAR(effective_branching_factor(1, 4), 0, 1e-9);
}

class SearchesOf : public ::testing::TestWithParam<int> {
  protected:
    static SearchedGame game() {
        switch (GetParam()) {
            case 0:
                return adjacency_searches();
            case 1:
                return tictactoe_searches();
            default:
                return othello_searches();
        }
    }
};

TEST_P(SearchesOf, AreRightWhereTheyAreExact) {
    const StopSignal stop;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const auto counts = game().count(Seed{seed}, 3, stop);
        ASSERT_TRUE(counts);
        ASSERT_EQ(counts->size(), 9U);
        EXPECT_EQ(counts->front().search, "minimax");
        for (const SearchCount& count : *counts) {
            if (count.search == "NegaScout as printed") continue;
            EXPECT_TRUE(count.same_value) << count.search;
            EXPECT_TRUE(count.same_move) << count.search;
            EXPECT_LE(count.first_move_cuts, count.cuts) << count.search;
        }
        // Alpha-beta leaves out, it never adds.
        EXPECT_LE((*counts)[1].nodes, counts->front().nodes);
        EXPECT_GT((*counts)[1].cuts, 0U);
    }
}

TEST_P(SearchesOf, StopWhenTold) {
    StopSignal stop;
    stop.raise();
    EXPECT_FALSE(game().count(Seed{1}, 3, stop));
}

INSTANTIATE_TEST_SUITE_P(AllGames, SearchesOf, ::testing::Values(0, 1, 2));

}  // namespace
}  // namespace lawan::experiments
