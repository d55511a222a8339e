// The comparison of searches: what must hold for any positions.
#include <gtest/gtest.h>

#include "experiments/ground.hpp"
#include "experiments/run.hpp"
#include "experiments/searches.hpp"
#include "experiments/words.hpp"

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
        return all_grounds()[static_cast<std::size_t>(GetParam())].searches();
    }
};

TEST_P(SearchesOf, AreRightWhereTheyAreExact) {
    const experiments::Run run{{}};
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const auto counts = game().count(Seed{seed}, 3, run);
        ASSERT_TRUE(counts);
        ASSERT_EQ(counts->size(), 9U);
        EXPECT_EQ(counts->front().search.english(), "minimax");
        for (const SearchCount& count : *counts) {
            if (count.search.says(words::kNegaScoutAsPrinted)) continue;
            EXPECT_TRUE(count.same_value) << count.search.english();
            EXPECT_TRUE(count.same_move) << count.search.english();
            EXPECT_LE(count.first_move_cuts, count.cuts) << count.search.english();
        }
        // Alpha-beta leaves out, it never adds.
        EXPECT_LE((*counts)[1].nodes, counts->front().nodes);
        EXPECT_GT((*counts)[1].cuts, 0U);
    }
}

TEST_P(SearchesOf, StopWhenTold) {
    StopSignal interrupt;
    interrupt.raise();
    RunSettings settings;
    settings.on_one_thread = true;
    const experiments::Run run{settings, &interrupt};
    EXPECT_FALSE(game().count(Seed{1}, 3, run));
}

INSTANTIATE_TEST_SUITE_P(AllGames, SearchesOf, ::testing::Values(0, 1, 2));

}  // namespace
}  // namespace lawan::experiments
