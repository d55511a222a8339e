// Lines, runs and the cells that complete them, against walking over the board.
#include "games/connect4/rules/lines.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/random.hpp"
#include "naive.hpp"

namespace lawan::connect4 {
namespace {

struct Step {
    int right;
    int up;
};

Step step_of(Direction direction) {
    switch (direction) {
        case Direction::Up:
            return {0, 1};
        case Direction::Across:
            return {1, 0};
        case Direction::Rising:
            return {1, 1};
        case Direction::Falling:
            return {1, -1};
    }
    return {0, 0};
}

bool is_on(BoardSize size, int column, int height) {
    return column >= 0 && column < size.columns && height >= 0 && height < size.rows;
}

// Every line alone is a run, and is none without any one of its discs.
void expect_every_line(const Rules& rules) {
    for (const Direction direction : kDirections) {
        const auto [right, up] = step_of(direction);
        int count = 0;
        for (int column = 0; column < rules.size.columns; ++column) {
            for (int height = 0; height < rules.size.rows; ++height) {
                const int last = rules.in_a_row - 1;
                const bool inside = is_on(rules.size, column + last * right, height + last * up);
                const Square start = square_at(column, height, rules.size);
                ASSERT_EQ(lines(rules, direction).has(start), inside);
                if (!inside) continue;
                ++count;
                const Bitboard line = cells_of_line(start, direction, rules);
                ASSERT_EQ(line.count(), rules.in_a_row);
                ASSERT_TRUE(has_run(line, rules));
                for (const Square square : squares(line)) {
                    const Bitboard without = line ^ Bitboard::of(square);
                    ASSERT_FALSE(has_run(without, rules));
                    ASSERT_TRUE(completing(without, rules).has(square));
                }
            }
        }
        ASSERT_EQ(lines(rules, direction).count(), count);
    }
}

TEST(Lines, EveryOneOnEveryBoard) {
    for (const BoardSize size : all_sizes()) {
        for (int k = kLeastInARow; k <= std::max(size.columns, size.rows); ++k) {
            SCOPED_TRACE(to_text(size) + " k=" + std::to_string(k));
            ASSERT_NO_FATAL_FAILURE(expect_every_line({size, k}));
        }
    }
}

TEST(Lines, ThereAre69OnTheUsualBoard) {
    EXPECT_EQ(all_lines({}).size(), 69U);
}

// Crowded boards have many lines, and many that nearly are, also around the edges.
TEST(Lines, RunsAndGapsOnCrowdedBoards) {
    Random random{Seed{3}};
    for (int i = 0; i < 3000; ++i) {
        const Rules rules = random_rules(random);
        const double density = 0.4 + random.unit() / 2;
        Bitboard discs;
        for (int cell = 0; cell < rules.size.cells(); ++cell) {
            if (random.chance(density)) discs.add(Square{cell});
        }
        bool full = false;
        Bitboard gaps;
        for (const Bitboard line : all_lines(rules)) {
            const Bitboard lacking = line & ~discs;
            full = full || lacking.empty();
            if (lacking.count() == 1) gaps |= lacking;
        }
        ASSERT_EQ(has_run(discs, rules), full);
        ASSERT_EQ(completing(discs, rules) & ~discs, gaps);
    }
}

}  // namespace
}  // namespace lawan::connect4
