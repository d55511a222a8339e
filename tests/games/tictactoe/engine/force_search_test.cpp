// Wins by force are wins: against brute force on small boards, and as proofs on large ones.
#include "games/tictactoe/engine/player/force_search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/random.hpp"
#include "games/tictactoe/engine/solver/quick_solve.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "tests/games/tictactoe/engine/brute_force.hpp"
#include "tests/support/cases.hpp"

namespace lawan::tictactoe::player {
namespace {

using solver::ToMove;

TEST(ForceSearch, AgreesWithBruteForceWhereItFindsAWin) {
    Random random{Seed{11}};
    int found = 0;
    int lost = 0;
    for (int i = 0; i < test::cases(1'500); ++i) {
        const Rules rules = i % 3 == 0 ? Rules{{4, 4}, 3} : Rules{{5, 4}, 4};
        const Position position = random_position(random, rules, 9);
        if (position.winner() || position.move_count() == 0) continue;
        LineBoard board = LineBoard::of(position);
        const std::uint64_t key = board.key();
        for (const Side attacker : {Side::X, Side::O}) {
            const bool moves = attacker == position.side_to_move();
            const ToMove to_move = moves ? ToMove::Attacker : ToMove::Defender;
            solver::ProofTable table{MebiBytes{1}};
            Budget budget{Limits::none()};
            ForceSearch search{board, attacker, table};
            const bool wins = search.wins(to_move, budget);
            ASSERT_EQ(board.key(), key);
            if (!wins) continue;
            ASSERT_TRUE(search.walk(to_move, budget));
            ASSERT_EQ(board.key(), key);
            ASSERT_EQ(brute_value(position), moves ? 1 : -1) << i;
            ++(moves ? found : lost);
        }
    }
    EXPECT_GT(found, test::cases(200));
    EXPECT_GT(lost, test::cases(20));
}

TEST(ForceSearch, IsNotStoppedByATableThatForgets) {
    const auto position =
        WideGame::parse_position("13X1/15/1X13/9O5/8X6/15/15/5O1O7/8O6/15/15/15/11X3/1X13/15 O 5");
    LineBoard board = LineBoard::of(position);
    solver::ProofTable table{MebiBytes{0}};  // the smallest there is
    Budget budget{Limits::of_nodes(2'000'000)};
    ForceSearch search{board, Side::O, table};
    ASSERT_TRUE(search.wins(ToMove::Attacker, budget));
    ASSERT_TRUE(search.walk(ToMove::Attacker, budget));
    EXPECT_GE(search.line().size(), 9U);
}

TEST(QuickSolve, ProvesWinsAndLossesByForce) {
    Budget budget{Limits::none()};
    const auto twos = WideGame::parse_position("9/9/9/3XX4/3X5/O8/8O/9/O8 X 5");
    const auto won = solver::quick_solve(twos, budget);
    EXPECT_EQ(won.solved.lower, 1);
    EXPECT_NE(won.proof.find("threats "), std::string::npos);
    const auto threes = WideGame::parse_position("9/9/9/3XXX3/2X6/2X6/2X6/O7O/O7O O 5");
    const auto lost = solver::quick_solve(threes, budget);
    EXPECT_EQ(lost.solved.upper, -1);
    EXPECT_EQ(lost.solved.best.size(), static_cast<std::size_t>(threes.move_count()));
    EXPECT_NE(lost.proof.find("claim at-most -1"), std::string::npos);
}

}  // namespace
}  // namespace lawan::tictactoe::player
