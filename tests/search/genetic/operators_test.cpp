// Crossover, mutation, selection.
#include "search/genetic/operators.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

namespace lawan::genetic {
namespace {

using Numbers = Chromosome<int>;

constexpr auto kEqual = [](int a, int b) { return a == b; };

[[nodiscard]] Numbers permutation(std::size_t size, Random& random) {
    Numbers numbers(size);
    std::iota(numbers.begin(), numbers.end(), 0);
    random.shuffle(numbers);
    return numbers;
}

// Adjacency-c's example: 12345 and 67891, cut after the third gene.
TEST(OnePointCrossover, ExchangesTails) {
    const auto [one, other] = one_point_crossover<int>({1, 2, 3, 4, 5}, {6, 7, 8, 9, 1}, 3);
    EXPECT_EQ(one, (Numbers{1, 2, 3, 9, 1}));
    EXPECT_EQ(other, (Numbers{6, 7, 8, 4, 5}));
}

TEST(OnePointCrossover, LeavesWhatOnlyOneParentHas) {
    const auto [one, other] = one_point_crossover<int>({1, 2, 3, 4}, {6, 7}, 1);
    EXPECT_EQ(one, (Numbers{1, 7, 3, 4}));
    EXPECT_EQ(other, (Numbers{6, 2}));
}

TEST(OrderedCrossover, KeepsAStretchAndFillsInTheOtherParentsOrder) {
    const Numbers first{1, 2, 3, 4, 5, 6};
    const Numbers second{6, 4, 2, 1, 3, 5};
    EXPECT_EQ(ordered_crossover(first, second, {2, 4}, kEqual), (Numbers{6, 2, 3, 4, 1, 5}));
    EXPECT_EQ(ordered_crossover(first, second, {0, 6}, kEqual), first);
    EXPECT_EQ(ordered_crossover(first, second, {3, 3}, kEqual), second);
}

TEST(OrderedCrossover, FillsUpFromTheFirstParentWhereTheSecondHasNothingNew) {
    const Numbers first{1, 2, 3, 4};
    const Numbers second{2, 9, 3, 2};
    EXPECT_EQ(ordered_crossover(first, second, {1, 3}, kEqual), (Numbers{9, 2, 3, 1}));
}

RC_GTEST_PROP(OrderedCrossover, MakesPermutationsOfPermutations, ()) {
    Random random{Seed{*rc::gen::arbitrary<std::uint64_t>()}};
    const auto size = static_cast<std::size_t>(*rc::gen::inRange(0, 60));
    const Numbers first = permutation(size, random);
    const Numbers second = permutation(size, random);
    const Stretch kept = Stretch::drawn(size, random);
    Numbers child = ordered_crossover(first, second, kept, kEqual);
    RC_ASSERT(child.size() == size);
    for (std::size_t i = kept.begin; i < kept.end; ++i) RC_ASSERT(child[i] == first[i]);
    std::sort(child.begin(), child.end());
    Numbers all(size);
    std::iota(all.begin(), all.end(), 0);
    RC_ASSERT(child == all);
}

RC_GTEST_PROP(SwapMutation, ExchangesExactlyTwoGenes, ()) {
    Random random{Seed{*rc::gen::arbitrary<std::uint64_t>()}};
    const auto size = static_cast<std::size_t>(*rc::gen::inRange(0, 40));
    const Numbers before = permutation(size, random);
    Numbers after = before;
    swap_mutation(after, random);
    int differing = 0;
    for (std::size_t i = 0; i < size; ++i) differing += before[i] != after[i] ? 1 : 0;
    RC_ASSERT(differing == (size < 2 ? 0 : 2));
    RC_ASSERT(std::is_permutation(before.begin(), before.end(), after.begin()));
}

TEST(Roulette, DrawsInProportionToFitness) {
    const Roulette roulette{{1, 0, 3}};
    Random random{Seed{1}};
    std::vector<int> drawn(3);
    constexpr int kDraws = 40000;
    for (int i = 0; i < kDraws; ++i) ++drawn[roulette.draw(random)];
    EXPECT_EQ(drawn[1], 0);
    EXPECT_NEAR(drawn[0], kDraws / 4.0, kDraws / 50.0);
    EXPECT_NEAR(drawn[2], kDraws * 3 / 4.0, kDraws / 50.0);
}

TEST(Roulette, LiftsNegativeFitnessAndSharesNothingEqually) {
    Random random{Seed{2}};
    const Roulette lifted{{-2, -1, 1}};  // as 0, 1, 3
    const Roulette nothing{{0, 0}};
    std::vector<int> drawn(3);
    std::vector<int> equal(2);
    for (int i = 0; i < 1000; ++i) {
        ++drawn[lifted.draw(random)];
        ++equal[nothing.draw(random)];
    }
    EXPECT_EQ(drawn[0], 0);
    EXPECT_GT(drawn[2], drawn[1]);
    EXPECT_NEAR(equal[0], 500, 100);
}

}  // namespace
}  // namespace lawan::genetic
