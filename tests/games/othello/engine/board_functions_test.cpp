// Every kernel's inner loops against the rules, on millions of positions.
#include <gtest/gtest.h>

#include "core/random.hpp"
#include "games/othello/engine/kernels.hpp"
#include "games/othello/rules/flips.hpp"
#include "games/othello/rules/mobility.hpp"
#include "tests/games/othello/engine/plain.hpp"
#include "tests/support/cases.hpp"

namespace lawan::othello {
namespace {

// Any discs anywhere, from nearly empty to full: more than games ever show.
Board scattered(Random& random) {
    const std::uint64_t filled =
        random.below(2) == 0 ? random.next() | random.next() : random.next() & random.next();
    const std::uint64_t mine = random.next();
    return {filled & mine, filled & ~mine};
}

TEST(BoardFunctions, FlipAndFindMovesAsTheRulesDo) {
    for (const BoardFunctions& functions : all_board_functions()) {
        SCOPED_TRACE(functions.instructions);
        Random random{Seed{1}};
        for (int i = 0; i < test::cases(100'000); ++i) {
            const Board board = scattered(random);
            const Bitboard player{board.player};
            const Bitboard opponent{board.opponent};
            ASSERT_EQ(functions.moves(board.player, board.opponent),
                      portable::beyond_all_runs(player, opponent).bits() & board.empty());
            ASSERT_EQ(functions.moves_of_sides(board.player, board.opponent),
                      portable::beyond_all_runs(player, opponent).bits() & board.empty());
            for (std::uint64_t left = board.empty(); left != 0; left &= left - 1) {
                const int square = std::countr_zero(left);
                const std::uint64_t turned =
                    portable::flips(player, opponent, Square{square}).bits();
                ASSERT_EQ(functions.flips(board.player, board.opponent, square), turned);
                const std::optional<Board> after = functions.after(board, square);
                ASSERT_EQ(after.has_value(), turned != 0);
                if (!after) continue;
                ASSERT_EQ(after->player, board.opponent ^ turned);
                ASSERT_EQ(after->opponent, board.player ^ turned ^ std::uint64_t{1} << square);
            }
        }
    }
}

TEST(BoardFunctions, CountTheFlipsOfTheLastDisc) {
    for (const BoardFunctions& functions : all_board_functions()) {
        SCOPED_TRACE(functions.instructions);
        Random random{Seed{2}};
        for (int i = 0; i < 500'000; ++i) {
            const int square = static_cast<int>(random.below(64));
            const std::uint64_t player = random.next() & ~(std::uint64_t{1} << square);
            const std::uint64_t opponent = ~player & ~(std::uint64_t{1} << square);
            ASSERT_EQ(
                functions.last_flips_twice(player, square),
                2 * portable::flips(Bitboard{player}, Bitboard{opponent}, Square{square}).count());
        }
    }
}

// Whoever plays on at random never turns a disc that was called stable.
TEST(BoardFunctions, StableDiscsStay) {
    Random random{Seed{3}};
    const auto all = all_board_functions();
    int seen = 0;
    for (int game = 0; game < 3000; ++game) {
        Position position = plain::drawn<8>(6 + static_cast<int>(random.below(20)), random);
        const std::uint64_t stable =
            all.front().stable_discs(position.player().bits(), position.opponent().bits());
        for (const BoardFunctions& functions : all) {
            ASSERT_EQ(functions.stable_discs(position.player().bits(), position.opponent().bits()),
                      stable);
        }
        const Side owner = position.side_to_move();
        seen += std::popcount(stable);
        for (auto moves = position.legal_moves(); !moves.empty(); moves = position.legal_moves()) {
            position = position.after(random.pick(moves));
            ASSERT_EQ(stable & ~position.discs(owner).bits(), 0U);
        }
    }
    EXPECT_GT(seen, 3000);
}

}  // namespace
}  // namespace lawan::othello
