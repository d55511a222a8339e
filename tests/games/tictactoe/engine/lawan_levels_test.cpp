// The opponent of tic-tac-toe: weak levels are quick, large boards begin in the middle.
#include <gtest/gtest.h>

#include <cstdlib>

#include "games/tictactoe/engine/player/lawan.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "tests/support/fake_clock.hpp"

namespace lawan::tictactoe::player {
namespace {

// Out of some thoughts, those that rest on a proof.
[[nodiscard]] int proved(const Rules& rules, int level) {
    int count = 0;
    Random random{Seed{8}};
    for (int i = 0; i < 20; ++i) {
        LawanSettings settings;
        settings.level = level;
        Budget budget{Limits::of_nodes(20'000)};
        const auto thought = think(Position{rules}, settings, budget, random);
        count += thought.valuation && thought.valuation->is_proved() ? 1 : 0;
    }
    return count;
}

TEST(TicTacToeLevels, SolveLargeBoardsOnlyWhenStrong) {
    const Rules six{{6, 6}, 6};  // a draw by pairs of cells, known at once
    EXPECT_EQ(proved(six, 10), 20);
    EXPECT_EQ(proved(six, 1), 0);
    // Without an error the value of a small board is known to all.
    EXPECT_GT(proved(Rules{{4, 4}, 4}, 1), 0);
}

// A move that gives the draw away holds nothing.
TEST(TicTacToeLevels, DoNotPraiseAnError) {
    const auto position = Game::parse_position("3/1X1/3 O 3");
    Random random{Seed{8}};
    int errors = 0;
    for (int i = 0; i < 40; ++i) {
        LawanSettings settings;
        settings.level = 3;
        Budget budget{Limits::of_nodes(20'000)};
        const auto thought = think(position, settings, budget, random);
        const Coordinate at = coordinate_of(thought.best, {3, 3});
        if (at.column != 1 && at.row != 1) continue;  // a corner draws
        ++errors;
        for (const Reason& reason : thought.reasons) EXPECT_NE(reason.code(), "holds-pairing");
    }
    EXPECT_GT(errors, 0);
}

// As an analysis does at every move before it goes deeper.
TEST(TicTacToePlayer, TakesAQuickLookWhereOnePlyIsAskedFor) {
    const auto position =
        WideGame::parse_position("15/15/15/3O11/15/7O7/9XX4/7X7/8O6/7O2X4/6X8/15/15/15/15 O 5");
    for (const int depth : {1, 2}) {
        Random random{Seed{8}};
        Limits limits = Limits::of_time(Seconds{20});
        limits.depth = depth;
        const test::FakeClock clock;  // no time passes
        Budget budget{limits, nullptr, clock};
        (void)think(position, {}, budget, random);
        EXPECT_LT(budget.nodes(), depth == 1 ? 2'000U : 100'000U) << depth;
    }
}

TEST(TicTacToePlayer, BeginsLargeBoardsInTheMiddle) {
    for (const BoardSize size : {BoardSize{15, 15}, BoardSize{20, 20}, BoardSize{19, 12}}) {
        Random random{Seed{8}};
        Budget budget{Limits::of_nodes(2'000)};
        const auto thought = think(WidePosition{Rules{size, 5}}, {}, budget, random);
        const Coordinate at = coordinate_of(thought.best, size);
        EXPECT_LE(std::abs(2 * at.column + 1 - size.columns), 3) << size.columns;
        EXPECT_LE(std::abs(2 * at.row + 1 - size.rows), 3) << size.columns;
    }
}

}  // namespace
}  // namespace lawan::tictactoe::player
