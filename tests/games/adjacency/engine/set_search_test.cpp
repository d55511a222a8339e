// The full-board game: sets of empty cells against plain minimax with colours.
#include "games/adjacency/engine/full/set_search.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "tests/games/adjacency/engine/all_sets.hpp"
#include "tests/games/adjacency/engine/plain_minimax.hpp"

namespace lawan::adjacency::full {
namespace {

TEST(SetSearch, TheValueOfAPositionIsItsFinalMarksPlusF) {
    Random random{Seed{1}};
    for (const BoardSize size :
         {BoardSize{3, 3}, BoardSize{4, 3}, BoardSize{4, 4}, BoardSize{5, 4}}) {
        const Geometry geometry{size};
        SetTable table{MebiBytes{1}};
        Budget budget{Limits::none()};
        SetSearch search{geometry, table, budget};
        PlainMinimax plain;
        for (int i = 0; i < 400; ++i) {
            const Position any = random_position(size, 7, random);
            const Position position =
                Position::set_up(size, {any.marks(Side::X), any.marks(Side::O)}, any.side_to_move(),
                                 any.empty().count());
            const Bitboard settled = final_cells(geometry.board(), position.empty());
            const int base =
                (position.own() & settled).count() - (position.enemy() & settled).count();
            ASSERT_EQ(base + search.value(position.empty()), plain.value(position));
        }
    }
}

TEST(SetSearch, FindsFOfAllSetsWithAndWithoutEachRule) {
    std::vector<Rules> all(10);
    // Nearly all of these sets are small: without that rule the others have something to do.
    for (std::size_t i = 1; i < all.size(); ++i) all[i].small_sets = false;
    all[1].table = false;
    all[2].exchange = false;
    all[3].sum_bound = false;
    all[4].components = false;
    all[5].alternating = false;
    all[6].children = false;
    all[7].symmetry = false;
    all[8].cold = false;  // and in the last one all others are in use
    for (const BoardSize size : kSmall) {
        const AllSets sets{size};
        for (const Rules& rules : all) {
            SetTable table{MebiBytes{1}};
            std::vector<Symmetry> kept{kSquareSymmetries.begin() + 1,
                                       kSquareSymmetries.begin() + symmetry_count(size)};
            Budget budget{Limits::none()};
            SetSearch search{sets.geometry, table, budget, kept, rules};
            for (std::size_t set = 0; set < sets.size(); ++set) {
                ASSERT_EQ(search.value(sets.at(set)), sets.value(set))
                    << to_text(size) << ' ' << set;
            }
        }
    }
}

}  // namespace
}  // namespace lawan::adjacency::full
