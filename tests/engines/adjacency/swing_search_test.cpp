// The search for swings against plain minimax, with every rule and without each of them.
#include "engines/adjacency/fixed/swing_search.hpp"

#include <gtest/gtest.h>

#include "tests/engines/adjacency/plain_minimax.hpp"
#include "work/threads.hpp"

namespace lawan::adjacency::fixed {
namespace {

constexpr BoardSize kSizes[] = {{3, 3}, {4, 3}, {3, 4}, {4, 4}, {5, 4}};

[[nodiscard]] int swing_of(const Position& position, const Rules& rules) {
    ProofTable table{MebiBytes{1}};
    Traffic traffic;
    SwingSearch search{table, traffic, position.size(), symmetries_of(position), rules};
    for (int swing = 40;; --swing) {
        Bitboard zone;
        if (search.is_at_least(Marks::of(position), position.plies_left(), swing, zone)) {
            return swing;
        }
    }
}

void expect_minimax(const Rules& rules, int positions, std::uint64_t seed) {
    Random random{Seed{seed}};
    for (const BoardSize size : kSizes) {
        PlainMinimax plain;
        for (int i = 0; i < positions; ++i) {
            const Position position = random_position(size, 7, random);
            const int score = position.mark_difference().points() + position.plies_left() % 2 +
                              2 * swing_of(position, rules);
            ASSERT_EQ(score, plain.value(position))
                << to_text(size) << ' ' << position.own().bits() << ' ' << position.enemy().bits()
                << " plies " << position.plies_left();
        }
    }
}

TEST(SwingSearch, FindsWhatPlainMinimaxFinds) {
    expect_minimax({}, 1000, 1);
}

TEST(SwingSearch, NeedsNoRuleToBeRight) {
    Rules rules;
    rules.closed_forms = false;
    expect_minimax(rules, 100, 2);
    rules = {};
    rules.table = false;
    expect_minimax(rules, 100, 3);
    rules = {};
    rules.symmetry = false;
    expect_minimax(rules, 100, 4);
    rules = {};
    rules.zones = false;
    expect_minimax(rules, 100, 5);
    rules = {};
    rules.zones_of_flips = false;
    expect_minimax(rules, 100, 6);
    rules = {};
    rules.ordering = false;
    expect_minimax(rules, 100, 7);
}

TEST(SwingSearch, ZonesOfPassesHoldWithoutClosedForms) {
    Rules rules;
    rules.closed_forms = false;
    rules.table = false;
    rules.ordering = false;
    expect_minimax(rules, 60, 8);
}

// A zone that is right lets the loser of the argument put a mark on any one cell outside it.
TEST(SwingSearch, MarksOutsideTheZoneDoNotHelpTheOtherSide) {
    Random random{Seed{9}};
    ProofTable table{MebiBytes{1}};
    Traffic traffic;
    int checked = 0;
    for (int i = 0; i < 400; ++i) {
        const Position position = random_position({4, 4}, 8, random);
        const int plies = position.plies_left();
        if (plies < 1 || position.empty().count() <= plies) continue;
        const Marks marks = Marks::of(position);
        SwingSearch search{table, traffic, position.size(), {}};
        for (int swing = -3; swing <= 3; ++swing) {
            Bitboard zone;
            if (!search.is_at_least(marks, plies, swing, zone)) continue;
            for (const Square cell : squares(marks.empty & ~zone)) {
                Marks real = marks;
                real.empty = real.empty ^ Bitboard::of(cell);
                real.enemy |= Bitboard::of(cell);
                Bitboard other;
                EXPECT_TRUE(search.is_at_least(real, plies, swing, other));
                ++checked;
            }
        }
    }
    EXPECT_GT(checked, 500);
}

TEST(SwingSearch, SharesItsWorkBetweenThreadsWithoutChangingTheAnswer) {
    const Position start = Position::start({8, 8}, Side::X, 10);
    for (const int swing : {-1, 0}) {
        ProofTable table{MebiBytes{16}};
        Traffic traffic;
        traffic.shared = true;
        on_workers(3, [&](int) {
            SwingSearch search{table, traffic, start.size(), symmetries_of(start)};
            Bitboard zone;
            EXPECT_EQ(search.is_at_least(Marks::of(start), 10, swing, zone), swing == -1);
        });
    }
}

}  // namespace
}  // namespace lawan::adjacency::fixed
