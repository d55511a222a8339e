// Pairings by lines, and what a screen draws to show a proof.
#include "games/tictactoe/engine/proof_marks.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/random.hpp"
#include "games/tictactoe/engine/periodic_pairing.hpp"
#include "games/tictactoe/engine/player/line_board.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "games/tictactoe/rules/windows.hpp"

namespace lawan::tictactoe {
namespace {

template <class Board>
bool holds(const Rules& rules, const Board& maker, const Board& breaker,
           const std::vector<Board>& pairs) {
    Board left = Board::first_squares(rules.size.cells()) & ~(maker | breaker);
    for (const Board& pair : pairs) {
        if (pair.count() != 2 || (pair & ~left).any()) return false;
        left &= ~pair;
    }
    for (const Direction direction : kDirections) {
        for (const Square first : squares(windows<Board>(rules, direction))) {
            Board window{};
            for (int i = 0; i < rules.in_a_row; ++i) {
                window.add(Square{first.index() + i * direction.step(rules.size)});
            }
            if ((window & breaker).any()) continue;
            if (std::none_of(pairs.begin(), pairs.end(),
                             [&](const Board& pair) { return (pair & ~window).empty(); })) {
                return false;
            }
        }
    }
    return true;
}

TEST(LinePairing, HoldsEmptyBoardsThatArePaired) {
    for (const Rules& rules : {Rules{{5, 5}, 5}, Rules{{6, 6}, 6}, Rules{{7, 7}, 6},
                               Rules{{8, 8}, 8}, Rules{{4, 3}, 4}}) {
        const auto pairs = line_pairing(rules, Bitboard{}, Bitboard{}, 200);
        ASSERT_TRUE(pairs) << to_text(rules.size) << ' ' << rules.in_a_row;
        EXPECT_TRUE(holds(rules, Bitboard{}, Bitboard{}, *pairs));
    }
    for (const Rules& rules : {Rules{{9, 9}, 9}, Rules{{20, 20}, 12}, Rules{{20, 20}, 9}}) {
        const auto pairs = any_pairing(rules, WideBitboard{}, WideBitboard{}, 200);
        ASSERT_TRUE(pairs) << to_text(rules.size) << ' ' << rules.in_a_row;
        EXPECT_TRUE(holds(rules, WideBitboard{}, WideBitboard{}, *pairs));
    }
}

TEST(LinePairing, FindsOnlyWhatHolds) {
    Random random{Seed{5}};
    int found_count = 0;
    for (int i = 0; i < 3000; ++i) {
        const Rules rules{
            {5 + static_cast<int>(random.below(4)), 4 + static_cast<int>(random.below(5))},
            4 + static_cast<int>(random.below(2))};
        Bitboard maker{};
        Bitboard breaker{};
        for (int cell = 0; cell < rules.size.cells(); ++cell) {
            const auto dice = random.below(10);
            if (dice < 2) maker.add(Square{cell});
            if (dice > 5) breaker.add(Square{cell});
        }
        const auto pairs = line_pairing(rules, maker, breaker, 20);
        if (!pairs) continue;
        ++found_count;
        ASSERT_TRUE(holds(rules, maker, breaker, *pairs)) << i;
    }
    EXPECT_GT(found_count, 300);
}

TEST(ProofMarks, NumbersTheThreatsOfAWin) {
    const auto position = Game::parse_position("X2/1O1/2X O 3");
    Budget budget{Limits::of_nodes(1000)};
    EXPECT_FALSE(proof_marks(position, budget).win);
    const auto forked = Game::parse_position("X1O/1O1/2X X 3");
    Budget more{Limits::of_nodes(1000)};
    const ProofMarks marks = proof_marks(forked, more);
    EXPECT_FALSE(marks.win) << "O threatens first";
    const auto open = Game::parse_position("5/5/1XX2/5/O3O X 4");
    Budget again{Limits::of_nodes(1000)};
    const ProofMarks win = proof_marks(open, again);
    ASSERT_TRUE(win.win);
    EXPECT_EQ(win.win->attacker, Side::X);
    EXPECT_EQ(win.win->threats.size(), 1U);
    EXPECT_FALSE(win.win->threats.back().answer);
}

TEST(ProofMarks, PairsAnEmptyBoardForBothSides) {
    Budget budget{Limits::of_nodes(1000)};
    const ProofMarks marks = proof_marks(Position{{{5, 5}, 5}}, budget);
    ASSERT_EQ(marks.holds.size(), 2U);
    EXPECT_EQ(marks.holds.front().holder, Side::O);
    EXPECT_EQ(marks.holds.front().pairs.size(), 12U);
    Budget wide{Limits::of_nodes(1000)};
    EXPECT_EQ(proof_marks(WidePosition{{{9, 9}, 9}}, wide).holds.size(), 2U);
}

}  // namespace
}  // namespace lawan::tictactoe
