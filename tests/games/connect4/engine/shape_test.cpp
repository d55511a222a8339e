// The solver's board against the rules, on every size.
#include "games/connect4/engine/solver/shape.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/connect4/rules/lines.hpp"
#include "tests/games/connect4/rules/naive.hpp"

namespace lawan::connect4::solver {
namespace {

template <class Shape>
void expect_same_board(const Shape& shape, const Position& position) {
    using Bits = typename Shape::Bits;
    const auto at = Stacks<Shape>::of(shape, position);
    const auto same = [&](Bits bits, Bitboard board) {
        for (int cell = 0; cell < shape.cells(); ++cell) {
            const Bits bit = Stacks<Shape>::bit_of(shape, Square{cell});
            ASSERT_EQ((bits & bit) != 0, board.has(Square{cell})) << cell;
        }
    };
    same(at.own, position.own());
    same(at.enemy(), position.enemy());
    same(at.landing_cells(shape), position.landing_cells());
    const Bitboard board = Bitboard::first_squares(shape.cells());
    same(completing(shape, at.own) & ~at.filled,
         connect4::completing(position.own(), position.rules()) & board & ~position.filled());
    EXPECT_EQ(count(at.filled), position.filled().count());
    const Bitboard room = position.own() | position.empty_cells();
    EXPECT_EQ(has_run(shape, at.own | (shape.board() ^ at.filled)),
              connect4::has_run(room, position.rules()));
    const Position turned = position.image(Symmetry{false, true, false});
    EXPECT_TRUE(at.mirrored(shape).key() == Stacks<Shape>::of(shape, turned).key());
}

TEST(Shape, IsTheBoardOfTheRules) {
    Random random{Seed{21}};
    int compared = 0;
    for (const BoardSize size : all_sizes()) {
        for (int k = kLeastInARow; k <= std::max(size.columns, size.rows); ++k) {
            const Rules rules{size, k};
            SCOPED_TRACE(to_text(size) + " k=" + std::to_string(k));
            for (int i = 0; i < 6; ++i) {
                const auto plies = static_cast<int>(random.below(64));
                const Position position = after_random_moves(rules, plies, random);
                if (position.move_count() == 0) continue;
                ++compared;
                expect_same_board(AnyShape<WideBits>{rules}, position);
                if (size.columns * (size.rows + 1) <= 64) {
                    expect_same_board(AnyShape<std::uint64_t>{rules}, position);
                }
                if (rules == Rules{}) expect_same_board(UsualShape{}, position);
                if (testing::Test::HasFailure()) return;
            }
        }
    }
    EXPECT_GT(compared, 300);
}

}  // namespace
}  // namespace lawan::connect4::solver
