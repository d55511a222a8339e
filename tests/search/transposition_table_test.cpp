// The table remembers what it was told, for the very key, and forgets the shallow before the deep.
#include "search/transposition_table.hpp"

#include <gtest/gtest.h>

#include "core/hash.hpp"
#include "tests/support/cases.hpp"
#include "toys.hpp"

namespace lawan {
namespace {

using toys::Branch;
using Table = TranspositionTable<Branch>;

Remembered<Branch> at_depth(int depth) {
    return {Score{-3}, Score{5}, depth, false, Branch{2}};
}

TEST(TranspositionTable, KnowsNothingAtFirst) {
    Table table{MebiBytes{1}};
    for (std::uint64_t i = 0; i < 1000; ++i) EXPECT_FALSE(table.probe(mix(i)).remembered);
    EXPECT_FALSE(table.probe(0).remembered);
}

TEST(TranspositionTable, GivesBackWhatWasWritten) {
    Table table{MebiBytes{1}};
    table.probe(42).writer.write({Score{-7}, Score::infinity(), 12, true, Branch{3}});
    const auto known = table.probe(42).remembered;
    ASSERT_TRUE(known);
    EXPECT_EQ(known->lower, Score{-7});
    EXPECT_EQ(known->upper, Score::infinity());
    EXPECT_EQ(known->depth, 12);
    EXPECT_TRUE(known->to_the_end);
    EXPECT_EQ(known->move, Branch{3});

    table.probe(42).writer.write({Score{-7}, Score{-7}, 13, false, {}});
    EXPECT_FALSE(table.probe(42).remembered->move);
    EXPECT_EQ(table.probe(42).remembered->depth, 13);
}

TEST(TranspositionTable, TellsKeysInOneBucketApart) {
    Table table{MebiBytes{0}};  // one bucket
    table.probe(1).writer.write(at_depth(4));
    EXPECT_FALSE(table.probe(2).remembered);
    table.probe(2).writer.write(at_depth(3));
    EXPECT_EQ(table.probe(1).remembered->depth, 4);
    EXPECT_EQ(table.probe(2).remembered->depth, 3);
}

TEST(TranspositionTable, KeepsTheDeepestAndTheLatest) {
    Table table{MebiBytes{0}};
    table.probe(1).writer.write(at_depth(9));
    table.probe(2).writer.write(at_depth(3));
    table.probe(3).writer.write(at_depth(1));
    EXPECT_TRUE(table.probe(1).remembered);
    EXPECT_FALSE(table.probe(2).remembered);
    EXPECT_TRUE(table.probe(3).remembered);
    // A deeper one drives the deepest into the second place.
    table.probe(4).writer.write(at_depth(10));
    EXPECT_TRUE(table.probe(4).remembered);
    EXPECT_TRUE(table.probe(1).remembered);
    EXPECT_FALSE(table.probe(3).remembered);
}

TEST(TranspositionTable, HasOnePlaceForAKey) {
    Table table{MebiBytes{0}};
    table.probe(1).writer.write(at_depth(5));
    table.probe(2).writer.write(at_depth(2));
    table.probe(2).writer.write(at_depth(8));  // now the deepest
    EXPECT_EQ(table.probe(1).remembered->depth, 5);
    EXPECT_EQ(table.probe(2).remembered->depth, 8);
    table.probe(3).writer.write(at_depth(1));
    EXPECT_EQ(table.probe(2).remembered->depth, 8);
    EXPECT_FALSE(table.probe(1).remembered);
}

TEST(TranspositionTable, WritesLongAfterTheProbe) {
    Table table{MebiBytes{0}};
    const auto probe = table.probe(1);
    table.probe(2).writer.write(at_depth(2));
    table.probe(1).writer.write(at_depth(3));
    probe.writer.write(at_depth(7));
    EXPECT_EQ(table.probe(1).remembered->depth, 7);
    EXPECT_EQ(table.probe(2).remembered->depth, 2);
    EXPECT_FALSE(probe.remembered);  // a copy of what was known then
}

TEST(TranspositionTable, FillsTheMemoryItIsGivenAndNoMore) {
    const Table table{MebiBytes{4}};
    EXPECT_LE(table.capacity() * 24, 4U << 20U);
    EXPECT_GE(table.capacity() * 32, 4U << 20U);
}

TEST(TranspositionTable, TakesLessWhereTheSystemHasNotSoMuch) {
    if (test::kSanitized) GTEST_SKIP() << "sanitizers write to the memory that they hand out";
    Table table{MebiBytes{std::uint64_t{1} << 40U}};
    EXPECT_GT(table.capacity(), 1000U);
    table.probe(~std::uint64_t{0}).writer.write(at_depth(3));
    EXPECT_TRUE(table.probe(~std::uint64_t{0}).remembered);
}

TEST(TranspositionTable, SpreadsKeysOverAllBuckets) {
    Table table{MebiBytes{1}};
    const std::uint64_t keys = table.capacity() / 4;
    for (std::uint64_t i = 0; i < keys; ++i) table.probe(mix(i)).writer.write(at_depth(1));
    std::uint64_t kept = 0;
    for (std::uint64_t i = 0; i < keys; ++i) kept += table.probe(mix(i)).remembered ? 1U : 0U;
    EXPECT_GT(kept, keys * 9 / 10);
}

TEST(Remembered, HoldsAtItsDepthAndFurtherOnceTheGameIsOver) {
    EXPECT_TRUE(at_depth(4).holds_at(4));
    EXPECT_FALSE(at_depth(4).holds_at(3));
    EXPECT_FALSE(at_depth(4).holds_at(5));
    Remembered<Branch> ended = at_depth(4);
    ended.to_the_end = true;
    EXPECT_TRUE(ended.holds_at(5));
    EXPECT_FALSE(ended.holds_at(3));
}

TEST(TranspositionTable, TakesDepthsWithoutLimit) {
    Table table{MebiBytes{1}};
    table.probe(1).writer.write(at_depth(std::numeric_limits<int>::max() - 1));
    EXPECT_GT(table.probe(1).remembered->depth, 1000);
}

}  // namespace
}  // namespace lawan
