// The fast ways to find flips and moves: all the same, and the same as the plain one.
#include "games/othello/rules/flips.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "games/othello/rules/game.hpp"
#include "games/othello/rules/mobility.hpp"
#include "tests/games/othello/rules/naive_board.hpp"
#include "tests/games/othello/rules/random_positions.hpp"

namespace lawan::othello {
namespace {

using testing::NaiveBoard;
using testing::position_from_chance;
using testing::position_from_play;

// Half of them from games, half by chance.
template <class Check>
void for_boards(int count, const Check& check) {
    Random random{Seed{8}};
    Position position;
    for (int i = 0; i < count; ++i) {
        if (i % 2 == 0) {
            const auto moves = position.legal_moves();
            position = moves.empty() ? Position{} : position.after(random.pick(moves));
            check(position);
            continue;
        }
        // Words of random bits, thinned out in several ways, are quicker to make than squares.
        const std::uint64_t taken = random.next() | (i % 4 == 1 ? random.next() : 0);
        const std::uint64_t black = random.next() & (i % 8 < 4 ? random.next() : ~std::uint64_t{0});
        check(Position{{Bitboard{taken & black}, Bitboard{taken & ~black}},
                       i % 16 < 8 ? Side::X : Side::O});
    }
}

TEST(OthelloFlips, EveryVersionGivesTheSameInMillionsOfCases) {
    for_boards(200'000, [](const Position& p) {
        for (const Square square : squares(p.empty_squares())) {
            const Bitboard expected = portable::flips(p.player(), p.opponent(), square);
            ASSERT_EQ(flips(p.player(), p.opponent(), square), expected)
                << Game{}.position_text(p) << " at " << square.index();
        }
    });
}

TEST(OthelloFlips, ThePortableVersionAgreesWithThePlainRules) {
    Random random{Seed{2}};
    for (int i = 0; i < 4000; ++i) {
        const Position p =
            i % 2 == 0 ? position_from_play<8>(random) : position_from_chance<8>(random);
        const NaiveBoard naive{8, Game{}.position_text(p)};
        for (const Square square : squares(p.empty_squares())) {
            const Coordinate at = coordinate_of(square);
            Bitboard expected;
            for (const auto& [column, row] : naive.flipped(at.column, at.row)) {
                expected |= Bitboard::of(square_at({column, row}));
            }
            ASSERT_EQ(portable::flips(p.player(), p.opponent(), square), expected)
                << naive.text() << " at " << to_text(at);
        }
    }
}

TEST(OthelloMobility, EveryVersionGivesTheSameOnMillionsOfBoards) {
    for_boards(2'000'000, [](const Position& p) {
        const Bitboard expected =
            portable::beyond_all_runs(p.player(), p.opponent()) & p.empty_squares();
        ASSERT_EQ(p.move_squares(), expected) << Game{}.position_text(p);
#if defined(__SSE2__)
        ASSERT_EQ(sse2::beyond_all_runs(p.player(), p.opponent()) & p.empty_squares(), expected)
            << Game{}.position_text(p);
#endif
    });
}

TEST(OthelloMobility, AMoveIsAnEmptySquareThatFlipsSomething) {
    Random random{Seed{3}};
    for (int i = 0; i < 100'000; ++i) {
        const Position p =
            i % 2 == 0 ? position_from_play<8>(random) : position_from_chance<8>(random);
        Bitboard expected;
        for (const Square square : squares(p.empty_squares())) {
            if (portable::flips(p.player(), p.opponent(), square).any()) {
                expected |= Bitboard::of(square);
            }
        }
        ASSERT_EQ(portable::beyond_all_runs(p.player(), p.opponent()) & p.empty_squares(), expected)
            << Game{}.position_text(p);
    }
}

}  // namespace
}  // namespace lawan::othello
