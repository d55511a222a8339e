// Monte Carlo tree search: finds what there is to find, the same each time.
#include "search/monte_carlo.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "search/minimax.hpp"
#include "tests/support/cases.hpp"
#include "toys.hpp"

namespace lawan {
namespace {

using toys::RandomTree;
using toys::TakeAway;

template <class P>
Thought<typename P::Move> think(const P& root, std::uint64_t iterations, std::uint64_t seed = 1,
                                const MonteCarloSettings& settings = {}) {
    Budget budget{Limits::of_nodes(iterations)};
    Random random{Seed{seed}};
    return MonteCarlo<P>{settings, budget, random}.think(root);
}

MonteCarloSettings settings_for(int greatest_score) {
    MonteCarloSettings settings;
    settings.greatest = Score{greatest_score};
    return settings;
}

MonteCarloSettings tree_of(std::uint64_t nodes) {
    MonteCarloSettings settings;
    settings.most_nodes = nodes;
    return settings;
}

TEST(MonteCarlo, WinsTakeAway) {
    for (int pile = 1; pile <= 15; ++pile) {
        if (pile % 4 == 0) continue;  // lost whatever is taken
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            EXPECT_EQ(think(TakeAway{pile}, 20'000, seed).best.number, pile % 4)
                << "pile " << pile << ", seed " << seed;
        }
    }
}

TEST(MonteCarlo, EstimatesTheMeanScoreInHundredths) {
    EXPECT_GT(think(TakeAway{5}, 20'000).valuation->score, Score{80});
    EXPECT_LT(think(TakeAway{8}, 20'000).valuation->score, Score{-60});
    EXPECT_FALSE(think(TakeAway{5}, 20'000).valuation->is_proved());
}

TEST(MonteCarlo, FindsTheBestMoveOfRandomTrees) {
    int found = 0;
    constexpr int kTrees = 60;
    const toys::TreeEvaluator evaluator;
    for (std::uint64_t seed = 0; seed < kTrees; ++seed) {
        const RandomTree root{Seed{seed}, {3, 4, 1, false, false}};
        Budget budget{Limits::none()};
        Minimax<RandomTree, toys::TreeEvaluator> minimax{evaluator, budget};
        const Score best = minimax.search(root, 4)->value;
        const auto thought = think(root, 5000, seed);
        found += -minimax.search(root.after(thought.best), 3)->value == best ? 1 : 0;
    }
    EXPECT_GE(found, kTrees * 9 / 10);
}

TEST(MonteCarlo, RepeatsItselfFromTheSameSeed) {
    const RandomTree root{Seed{9}, {6, 8, 20, true, false}};
    const auto once = think(root, 3000, 7, settings_for(20));
    const auto again = think(root, 3000, 7, settings_for(20));
    EXPECT_EQ(once.best, again.best);
    EXPECT_EQ(once.valuation, again.valuation);
    EXPECT_EQ(once.line, again.line);
    EXPECT_EQ(once.nodes, 3000U);
}

TEST(MonteCarlo, PlaysOnWhenItsTreeIsFull) {
    const auto thought = think(TakeAway{7}, 20'000, 1, tree_of(40));
    EXPECT_EQ(thought.best.number, 3);
    EXPECT_EQ(thought.nodes, 20'000U);
    // Room for nothing: the root's moves are tried all the same.
    EXPECT_EQ(think(TakeAway{3}, 2000, 1, tree_of(1)).best.number, 3);
}

TEST(MonteCarlo, TakesLessWhereTheSystemHasNotSoMuch) {
    if (test::kSanitized) GTEST_SKIP() << "sanitizers write to the memory that they hand out";
    const auto thought = think(TakeAway{7}, 2000, 1, tree_of(~std::uint64_t{0}));
    EXPECT_EQ(thought.best.number, 3);
    EXPECT_EQ(thought.nodes, 2000U);
}

TEST(MonteCarlo, EndsByItselfWhenAskedTo) {
    MonteCarloSettings settings;
    settings.most_iterations = 123;
    Budget budget{Limits::none()};
    Random random{Seed{1}};
    EXPECT_EQ(MonteCarlo<TakeAway>(settings, budget, random).think(TakeAway{7}).nodes, 123U);
}

TEST(MonteCarlo, AnswersBeforeTheFirstGame) {
    const auto thought = think(TakeAway{7}, 1);
    EXPECT_EQ(thought.best.number, 1);
    EXPECT_FALSE(thought.valuation);
    EXPECT_EQ(thought.depth, 0);
}

TEST(NaturalLogarithm, IsOne) {
    for (double x = 1; x < 1e9; x = x * 1.37 + 1) {
        EXPECT_NEAR(natural_logarithm(x), std::log(x), 1e-11 * (1 + std::log(x))) << x;
    }
    EXPECT_EQ(natural_logarithm(1), 0);
}

}  // namespace
}  // namespace lawan
