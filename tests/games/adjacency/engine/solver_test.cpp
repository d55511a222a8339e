// The solver as a whole: values that are known, all best moves, lines, bounds and checkpoints.
#include "games/adjacency/engine/solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <string>

#include "core/input_error.hpp"
#include "games/adjacency/words.hpp"
#include "module/words.hpp"
#include "tests/games/adjacency/engine/plain_minimax.hpp"

namespace lawan::adjacency {
namespace {

[[nodiscard]] Question about(const Position& position) {
    Question question;
    question.position = position;
    question.memory = MebiBytes{16};
    return question;
}

[[nodiscard]] bool by_index(Square one, Square other) {
    return one.index() < other.index();
}

TEST(Solver, KnowsTheFirstRoundsFromTheStart) {
    for (int rounds = 1; rounds <= 5; ++rounds) {
        const Position start = Position::start({8, 8}, Side::X, 2 * rounds);
        Question question = about(start);
        question.all_best = false;
        const Solution solution = solve(question);
        EXPECT_EQ(solution.bounds.lower, rounds < 5 ? 0 : -2) << rounds;
        EXPECT_TRUE(solution.bounds.settled());
    }
}

TEST(Solver, KnowsSmallFullBoards) {
    const auto value = [](BoardSize size) {
        const Solution solution = solve(about(Position::start(size, Side::X, size.cells() - 8)));
        EXPECT_TRUE(solution.bounds.settled());
        return solution.bounds.lower;
    };
    EXPECT_EQ(value({4, 4}), -2);
    EXPECT_EQ(value({5, 4}), -2);
    EXPECT_EQ(value({6, 4}), -2);
    EXPECT_EQ(value({5, 5}), 3);
}

// Threads take a move each, one of those that the reflection makes equal.
TEST(Solver, FindsTheSameBestMovesOnAnyNumberOfThreads) {
    for (const BoardSize size : {BoardSize{6, 6}, BoardSize{8, 5}}) {
        Question question = about(Position::start(size, Side::X, 8));
        const Solution alone = solve(question);
        for (const int threads : {2, 3, 8}) {
            question.threads = threads;
            const Solution together = solve(question);
            EXPECT_EQ(together.bounds.lower, alone.bounds.lower);
            EXPECT_EQ(together.best, alone.best);
            EXPECT_TRUE(together.best_are_all);
        }
    }
}

TEST(Solver, FindsAllBestMovesAndALineThatLeadsToTheValue) {
    Random random{Seed{5}};
    for (const BoardSize size : {BoardSize{3, 3}, BoardSize{4, 4}, BoardSize{5, 4}}) {
        PlainMinimax plain;
        for (int i = 0; i < 60; ++i) {
            const Position position = random_position(size, 7, random);
            if (position.plies_left() == 0) continue;
            Question question = about(position);
            question.threads = 1 + i % 2;
            const Solution solution = solve(question);
            ASSERT_EQ(solution.bounds.lower, plain.value(position));
            ASSERT_TRUE(solution.bounds.settled());
            std::vector<Square> best;
            for (const Square move : position.legal_moves()) {
                if (-plain.value(position.after(move)) == solution.bounds.lower) {
                    best.push_back(move);
                }
            }
            EXPECT_EQ(solution.best, best);
            Position end = position;
            for (const Square move : solution.line) end = end.after(move);
            ASSERT_EQ(end.plies_left(), 0);
            const int score = end.marks(position.side_to_move()).count() -
                              end.marks(opponent_of(position.side_to_move())).count();
            EXPECT_EQ(score, solution.bounds.lower);
        }
    }
}

// Among them sets that are their own image around an odd number of open cells.
TEST(Solver, AgreesWithMinimaxOnEveryFullBoardThatIsSmall) {
    Random random{Seed{11}};
    for (const BoardSize size : {BoardSize{3, 3}, BoardSize{5, 2}, BoardSize{7, 1}}) {
        PlainMinimax plain;
        const Bitboard board = whole_board(size);
        Bitboard empty = board;
        for (; empty.any(); empty = Bitboard{empty.bits() - 1} & board) {
            PerSide<Bitboard> marks;
            for (const Square cell : squares(board & ~empty)) {
                marks[random.chance(0.5) ? Side::X : Side::O] |= Bitboard::of(cell);
            }
            const Position position = Position::set_up(size, marks, Side::O, empty.count());
            Question question = about(position);
            question.all_best = false;
            const Solution solution = solve(question);
            ASSERT_TRUE(solution.bounds.settled()) << empty.bits();
            ASSERT_EQ(solution.bounds.lower, plain.value(position)) << empty.bits();
        }
    }
}

TEST(Solver, DecidesOneBoundOnly) {
    Question question = about(Position::start({8, 8}, Side::X, 10));
    question.at_most = -2;
    EXPECT_LE(solve(question).bounds.upper, -2);
    question.at_most.reset();
    question.at_least = -1;
    EXPECT_LT(solve(question).bounds.upper, -1);
    question.at_least = -2;
    EXPECT_GE(solve(question).bounds.lower, -2);
}

TEST(Solver, GivesTheBoundsReachedWhenItIsStopped) {
    StopSignal stop;
    stop.raise();
    Question question = about(Position::start({8, 8}, Side::X, 20));
    question.stop = &stop;
    const Solution solution = solve(question);
    EXPECT_EQ(solution.bounds.upper, 0);
    EXPECT_EQ(solution.bounds.lower, -28);  // all marks of the end for O
}

// Stopped as this many moves are begun.
[[nodiscard]] Solution stopped_among_the_best(Question question, int moves) {
    StopSignal stop;
    std::atomic<int> begun{0};
    question.stop = &stop;
    question.progress = [&](const SolverProgress& progress) {
        if (progress.at.says(words::kFindingBest) && ++begun == moves) stop.raise();
    };
    return solve(question);
}

TEST(Solver, SaysThatTheBestMovesAreNotAllWhenItIsStoppedAmongThem) {
    for (const Position& position :
         {Position::start({8, 8}, Side::X, 6), Position::start({5, 4}, Side::X, 12)}) {
        Question question = about(position);
        const Solution whole = solve(question);
        ASSERT_GE(whole.best.size(), 2U);
        EXPECT_TRUE(whole.best_are_all);
        for (const int threads : {1, 2}) {
            question.threads = threads;
            const Solution part = stopped_among_the_best(question, 2);
            EXPECT_EQ(part.bounds.lower, whole.bounds.lower);
            EXPECT_LT(part.best.size(), whole.best.size());
            EXPECT_TRUE(std::includes(whole.best.begin(), whole.best.end(), part.best.begin(),
                                      part.best.end(), by_index));
            EXPECT_FALSE(part.best_are_all);
        }
    }
}

// Of the moves begun on two threads all but two are proved, each with its image: one of the best
// may be among those two.
TEST(Solver, KeepsTheBestMovesThatThreadsHaveProvedWhenItIsStopped) {
    Question question = about(Position::start({8, 8}, Side::X, 6));
    const Solution whole = solve(question);
    question.threads = 2;
    const Solution part = stopped_among_the_best(question, 20);
    ASSERT_EQ(whole.best.size(), 4U);
    EXPECT_GE(part.best.size(), 2U);
    EXPECT_TRUE(std::includes(whole.best.begin(), whole.best.end(), part.best.begin(),
                              part.best.end(), by_index));
    EXPECT_FALSE(part.best_are_all);
}

TEST(Solver, GoesOnFromACheckpoint) {
    const std::string path = testing::TempDir() + "adjacency.checkpoint";
    for (const Position& position :
         {Position::start({8, 8}, Side::X, 10), Position::start({6, 4}, Side::X, 16)}) {
        std::remove(path.c_str());
        Question question = about(position);
        question.checkpoint = path;
        question.at_most = -2;
        const Solution first = solve(question);
        const Solution second = solve(question);
        EXPECT_EQ(first.bounds.upper, -2);
        EXPECT_EQ(second.bounds.upper, -2);
        EXPECT_LT(second.nodes, first.nodes);
        Question other = about(Position::start({5, 4}, Side::X, 4));
        other.checkpoint = path;
        EXPECT_THROW((void)solve(other), InputError);
    }
    std::remove(path.c_str());
}

TEST(Solver, KeepsTheBoundsOfASearchOfSetsInACheckpoint) {
    const std::string path = testing::TempDir() + "adjacency-bounds.checkpoint";
    std::remove(path.c_str());
    Question question = about(Position::start({5, 5}, Side::X, 17));  // no symmetric sets there
    question.checkpoint = path;
    question.at_least = 3;
    const Solution first = solve(question);
    const Solution second = solve(question);
    EXPECT_EQ(first.bounds.lower, 3);
    EXPECT_EQ(second.bounds.lower, 3);
    EXPECT_GT(first.nodes, 0U);
    EXPECT_EQ(second.nodes, 0U);
    std::remove(path.c_str());
}

}  // namespace
}  // namespace lawan::adjacency
