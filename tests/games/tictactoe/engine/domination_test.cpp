// Moves that other cells dominate, against brute force.
#include "games/tictactoe/engine/solver/domination.hpp"

#include <gtest/gtest.h>

#include <bit>

#include "core/random.hpp"
#include "tests/games/tictactoe/engine/brute_force.hpp"

namespace lawan::tictactoe {
namespace {

using solver::cell_bit;
using solver::Cells;
using solver::for_each_cell;
using solver::Geometry;

// The moves that either side may make at the top; below, all.
struct Choice {
    Cells maker;
    Cells breaker;
};

bool wins_choosing(const Geometry& geometry, Cells maker, Cells breaker, bool maker_moves,
                   const Choice& choice) {
    const Cells empty = geometry.board() & ~(maker | breaker);
    if (geometry.completing(maker, breaker) != 0 && maker_moves) return true;
    if (empty == 0) return false;
    const Cells moves = empty & (maker_moves ? choice.maker : choice.breaker);
    bool wins = !maker_moves;
    for_each_cell(moves, [&](int cell) {
        const bool here = maker_moves ? maker_wins(geometry, maker | cell_bit(cell), breaker, false)
                                      : maker_wins(geometry, maker, breaker | cell_bit(cell), true);
        wins = maker_moves ? wins || here : wins && here;
    });
    return wins;
}

TEST(Domination, LeavesOutNoMoveThatIsNeeded) {
    Random random{Seed{23}};
    int left_out = 0;
    for (int i = 0; i < 1500; ++i) {
        const Rules rules = i % 2 == 0 ? Rules{{4, 3}, 3} : Rules{{5, 3}, 4};
        const Geometry geometry{rules};
        Cells maker = 0;
        Cells breaker = 0;
        Cells empty = 0;
        for (int cell = 0; cell < rules.size.cells(); ++cell) {
            const auto dice = random.below(10);
            (dice < 2 ? maker : dice < 4 ? breaker : empty) |= cell_bit(cell);
        }
        if (std::popcount(empty) > 7 || std::popcount(empty) < 2) continue;
        const auto open = geometry.open_windows(maker, breaker);
        if (open.completing != 0) continue;
        const auto better = solver::dominators(geometry, open, empty);
        const Cells moves = open.live & empty;
        const Choice choice{moves & ~solver::answered_moves(better, moves),
                            moves & ~solver::worse_moves(better, moves)};
        left_out += std::popcount(moves & ~choice.maker);
        for (const bool maker_moves : {true, false}) {
            if ((maker_moves ? choice.maker : choice.breaker) == 0) {
                // Pairs of equals hold against the maker; nothing is left to close for the breaker.
                ASSERT_FALSE(maker_wins(geometry, maker, breaker, maker_moves)) << i;
                continue;
            }
            ASSERT_EQ(wins_choosing(geometry, maker, breaker, maker_moves, choice),
                      maker_wins(geometry, maker, breaker, maker_moves))
                << i;
        }
    }
    EXPECT_GT(left_out, 100);
}

}  // namespace
}  // namespace lawan::tictactoe
