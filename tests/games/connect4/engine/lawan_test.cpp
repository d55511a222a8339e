// The opponent: what it sees at once, what it solves, and how weaker levels err.
#include "games/connect4/engine/player/lawan.hpp"

#include <gtest/gtest.h>

#include <string>

#include "brute_force.hpp"
#include "games/connect4/rules/game.hpp"
#include "tests/games/connect4/rules/naive.hpp"

namespace lawan::connect4::player {
namespace {

Thought<Square> thought_of(const Position& position, int level, std::uint64_t nodes, Seed seed) {
    LawanSettings settings;
    settings.level = level;
    settings.memory = MebiBytes{4};
    Budget budget{Limits::of_nodes(nodes)};
    Random random{seed};
    return think(position, settings, budget, random);
}

std::string move_of(const char* text, int level = 10) {
    const Position position = Game::parse_position(text);
    return Game{position}.move_text(thought_of(position, level, 20'000, Seed{1}).best);
}

TEST(Lawan, BeginsInTheMiddle) {
    EXPECT_EQ(move_of("7/7/7/7/7/7 X 4"), "d1");
}

TEST(Lawan, TakesALineAndStopsOne) {
    EXPECT_EQ(move_of("7/7/7/7/OOO4/XXX4 X 4"), "d1");
    EXPECT_EQ(move_of("7/7/7/7/OO5/XXX4 O 4"), "d1");
    EXPECT_EQ(move_of("7/7/7/7/2OO3/2XX3 X 4"), "b1");
}

TEST(Lawan, KeepsTheValueWhereItCanSolve) {
    Random random{Seed{3}};
    for (int i = 0; i < 20; ++i) {
        const Position position = after_random_moves({}, 26, random);
        if (position.move_count() == 0) continue;
        BruteForce plain;
        const int value = plain.score(position);
        const auto thought = thought_of(position, 10, 100'000, Seed{1});
        ASSERT_TRUE(thought.valuation && thought.valuation->is_proved());
        EXPECT_EQ(thought.valuation->score.points(), value > 0 ? 1 : value < 0 ? -1 : 0);
        // The quickest win, the longest defence.
        EXPECT_EQ(-plain.score(position.after(thought.best)), value);
    }
}

// The first player wins from the empty board: no depth may say that he is far behind, and one ply
// more changes little.
TEST(Lawan, ItsEstimatesDoNotSwingWithTheDepth) {
    constexpr int kLittle = 10;
    for (int depth = 4; depth <= 11; ++depth) {
        Budget budget{Limits::to_depth(depth)};
        Random random{Seed{1}};
        const auto thought =
            think(Game::parse_position("7/7/7/7/7/7 X 4"), LawanSettings{}, budget, random);
        ASSERT_EQ(thought.depth, depth);
        ASSERT_TRUE(thought.valuation && !thought.valuation->is_proved());
        EXPECT_GE(thought.valuation->score.points(), 0) << depth;
        EXPECT_LE(thought.valuation->score.points(), kLittle) << depth;
    }
}

// Nor does it matter where in a depth the nodes end.
TEST(Lawan, ItsEstimatesDoNotSwingWithTheNodes) {
    for (std::uint64_t nodes = 2'000; nodes <= 60'000; nodes += 1'000) {
        Budget budget{Limits::of_nodes(nodes)};
        Random random{Seed{1}};
        const auto thought =
            think(Game::parse_position("7/7/7/7/7/7 X 4"), LawanSettings{}, budget, random);
        ASSERT_TRUE(thought.valuation && !thought.valuation->is_proved());
        EXPECT_GE(thought.valuation->score.points(), 0) << nodes << ' ' << thought.depth;
    }
}

// Without any other limit it does not set out to solve the game instead.
TEST(Lawan, LooksNoDeeperThanItIsTold) {
    for (const int depth : {1, 2, 5}) {
        Budget budget{Limits::to_depth(depth)};
        Random random{Seed{1}};
        const auto thought =
            think(Game::parse_position("7/7/7/7/3O3/3X3 X 4"), LawanSettings{}, budget, random);
        EXPECT_EQ(thought.depth, depth);
        EXPECT_LT(thought.nodes, 100'000U);
    }
}

TEST(Lawan, PlaysOnEveryBoardWithHardlyAnyNodes) {
    Random random{Seed{4}};
    for (const BoardSize size : all_sizes()) {
        const Rules rules{size, 4};
        for (const std::uint64_t nodes : {1U, 10U, 500U}) {
            const Position position = after_random_moves(rules, 5, random);
            const auto thought = thought_of(position, 10, nodes, Seed{1});
            EXPECT_TRUE(position.landing_cells().has(thought.best));
            EXPECT_LE(thought.nodes, nodes);
        }
    }
}

TEST(Levels, TheLowestErrMostAndAllSeeTheirOwnWinsFromTheSecondOn) {
    const Position win = Game::parse_position("7/7/7/7/OOO4/XXX4 X 4");
    const Square d1 = square_at(3, 0, {7, 6});
    for (int level = 1; level <= 10; ++level) {
        int taken = 0;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            taken += thought_of(win, level, 5'000, Seed{seed}).best == d1;
        }
        if (level == 1) {
            EXPECT_LT(taken, 40);
        } else {
            EXPECT_EQ(taken, 40) << level;
        }
    }
}

TEST(Levels, ErrLessAndLookFurtherTheHigherTheyAre) {
    for (int level = 2; level <= 10; ++level) {
        EXPECT_LT(level_of(level).errors, level_of(level - 1).errors);
        const bool endless = level_of(level).depth == 0;
        EXPECT_TRUE(endless || level_of(level).depth >= level_of(level - 1).depth);
    }
}

}  // namespace
}  // namespace lawan::connect4::player
