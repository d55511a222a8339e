// Images of positions and moves.
#include <gtest/gtest.h>

#include <cstddef>
#include <set>
#include <vector>

#include "core/symmetry.hpp"
#include "games/tictactoe/rules/images.hpp"
#include "games/tictactoe/rules/position.hpp"
#include "naive.hpp"

namespace lawan::tictactoe {
namespace {

template <class P>
class Images : public testing::Test {};
using Types = testing::Types<Position, WidePosition>;
TYPED_TEST_SUITE(Images, Types, );

std::vector<Symmetry> symmetries_of(BoardSize size) {
    return {kSquareSymmetries.begin(), kSquareSymmetries.begin() + symmetry_count(size)};
}

TYPED_TEST(Images, OfSetsGoSquareBySquare) {
    Random random{Seed{1}};
    for (int i = 0; i < 600; ++i) {
        const Rules rules = random_rules(random, 20, TypeParam::kCapacity);
        const auto board = random_position<TypeParam>(rules, 400, random).own();
        for (const Symmetry symmetry : symmetries_of(rules.size)) {
            std::decay_t<decltype(board)> expected;
            for (int cell = 0; cell < rules.size.cells(); ++cell) {
                const Coordinate at{cell % rules.size.columns, cell / rules.size.columns};
                const Coordinate to = symmetry(at, rules.size);
                if (board.has(Square{cell})) {
                    expected.add(Square{to.row * rules.size.columns + to.column});
                }
            }
            ASSERT_EQ(image(board, rules.size, symmetry), expected) << to_text(rules.size);
        }
    }
}

TYPED_TEST(Images, PlayTheSameGame) {
    Random random{Seed{2}};
    for (int i = 0; i < 300; ++i) {
        const Rules rules = random_rules(random, i % 2 == 0 ? 8 : 20, TypeParam::kCapacity);
        const auto plies = static_cast<int>(random.below(30));
        const TypeParam position = random_position<TypeParam>(rules, plies, random);
        for (const Symmetry symmetry : symmetries_of(rules.size)) {
            const TypeParam image = position.image(symmetry);
            ASSERT_EQ(image.image(symmetry.inverse()), position);
            ASSERT_EQ(image.move_count(), position.move_count());
            ASSERT_EQ(image.winner(), position.winner());
            for (const Square move : position.legal_moves()) {
                const Square to = position.image(move, symmetry);
                ASSERT_TRUE(image.empty_cells().has(to));
                ASSERT_EQ(image.after(to), position.after(move).image(symmetry));
                ASSERT_EQ(position.image(to, symmetry.inverse()), move);
            }
        }
    }
}

TYPED_TEST(Images, HaveOneRepresentative) {
    Random random{Seed{3}};
    for (int i = 0; i < 300; ++i) {
        const Rules rules = random_rules(random, 8, TypeParam::kCapacity);
        const auto plies = static_cast<int>(random.below(20));
        const TypeParam position = random_position<TypeParam>(rules, plies, random);
        const auto canonical = position.canonical();
        ASSERT_EQ(position.image(canonical.symmetry), canonical.position);
        for (const Symmetry symmetry : symmetries_of(rules.size)) {
            ASSERT_EQ(position.image(symmetry).canonical().position, canonical.position);
        }
    }
}

// The classic board has 765 positions up to symmetry, 138 of them final.
TYPED_TEST(Images, LeaveAsManyPositionsAsIsKnown) {
    std::set<TypeParam> seen;
    std::vector<TypeParam> open{TypeParam{}};
    int final = 0;
    while (!open.empty()) {
        const TypeParam position = open.back().canonical().position;
        open.pop_back();
        if (!seen.insert(position).second) continue;
        if (position.move_count() == 0) ++final;
        for (const Square move : position.legal_moves()) open.push_back(position.after(move));
    }
    EXPECT_EQ(seen.size(), 765U);
    EXPECT_EQ(final, 138);
}

}  // namespace
}  // namespace lawan::tictactoe
