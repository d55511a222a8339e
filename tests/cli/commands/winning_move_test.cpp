// A move that wins, looked for where a solver named none: within what the command was given.
#include "cli/commands/winning_move.hpp"

#include <gtest/gtest.h>

#include "core/budget.hpp"
#include "module/catalog.hpp"

namespace lawan::cli {
namespace {

class WinningMove : public testing::Test {
  protected:
    StopSignal stop;
    int asked = 0;
    SolveRequest request{find_game("tictactoe").set_up("3/3/3 X 3").start(), {}, {}};
    SolveAnswer answer{{Score{1}, Score{1}}};

    void SetUp() override { request.stop = &stop; }

    // Every move keeps the win, if anybody asks.
    [[nodiscard]] std::optional<AnyMove> found() {
        const auto solve = [this](const SolveRequest& question) {
            ++asked;
            EXPECT_EQ(question.stop, &stop);
            return SolveAnswer{{Score{-1}, Score{-1}}};
        };
        return winning_move(solve, request, answer);
    }
};

TEST_F(WinningMove, IsFoundAmongMovesThatNobodyJudgedYet) {
    EXPECT_TRUE(found());
    EXPECT_EQ(asked, 1);
}

TEST_F(WinningMove, IsNotLookedForAfterAStop) {
    stop.raise();
    EXPECT_FALSE(found());
    EXPECT_EQ(asked, 0);
}

TEST_F(WinningMove, IsNotLookedForWhenTheTimeOfTheCommandIsOver) {
    request.time = Seconds{3};
    answer.time = Seconds{3};
    EXPECT_FALSE(found());
    EXPECT_EQ(asked, 0);
}

}  // namespace
}  // namespace lawan::cli
