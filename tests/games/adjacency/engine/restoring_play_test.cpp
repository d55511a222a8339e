// The lower bound of symmetric sets, and the order of sets of pairs that its table is in.
#include "games/adjacency/engine/full/restoring_play.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>

#include "core/symmetry.hpp"
#include "games/adjacency/engine/full/pair_sets.hpp"
#include "games/adjacency/rules/position.hpp"
#include "tests/games/adjacency/engine/all_sets.hpp"

namespace lawan::adjacency::full {
namespace {

TEST(RestoringPlay, IsALowerBoundOfEverySymmetricSetAndExactForFewCells) {
    for (const BoardSize size : {BoardSize{4, 3}, BoardSize{4, 4}, BoardSize{5, 4}}) {
        const AllSets sets{size};
        int below = 0;
        for (std::size_t set = 1; set < sets.size(); ++set) {
            const Bitboard empty = sets.at(set);
            if (image(empty, Symmetry::rotation_by_180(), size) != empty) continue;
            if (size.columns == 5 && empty.count() < 2 * 7) continue;  // takes long
            Budget budget{Limits::none()};
            const auto least = least_by_restoring(sets.geometry, empty, {budget, 2});
            ASSERT_TRUE(least);
            ASSERT_LE(*least, sets.value(set)) << to_text(size) << ' ' << set;
            if (empty.count() <= 10) {
                ASSERT_EQ(*least, sets.value(set));
            }
            below += *least < sets.value(set) ? 1 : 0;
        }
        EXPECT_TRUE(below > 0 || size.rows == 3);
    }
    const Geometry geometry{BoardSize{4, 4}};
    Budget none{Limits::of_nodes(1)};
    EXPECT_FALSE(least_by_restoring(geometry, geometry.board(), {none}));
}

// From the papers' start; the values are -2, -2 and -4.

TEST(RestoringPlay, GivesAFirstBoundForTheStart) {
    const auto least = [](BoardSize size) {
        const Geometry geometry{size};
        const int cells = size.columns * size.rows;
        Budget budget{Limits::none()};
        return least_by_restoring(geometry, Position::start(size, Side::X, cells - 8).empty(),
                                  {budget});
    };
    EXPECT_EQ(least({4, 4}), -2);
    EXPECT_EQ(least({6, 4}), -4);
    EXPECT_EQ(least({6, 6}), -8);
}

TEST(PairSets, AreFoundByTheirPlace) {
    for (const int pairs : {1, 3, 27, 28}) {
        std::uint64_t set = (std::uint64_t{1} << pairs) - 1;
        for (std::uint64_t place = 0; place < std::min<std::uint64_t>(choose(28, pairs), 5000);
             ++place) {
            ASSERT_EQ(set_at(place, pairs), set);
            set = next_with_as_many_bits(set);
        }
    }
    EXPECT_EQ(choose(28, 14), 40'116'600U);
}

}  // namespace
}  // namespace lawan::adjacency::full
