// F of small sets by all of their subsets, against its definition.
#include "games/adjacency/engine/full/small_set_value.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "core/random.hpp"
#include "games/adjacency/engine/full/reduction.hpp"
#include "tests/games/adjacency/engine/all_sets.hpp"

namespace lawan::adjacency::full {
namespace {

TEST(SmallSetValue, IsFOfAllSetsOfSmallBoards) {
    for (const BoardSize size : {BoardSize{3, 3}, BoardSize{4, 3}, BoardSize{6, 2}}) {
        const AllSets sets{size};
        SmallSetValue small{sets.geometry};
        for (std::size_t set = 0; set < sets.size(); ++set) {
            ASSERT_EQ(small.of({sets.at(set), 0}), sets.value(set)) << to_text(size) << ' ' << set;
        }
    }
}

TEST(SmallSetValue, IsFOfScatteredSetsWhateverCameBefore) {
    const AllSets sets{BoardSize{5, 4}};
    SmallSetValue small{sets.geometry};
    Random random{Seed{5}};
    for (int i = 0; i < 20'000; ++i) {
        const auto set = static_cast<std::size_t>(random.below(sets.size()));
        if (sets.at(set).count() > SmallSetValue::kMostCells) continue;
        ASSERT_EQ(small.of({sets.at(set), 0}), sets.value(set)) << set;
    }
}

// A coin counts as a cell of its own.
TEST(SmallSetValue, CountsCoinsAsCells) {
    const AllSets sets{BoardSize{6, 3}};
    SmallSetValue small{sets.geometry};
    Reducer reducer{sets.geometry, Reducer::ColdParts::StayIn};
    int with_coins = 0;
    for (std::size_t set = 0; set < sets.size(); ++set) {
        const Reduced reduced = reducer.of(sets.at(set));
        if (reduced.set.coins == 0 ||
            SmallSetValue::cells(reduced.set) > SmallSetValue::kMostCells) {
            continue;
        }
        ++with_coins;
        ASSERT_EQ(reduced.offset + reduced.sign * small.of(reduced.set), sets.value(set)) << set;
    }
    EXPECT_GT(with_coins, 1000);
}

}  // namespace
}  // namespace lawan::adjacency::full
