// The solver against brute force: the game itself and its maker–breaker version.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <vector>

#include "core/random.hpp"
#include "games/tictactoe/engine/line_counts.hpp"
#include "games/tictactoe/engine/player/lawan.hpp"
#include "games/tictactoe/engine/player/rules_of_thumb.hpp"
#include "games/tictactoe/engine/solver/breaker_search.hpp"
#include "games/tictactoe/engine/solver/distance.hpp"
#include "games/tictactoe/engine/solver/solve.hpp"
#include "tests/games/tictactoe/engine/brute_force.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/fake_clock.hpp"

namespace lawan::tictactoe {
namespace {

using solver::BreakerSearch;
using solver::Cells;
using solver::Geometry;
using solver::ProofTable;
using solver::Solved;
using solver::Solver;
using solver::ToMove;

const std::vector<Rules> kBoards{{{3, 3}, 3}, {{4, 3}, 3}, {{4, 4}, 3}, {{4, 4}, 4}, {{5, 3}, 3},
                                 {{5, 4}, 4}, {{6, 3}, 4}, {{5, 5}, 4}, {{7, 2}, 3}};

Solved solved(const Position& position) {
    solver::Decider::Settings settings;
    settings.memory = MebiBytes{1};
    Budget budget{Limits::none()};
    Solver solver{position, settings, budget};
    Solved known;
    solver.solve({}, known);
    solver.complete(known);
    return known;
}

TEST(TictactoeSolver, AgreesWithBruteForceOnThousandsOfPositions) {
    Random random{Seed{7}};
    for (int i = 0; i < test::cases(3000); ++i) {
        const Rules& rules = kBoards[static_cast<std::size_t>(i) % kBoards.size()];
        const Position position =
            random_position(random, rules, 4 + static_cast<int>(random.below(6)));
        const Solved found = solved(position);
        ASSERT_TRUE(found.settled());
        ASSERT_EQ(found.lower, brute_value(position)) << i;
        ASSERT_TRUE(found.all_best);
        for (const Square move : position.legal_moves()) {
            const bool best =
                std::find(found.best.begin(), found.best.end(), move) != found.best.end();
            ASSERT_EQ(best, -brute_value(position.after(move)) == found.lower) << i;
        }
    }
}

TEST(BreakerSearch, AgreesWithBruteForceOnThousandsOfPositions) {
    Random random{Seed{11}};
    for (int i = 0; i < test::cases(3000); ++i) {
        const Rules& rules = kBoards[static_cast<std::size_t>(i) % kBoards.size()];
        const Geometry geometry{rules};
        const Position position =
            random_position(random, rules, 4 + static_cast<int>(random.below(5)));
        const bool moves = i % 2 == 0;
        const Cells maker = position.own().bits();
        const Cells breaker = position.enemy().bits();
        ProofTable table{MebiBytes{1}};
        Budget budget{Limits::none()};
        const auto found = BreakerSearch{geometry, table, budget}.solve(
            maker, breaker, moves ? ToMove::Attacker : ToMove::Defender);
        ASSERT_TRUE(found);
        ASSERT_EQ(found->maker_wins, maker_wins(geometry, maker, breaker, moves)) << i;
        if (!found->maker_wins && moves) {
            // The zone keeps its promise: all other cells may belong to the maker.
            const Cells outside = geometry.board() & ~(maker | breaker | found->zone);
            ASSERT_FALSE(maker_wins(geometry, maker | outside, breaker, true)) << i;
        }
    }
}

TEST(TictactoeSolver, KnowsTheTable) {
    struct Known {
        Rules rules;
        int value;
    };
    for (const auto& [rules, value] :
         {Known{{{3, 3}, 3}, 0}, Known{{{4, 3}, 3}, 1}, Known{{{4, 4}, 3}, 1},
          Known{{{4, 4}, 4}, 0}, Known{{{5, 4}, 4}, 0}, Known{{{5, 5}, 5}, 0},
          Known{{{6, 6}, 6}, 0}, Known{{{6, 6}, 5}, 0}, Known{{{7, 6}, 5}, 0},
          Known{{{8, 8}, 8}, 0}, Known{{{5, 5}, 4}, 0}}) {
        solver::Decider::Settings settings;
        Budget budget{Limits::none()};
        Solver solver{Position{rules}, settings, budget};
        Solved found;
        solver.solve({}, found);
        EXPECT_TRUE(found.settled());
        EXPECT_EQ(found.lower, value) << to_text(rules.size) << ' ' << rules.in_a_row;
    }
}

TEST(TictactoeSolver, FindsTheShortestWin) {
    const Geometry geometry{{{4, 3}, 3}};
    Budget budget{Limits::none()};
    const auto win = solver::shortest_win(geometry, 0, 0, budget);
    ASSERT_TRUE(win);
    EXPECT_EQ(win->plies, 7);
    EXPECT_EQ(win->line.size(), 7U);
}

TEST(TictactoeSolver, StopsWhereItsLimitsAre) {
    solver::Decider::Settings settings;
    for (const int threads : {1, 3}) {
        settings.threads = threads;
        Budget budget{Limits::of_nodes(100)};
        Solver solver{Position{{{8, 8}, 5}}, settings, budget};
        Solved found;
        solver.solve({}, found);
        EXPECT_FALSE(found.settled());
        EXPECT_EQ(found.lower, 0) << "on the empty board the first player does not lose";
        EXPECT_LE(budget.nodes(), 100U);
    }
}

TEST(TictactoeSolver, StopsWhenItsTimeIsOver) {
    solver::Decider::Settings settings;
    settings.memory = MebiBytes{4};
    for (const int threads : {1, 3}) {
        settings.threads = threads;
        const test::FakeClock clock{Seconds{0.001}};
        Budget budget{Limits::of_time(Seconds{0.2}), nullptr, clock};
        Solver solver{Position{{{8, 8}, 5}}, settings, budget};
        Solved found;
        solver.solve({}, found);
        EXPECT_FALSE(found.settled());
        EXPECT_TRUE(budget.spent());
    }
}

TEST(Lawan, NeverLosesOnThreeByThree) {
    Random random{Seed{}};
    const MoveRule rule = [&](const Position& position) {
        Budget budget{Limits::of_nodes(20'000)};
        return player::think(position, {}, budget, random).best;
    };
    Budget budget{Limits::none()};
    for (const Side side : {Side::X, Side::O}) {
        const auto counted = count_lines(Position{}, rule, {side, 0, {}}, budget);
        EXPECT_EQ(counted->counts.lines.losses, 0U);
    }
}

TEST(Lawan, TakesAWinByThreatsOnALargeBoard) {
    // Two open threes cross: whatever the answer, five in a row follow.
    const Rules rules{{15, 15}, 5};
    PerSide<WideBitboard> marks;
    for (const int cell : {7 * 15 + 5, 7 * 15 + 6, 7 * 15 + 7, 5 * 15 + 8, 6 * 15 + 8}) {
        marks.x.add(Square{cell});
    }
    for (const int cell : {0, 14, 30, 210}) marks.o.add(Square{cell});
    Random random{Seed{}};
    Budget budget{Limits::of_nodes(5'000)};
    const auto thought =
        player::think(WidePosition::set_up(rules, marks, Side::X), {}, budget, random);
    ASSERT_TRUE(thought.valuation);
    EXPECT_EQ(*thought.valuation, Valuation::proved(Score{1}));
    EXPECT_FALSE(thought.reasons.empty());
}

TEST(RulesOfThumb, DoublingNeverLosesOnThreeByThreeAndFourByFour) {
    const MoveRule rule = [](const Position& position) {
        return Square{
            player::move_by_doubling(player::LineBoard::of(position), position.side_to_move())
                .cell};
    };
    for (const int size : {3, 4}) {
        for (const Side side : {Side::X, Side::O}) {
            Budget budget{test::kSanitized ? Limits::of_nodes(5'000) : Limits::none()};
            const Position start{Rules{{size, size}, size}};
            const auto counted = count_lines(start, rule, {side, 0, {}}, budget);
            ASSERT_EQ(counted.has_value(), size == 3 || !test::kSanitized);
            if (counted) {
                EXPECT_EQ(counted->counts.lines.losses, 0U) << size;
            }
        }
    }
}

}  // namespace
}  // namespace lawan::tictactoe
