// The tic-tac-toe paper's bot: its choices, and its two readings.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <optional>

#include "core/random.hpp"
#include "games/tictactoe/papers/bnb.hpp"
#include "games/tictactoe/papers/cost_rule.hpp"
#include "games/tictactoe/rules/game.hpp"

namespace lawan::tictactoe::papers {
namespace {

int cell_chosen(const char* text, As as = As::Described) {
    Budget budget{Limits::none()};
    return bnb(Game::parse_position(text), as, budget).best.index() + 1;
}

TEST(TttBnb, WinsWhereItCan) {
    EXPECT_EQ(cell_chosen("OO1/XX1/3 O 3"), 3);
    EXPECT_EQ(cell_chosen("OO1/XX1/3 X 3"), 6);
    EXPECT_EQ(cell_chosen("O2/XO1/XX1 O 3"), 9);
}

TEST(TttBnb, BlocksWhereItMust) {
    EXPECT_EQ(cell_chosen("XX1/1O1/3 O 3"), 3);
    EXPECT_EQ(cell_chosen("X2/XO1/3 O 3"), 7);
}

TEST(TttBnb, DefendsFirstAndAttacksSecond) {
    // All eight cells share a line with the centre; corners are open on two more.
    EXPECT_EQ(cell_chosen("3/1X1/3 O 3"), 1);
    // The centre and two corners share a line with the corner taken, as four others do; the centre
    // is open on three.
    EXPECT_EQ(cell_chosen("X2/3/3 O 3"), 5);
    // On the empty board nothing is to be defended: the cell with the most lines.
    EXPECT_EQ(cell_chosen("3/3/3 X 3"), 5);
}

// What the paper did not see: corners have cd = 2 here, and lose; the edges have 1, and hold.
TEST(TttBnb, TakesTheLosingCornerAgainstOppositeCorners) {
    EXPECT_EQ(cell_chosen("X2/1O1/2X O 3"), 3);
}

// Two lines of X lack only d3 (cell 12): its row and its column; one lacks only a1 (cell 1). Under
// "infinity plus anything is infinity" both are worth the same, and the first is taken.
TEST(TttBnb, BlocksAddUpOnlyAsPublished) {
    const char* text = "1XXX/1O1X/XXX1/1O1X O 4";
    const auto position = Game::parse_position(text);
    const CostTable<Bitboard> table{position};
    ASSERT_EQ(table.terms({0, 0}).blocks(), 1);
    ASSERT_EQ(table.terms({3, 2}).blocks(), 2);
    EXPECT_EQ(cell_chosen(text, As::Described), 1);
    EXPECT_EQ(cell_chosen(text, As::Published), 12);
}

TEST(TttBnb, PlaysOnWideBoardsToo) {
    Budget budget{Limits::none()};
    const WidePosition start{Rules{{9, 9}, 9}};
    EXPECT_EQ(bnb(start, As::Described, budget).best, Square{40});
}

TEST(TttBnb, AnswersWithoutABudget) {
    const Position start{Rules{{3, 3}, 3}};
    Budget budget{Limits::of_nodes(2)};
    EXPECT_EQ(bnb(start, As::Described, budget).best, Square{0});
}

// The paper's words in the plainest form.
Square plainly(const Position& position) {
    std::optional<Square> best;
    for (const Square cell : position.legal_moves()) {
        if (position.after(cell).winner()) return cell;
        if (!best) best = cell;
        const Costs costs = costs_of(position, cell);
        const Costs so_far = costs_of(position, *best);
        if (costs.defence > so_far.defence ||
            (costs.defence == so_far.defence && costs.attack > so_far.attack)) {
            best = cell;
        }
    }
    return *best;
}

RC_GTEST_PROP(TttBnbProperty, FollowsThePapersWords, ()) {
    const int side = *rc::gen::inRange(1, 9);
    Position position{Rules{{side, side}, side}};
    Random random{Seed{*rc::gen::arbitrary<std::uint64_t>()}};
    for (; position.move_count() > 0;
         position = position.after(random.pick(position.legal_moves()))) {
        Budget budget{Limits::none()};
        RC_ASSERT(move_by_costs(position, As::Described) == plainly(position));
        for (const As as : {As::Described, As::Published}) {
            RC_ASSERT(bnb(position, as, budget).best == move_by_costs(position, as));
        }
    }
}

}  // namespace
}  // namespace lawan::tictactoe::papers
