// The search for swings against plain minimax, with every rule and without each of them.
#include "games/adjacency/engine/fixed/swing_search.hpp"

#include <gtest/gtest.h>

#include "tests/games/adjacency/engine/plain_minimax.hpp"
#include "tests/support/cases.hpp"
#include "work/threads.hpp"

namespace lawan::adjacency::fixed {
namespace {

constexpr BoardSize kSizes[] = {{3, 3}, {4, 3}, {3, 4}, {4, 4}, {5, 4}};

// What is proved of a position holds for its images too, whether the root has symmetries or not:
// with all of them keys are mapped to and fro as they seldom would be otherwise.
[[nodiscard]] std::vector<Symmetry> all_symmetries(BoardSize size) {
    return {kSquareSymmetries.begin() + 1, kSquareSymmetries.begin() + symmetry_count(size)};
}

[[nodiscard]] int swing_of(const Position& position, const Rules& rules) {
    ProofTable table{MebiBytes{1}};
    Traffic traffic;
    Budget budget{Limits::none()};
    SwingSearch search{table, traffic, budget, position.size(), all_symmetries(position.size()),
                       rules};
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
        for (int i = 0; i < test::cases(positions); ++i) {
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
    rules = {};
    rules.shadows = false;
    expect_minimax(rules, 100, 10);
}

// Shadows right down to the leaves: in games this short they would hardly be asked otherwise.
[[nodiscard]] Rules shadows_everywhere() {
    Rules rules;
    rules.closed_forms = false;
    rules.plies_for_table = 1;
    rules.plies_for_shadows = 1;
    rules.plies_for_symmetry = 1;
    return rules;
}

TEST(SwingSearch, ShadowsTellTheTruth) {
    expect_minimax(shadows_everywhere(), 700, 11);
    Rules rules = shadows_everywhere();
    rules.ordering = false;
    expect_minimax(rules, 150, 12);
    rules = shadows_everywhere();
    rules.zones_of_flips = false;
    expect_minimax(rules, 150, 13);
    rules = shadows_everywhere();
    rules.closed_forms = true;
    expect_minimax(rules, 150, 14);
}

TEST(SwingSearch, ZonesOfPassesHoldWithoutClosedForms) {
    Rules rules;
    rules.closed_forms = false;
    rules.table = false;
    rules.ordering = false;
    expect_minimax(rules, 60, 8);
}

// A zone that is right lets the loser of the argument put a mark on any one cell outside it.
void expect_zones(const Rules& rules) {
    Random random{Seed{9}};
    ProofTable table{MebiBytes{1}};
    Traffic traffic;
    Budget budget{Limits::none()};
    int checked = 0;
    for (int i = 0; i < 400; ++i) {
        const Position position = random_position({4, 4}, 8, random);
        const int plies = position.plies_left();
        if (plies < 1 || position.empty().count() <= plies) continue;
        const Marks marks = Marks::of(position);
        SwingSearch search{table, traffic, budget, position.size(), all_symmetries(position.size()),
                           rules};
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

TEST(SwingSearch, MarksOutsideTheZoneDoNotHelpTheOtherSide) {
    expect_zones({});
    expect_zones(shadows_everywhere());
}

// Any shadow of any real position, not only those that a search meets: cells of the shadow filled
// with marks of either side, and marks recoloured.
TEST(SwingSearch, StrategiesOfShadowsLoseNoMoreThanTheirCost) {
    Random random{Seed{15}};
    ProofTable table{MebiBytes{1}};
    Traffic traffic;
    Budget budget{Limits::none()};
    int checked = 0;
    int exact = 0;
    for (int i = 0; i < 4000; ++i) {
        const Position position = random_position({4, 4}, 7, random);
        const int plies = position.plies_left();
        const Shadow shadow{Marks::of(position), true};
        Marks real = shadow.marks;
        for (const Square cell : squares(whole_board({4, 4}))) {
            if (!random.chance(0.15)) continue;
            const Bitboard changed = Bitboard::of(cell);
            const bool own = random.chance(0.5);
            real.own = own ? real.own | changed : real.own & ~changed;
            real.enemy = own ? real.enemy & ~changed : real.enemy | changed;
            real.empty = real.empty & ~changed;
        }
        if (real.empty.count() < plies) continue;
        SwingSearch search{table, traffic, budget, position.size(), {}};
        for (int swing = -3; swing <= 3; ++swing) {
            Bitboard zone;
            if (!search.is_at_least(shadow.marks, plies, swing, zone)) continue;
            if ((zone & shadow.missing(real)).any()) continue;
            Bitboard other;
            const int least = swing - shadow.cost(real);
            EXPECT_TRUE(search.is_at_least(real, plies, least, other));
            if (!search.is_at_least(real, plies, least + 1, other)) ++exact;
            ++checked;
        }
    }
    EXPECT_GT(checked, 2000);
    EXPECT_GT(exact, 100);  // nothing less would do
}

TEST(SwingSearch, SharesItsWorkBetweenThreadsWithoutChangingTheAnswer) {
    const Position start = Position::start({8, 8}, Side::X, 10);
    for (const int swing : {-1, 0}) {
        ProofTable table{MebiBytes{16}};
        Traffic traffic;
        traffic.shared = true;
        Budget budget{Limits::none()};
        on_workers(3, [&](int) {
            Budget share = budget.thread_share();
            SwingSearch search{table, traffic, share, start.size(), symmetries_of(start)};
            Bitboard zone;
            EXPECT_EQ(search.is_at_least(Marks::of(start), 10, swing, zone), swing == -1);
        });
    }
}

}  // namespace
}  // namespace lawan::adjacency::fixed
