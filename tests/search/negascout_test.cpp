// NegaScout as it should be and as the Othello paper prints it.
#include "search/negascout.hpp"

#include <gtest/gtest.h>

#include "search/minimax.hpp"
#include "search/negascout_as_printed.hpp"
#include "toys.hpp"

namespace lawan {
namespace {

using toys::RandomTree;
using toys::Shape;
using toys::TreeEvaluator;

constexpr int kTrees = 2000;
constexpr int kDepth = 4;
const TreeEvaluator kEvaluator;

RandomTree tree(int seed) {
    return {Seed{static_cast<std::uint64_t>(seed)}, Shape{3, kDepth, 20, false, false}};
}

Found<toys::Branch> by_minimax(const RandomTree& root) {
    Budget budget{Limits::none()};
    return Minimax<RandomTree, TreeEvaluator>{kEvaluator, budget}.search(root, kDepth).value();
}

TEST(NegaScoutAsPrinted, IsWrongOnMostRandomTrees) {
    int wrong_values = 0;
    int wrong_moves = 0;
    for (int seed = 0; seed < kTrees; ++seed) {
        const RandomTree root = tree(seed);
        Budget budget{Limits::none()};
        const auto printed =
            NegaScoutAsPrinted<RandomTree, TreeEvaluator>{kEvaluator, budget}.search(root, kDepth);
        const auto minimax = by_minimax(root);
        wrong_values += printed->value != minimax.value ? 1 : 0;
        wrong_moves += printed->line.front() != minimax.line.front() ? 1 : 0;
        // A wrong search proves nothing, though this one follows every line to its end.
        ASSERT_FALSE(printed->to_the_end);
    }
    EXPECT_GT(wrong_values, kTrees / 2);
    EXPECT_GT(wrong_moves, kTrees / 4);
}

TEST(NegaScoutAsPrinted, IsRightWhereTheSuccessorsAreLeaves) {
    // A leaf is judged, not bounded.
    const Shape shape{3, 1, 20, false, false};
    for (int seed = 0; seed < 200; ++seed) {
        const RandomTree root{Seed{static_cast<std::uint64_t>(seed)}, shape};
        Budget budget{Limits::none()};
        const auto printed =
            NegaScoutAsPrinted<RandomTree, TreeEvaluator>{kEvaluator, budget}.search(root, 1);
        ASSERT_EQ(printed->value, by_minimax(root).value);
    }
}

TEST(NegaScoutAsPrinted, NeverSearchesAgainInTreesOfOneHeight) {
    for (int seed = 0; seed < 200; ++seed) {
        Budget budget{Limits::none()};
        NegaScoutAsPrinted<RandomTree, TreeEvaluator, Unordered, CountingTrace> search{kEvaluator,
                                                                                       budget};
        ASSERT_TRUE(search.search(tree(seed), kDepth));
        ASSERT_GT(search.trace().count(Visit::NullWindow), 0U);
        ASSERT_EQ(search.trace().count(Visit::ReSearch), 0U);
    }
}

TEST(NegaScout, SearchesAgainWhereATestSucceeds) {
    std::uint64_t again = 0;
    for (int seed = 0; seed < 200; ++seed) {
        Budget budget{Limits::none()};
        NegaScout<RandomTree, TreeEvaluator, Unordered, CountingTrace> search{kEvaluator, budget};
        ASSERT_EQ(search.search(tree(seed), kDepth)->value, by_minimax(tree(seed)).value);
        again += search.trace().count(Visit::ReSearch);
    }
    EXPECT_GT(again, 0U);
}

}  // namespace
}  // namespace lawan
