// Pairs and rings, against brute force.
#include "games/tictactoe/engine/solver/coverage.hpp"

#include <gtest/gtest.h>

#include <bit>

#include "core/random.hpp"
#include "games/tictactoe/engine/solver/geometry.hpp"
#include "tests/games/tictactoe/engine/brute_force.hpp"

namespace lawan::tictactoe {
namespace {

using solver::cell_bit;
using solver::Cells;
using solver::Geometry;

constexpr int kTries = 24;

struct Board {
    Geometry geometry;
    Cells maker = 0;
    Cells breaker = 0;

    [[nodiscard]] Cells empty() const { return geometry.board() & ~(maker | breaker); }
};

Board random_board(Random& random, int i) {
    const Rules rules = i % 3 == 0   ? Rules{{4, 4}, 3}
                        : i % 3 == 1 ? Rules{{5, 4}, 4}
                                     : Rules{{6, 4}, 4};
    Board board{Geometry{rules}};
    for (int cell = 0; cell < rules.size.cells(); ++cell) {
        const auto dice = random.below(10);
        if (dice < 2) board.maker |= cell_bit(cell);
        if (dice >= 2 && dice < 5) board.breaker |= cell_bit(cell);
    }
    return board;
}

TEST(LineCover, HoldsWithinItsCells) {
    Random random{Seed{31}};
    int held = 0;
    int with_rings = 0;
    for (int i = 0; i < 40'000 && with_rings < 60; ++i) {
        const Board board = random_board(random, i);
        const Geometry& geometry = board.geometry;
        if (std::popcount(board.empty()) > 12) continue;
        if (geometry.completing(board.maker, board.breaker) != 0) continue;
        const auto cover = geometry.lines().cover(board.maker, board.breaker, kTries);
        const auto found = geometry.lines().pairs_and_rings(board.maker, board.breaker, kTries);
        ASSERT_EQ(cover.holds(), found.has_value());
        if (!found) continue;
        ASSERT_EQ(cover.cells, found->cells());
        ASSERT_EQ(cover.cells & ~board.empty(), 0U);
        ++held;
        with_rings += found->rings.empty() ? 0 : 1;
        if (found->rings.empty() && held > 300) continue;
        const Cells outside = board.empty() & ~cover.cells;
        ASSERT_FALSE(maker_wins(geometry, board.maker | outside, board.breaker, true)) << i;
    }
    EXPECT_GT(held, 100);
    EXPECT_GE(with_rings, 20);
}

TEST(LineCover, AnswersAllMovesThatItSays) {
    Random random{Seed{32}};
    int answered = 0;
    for (int i = 0; i < 3'000; ++i) {
        const Board board = random_board(random, i);
        const Geometry& geometry = board.geometry;
        const Cells empty = board.empty();
        if (std::popcount(empty) > 11 || empty == 0) continue;
        if (geometry.completing(board.maker, board.breaker) != 0) continue;
        const Cells answer = empty & ~(empty - 1);
        Cells must = empty;
        Cells zone = 0;
        geometry.lines().answer_all(board.maker, board.breaker | answer, answer, empty, must, zone);
        for (Cells left = empty & ~must; left != 0; left &= left - 1) {
            const Cells move = left & ~(left - 1);
            if (move == answer) continue;
            ++answered;
            ASSERT_FALSE(maker_wins(geometry, board.maker | move, board.breaker | answer, true))
                << i;
        }
        ASSERT_EQ(zone & ~empty, 0U);
    }
    EXPECT_GT(answered, 500);
}

TEST(LineCover, SaysTheSameInWideSets) {
    Random random{Seed{33}};
    const auto wide = [](Cells cells) {
        WideBitboard board;
        for (; cells != 0; cells &= cells - 1) board.add(Square{std::countr_zero(cells)});
        return board;
    };
    int held = 0;
    for (int i = 0; i < 2'000; ++i) {
        const Board board = random_board(random, i);
        const solver::BasicLineCover<WideBitboard> lines{board.geometry.rules()};
        const auto narrow = board.geometry.lines().cover(board.maker, board.breaker, kTries);
        const auto cover = lines.cover(wide(board.maker), wide(board.breaker), kTries);
        ASSERT_EQ(cover.lacking, narrow.lacking) << i;
        ASSERT_EQ(cover.cells, wide(narrow.cells)) << i;
        held += cover.holds() ? 1 : 0;
    }
    EXPECT_GT(held, 100);
}

}  // namespace
}  // namespace lawan::tictactoe
