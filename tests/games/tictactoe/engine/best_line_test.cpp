// Whole lines of best play, the distance, answers for large boards, and checkpoints.
#include "games/tictactoe/engine/solver/best_line.hpp"

#include <gtest/gtest.h>

#include <filesystem>

#include "core/input_error.hpp"
#include "core/random.hpp"
#include "core/whole_file.hpp"
#include "games/tictactoe/engine/solver/checkpoint.hpp"
#include "games/tictactoe/engine/solver/quick_solve.hpp"
#include "games/tictactoe/engine/solver/solve.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "tests/games/tictactoe/engine/brute_force.hpp"
#include "tests/support/cases.hpp"

namespace lawan::tictactoe {
namespace {

using solver::Decider;
using solver::Solved;
using solver::Solver;

TEST(BestLine, KeepsTheValueAtEveryMove) {
    Random random{Seed{3}};
    for (int i = 0; i < 150; ++i) {
        const Rules rules = i % 2 == 0 ? Rules{{4, 4}, 4} : Rules{{4, 3}, 3};
        Position position = random_position(random, rules, 8);
        Decider::Settings settings;
        settings.memory = MebiBytes{1};
        Budget budget{Limits::none()};
        Solver solver{position, settings, budget};
        Solved solved;
        solver.solve({}, solved);
        solver.complete(solved, Solver::Line::Whole);
        int value = brute_value(position);
        ASSERT_EQ(solved.lower, value);
        for (const Square move : solved.line) {
            ASSERT_TRUE(position.empty_cells().has(move));
            position = position.after(move);
            value = -value;
            ASSERT_EQ(brute_value(position), value) << i;
        }
        EXPECT_EQ(position.winner().has_value(), value != 0) << "a won line is played to its end";
    }
}

TEST(QuickSolve, SettlesLargeBoardsByPairsAndThreats) {
    Budget budget{Limits::of_nodes(100'000)};
    for (const Rules& rules : {Rules{{9, 9}, 9}, Rules{{20, 20}, 12}}) {
        const auto answer = solver::quick_solve(WidePosition{rules}, budget);
        EXPECT_TRUE(answer.solved.settled());
        EXPECT_EQ(answer.solved.lower, 0);
        EXPECT_TRUE(answer.solved.all_best);
        EXPECT_NE(answer.proof.find("by pairing"), std::string::npos);
    }
    const auto open = solver::quick_solve(WidePosition{Rules{{15, 15}, 5}}, budget);
    EXPECT_EQ(open.solved.lower, 0);
    EXPECT_EQ(open.solved.upper, 1);
    const auto three = WideGame::parse_position("9/9/9/2XXX4/9/O8/8O/9/O8 X 5");
    EXPECT_EQ(solver::quick_solve(three, budget).solved.lower, 1);
}

// Wins and draws that it claims are right, on boards that brute force can do as well.
TEST(QuickSolve, ClaimsNothingWrong) {
    Random random{Seed{17}};
    int settled = 0;
    for (int i = 0; i < test::cases(600); ++i) {
        const Rules rules = i % 3 == 0 ? Rules{{4, 4}, 4} : Rules{{4, 3}, 3};
        const Position position = random_position(random, rules, 8);
        Budget budget{Limits::of_nodes(10'000)};
        const Solved found = solver::quick_solve(position, budget).solved;
        const int value = brute_value(position);
        ASSERT_LE(found.lower, value);
        ASSERT_GE(found.upper, value);
        if (found.settled()) ++settled;
    }
    EXPECT_GT(settled, test::cases(100));
}

TEST(TictactoeCheckpoint, LetsASolveGoOn) {
    const auto path = (std::filesystem::temp_directory_path() / "lawan-ttt-checkpoint").string();
    std::filesystem::remove(path);
    const Rules rules{{8, 6}, 5};
    const solver::Checkpoint checkpoint{path, rules};
    Decider::Settings settings;
    settings.memory = MebiBytes{16};
    std::uint64_t first_nodes = 0;
    {
        Budget budget{Limits::none()};
        Solver solver{Position{rules}, settings, budget};
        Solved solved;
        solver.solve({}, solved);
        ASSERT_TRUE(solved.settled());
        first_nodes = budget.nodes();
        checkpoint.save(solver.decider().game_table(), solver.decider().breaker_table());
    }
    {
        Budget budget{Limits::none()};
        Solver solver{Position{rules}, settings, budget};
        checkpoint.load(solver.decider().game_table(), solver.decider().breaker_table());
        Solved solved;
        solver.solve({}, solved);
        ASSERT_TRUE(solved.settled());
        EXPECT_EQ(solved.lower, 0);
        EXPECT_LT(budget.nodes(), first_nodes / 4);
        const solver::Checkpoint other{path, Rules{{8, 6}, 4}};
        EXPECT_THROW(other.load(solver.decider().game_table(), solver.decider().breaker_table()),
                     InputError);
        std::string text = *read_whole(path);
        text[text.size() / 2] = text[text.size() / 2] == '1' ? '2' : '1';
        write_whole(path, text);
        EXPECT_THROW(
            checkpoint.load(solver.decider().game_table(), solver.decider().breaker_table()),
            InputError);
        write_whole(path, "");
        EXPECT_THROW(
            checkpoint.load(solver.decider().game_table(), solver.decider().breaker_table()),
            InputError)
            << "what was lost is not taken for a beginning";
    }
    std::filesystem::remove(path);
}

TEST(Decider, FindsTheSameOnSeveralThreads) {
    for (const auto& [rules, value] :
         {std::pair{Rules{{7, 7}, 5}, 0}, std::pair{Rules{{5, 5}, 4}, 0},
          std::pair{Rules{{4, 4}, 3}, 1}}) {
        Decider::Settings settings;
        settings.memory = MebiBytes{16};
        settings.threads = 4;
        Budget budget{Limits::none()};
        Solver solver{Position{rules}, settings, budget};
        Solved solved;
        solver.solve({}, solved);
        EXPECT_TRUE(solved.settled());
        EXPECT_EQ(solved.lower, value);
    }
}

}  // namespace
}  // namespace lawan::tictactoe
