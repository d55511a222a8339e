// The rules: which boards there are, when a game is won, drawn and over.
#include "games/tictactoe/rules/rules.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/input_error.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "games/tictactoe/rules/position.hpp"
#include "tests/support/complaint.hpp"

namespace lawan::tictactoe {
namespace {

std::string rules_error(BoardSize size, int in_a_row) {
    return test::complaint_of([&] { (void)checked_rules(size, in_a_row); });
}

TEST(Rules, BoardsAndLengths) {
    EXPECT_EQ(checked_rules({3, 3}, 3), (Rules{{3, 3}, 3}));
    EXPECT_EQ(checked_rules({1, 1}, 1), (Rules{{1, 1}, 1}));
    EXPECT_EQ(checked_rules({20, 20}, 20), (Rules{{20, 20}, 20}));
    EXPECT_EQ(checked_rules({2, 7}, 7), (Rules{{2, 7}, 7}));
    EXPECT_EQ(rules_error({0, 3}, 3),
              "tictactoe is played on 1 to 20 columns and rows, not on 0x3");
    EXPECT_EQ(rules_error({3, 21}, 3),
              "tictactoe is played on 1 to 20 columns and rows, not on 3x21");
    EXPECT_EQ(rules_error({-1, 3}, 3),
              "tictactoe is played on 1 to 20 columns and rows, not on -1x3");
    EXPECT_EQ(rules_error({4, 3}, 0), "on a 4x3 board 1 to 4 in a row can win, not 0");
    EXPECT_EQ(rules_error({4, 3}, 5), "on a 4x3 board 1 to 4 in a row can win, not 5");
    EXPECT_EQ(rules_error({3, 3}, -3), "on a 3x3 board 1 to 3 in a row can win, not -3");
    EXPECT_EQ(test::complaint_of([] {
                  (void)checked_rules({9, 9}, 4, RowRule::Exact);
              }),
              "the rule 'exact' is for 5 in a row, not for 4");
}

TEST(Rules, StandAtTheEndOfAPosition) {
    const std::string text = "9/9/2XXX1X2/9/9/9/9/9/2OOOO3 X 5 exact";
    const WidePosition position = WideGame::parse_position(text);
    EXPECT_EQ(position.rules(), (Rules{{9, 9}, 5, RowRule::Exact}));
    EXPECT_EQ(WideGame{position}.position_text(position), text);
    EXPECT_NE(position.key(), WideGame::parse_position(text.substr(0, text.size() - 6)).key());
    EXPECT_EQ(position.after(Square{2 * 9 + 5}).winner(), Side::X);
    EXPECT_EQ(
        test::complaint_of([] { (void)WideGame::parse_position("9/9/9/9/9/9/9/9/9 X 5 caro"); }),
        "position '9/9/9/9/9/9/9/9/9 X 5 caro': the rule at the end is free, exact or "
        "renju, not 'caro'");
}

// Plays cells by number and gives the last position.
template <class P>
P played(const Rules& rules, const std::vector<int>& cells) {
    P position{rules};
    for (const int cell : cells) position = position.after(Square{cell - 1});
    return position;
}

struct PlayedGame {
    std::string what;
    Rules rules;
    std::vector<int> cells;
    std::optional<Side> winner;
    int moves_left;
};

std::vector<PlayedGame> played_games() {
    const Rules three{{3, 3}, 3};
    return {
        {"nothing yet", three, {}, {}, 9},
        {"two in a row", three, {1, 4, 2}, {}, 6},
        {"top row", three, {1, 4, 2, 5, 3}, Side::X, 0},
        {"middle row of the second", three, {1, 4, 2, 5, 9, 6}, Side::O, 0},
        {"left column", three, {1, 2, 4, 3, 7}, Side::X, 0},
        {"main diagonal", three, {1, 2, 5, 3, 9}, Side::X, 0},
        {"other diagonal", three, {3, 1, 5, 2, 7}, Side::X, 0},
        {"around the corner is no row", three, {3, 1, 4, 2, 5}, {}, 4},
        {"a draw", three, {1, 5, 9, 2, 8, 7, 3, 6, 4}, {}, 0},
        {"won by the last mark", three, {1, 2, 3, 4, 5, 6, 8, 7, 9}, Side::X, 0},
        {"five where four win", {{5, 1}, 4}, {1, 3, 2}, {}, 2},
        {"one wins at once", {{1, 1}, 1}, {1}, Side::X, 0},
        {"one in a row on any board", {{4, 4}, 1}, {7}, Side::X, 0},
        {"more than k also wins", {{9, 2}, 3}, {1, 10, 2, 11, 4, 13, 5, 14, 3}, Side::X, 0},
        {"k longer than the rows", {{2, 4}, 4}, {1, 2, 3, 4, 5, 6, 7}, Side::X, 0},
        {"exactly five", {{9, 2}, 5, RowRule::Exact}, {1, 10, 2, 11, 3, 13, 4, 14, 5}, Side::X, 0},
        {"six are no five",
         {{9, 2}, 5, RowRule::Exact},
         {1, 10, 2, 11, 3, 13, 5, 14, 6, 16, 4},
         {},
         7},
        {"a short diagonal", {{5, 4}, 3}, {3, 1, 9, 2, 15}, Side::X, 0},
        {"a diagonal over the edge", {{4, 4}, 3}, {4, 1, 9, 2, 14}, {}, 11},
    };
}

template <class P>
class Played : public testing::Test {};
using Types = testing::Types<Position, WidePosition>;
TYPED_TEST_SUITE(Played, Types, );

TYPED_TEST(Played, GamesEndAsTheyShould) {
    for (const PlayedGame& game : played_games()) {
        const TypeParam last = played<TypeParam>(game.rules, game.cells);
        EXPECT_EQ(last.winner(), game.winner) << game.what;
        EXPECT_EQ(last.move_count(), game.moves_left) << game.what;
        EXPECT_EQ(last.legal_moves().size(), static_cast<std::size_t>(game.moves_left))
            << game.what;
        // The winner has moved last, so it is always the loser's turn.
        EXPECT_EQ(last.final_score(), Score{game.winner ? -1 : 0}) << game.what;
    }
}

TYPED_TEST(Played, SidesTakeTurns) {
    const TypeParam start{Rules{{4, 3}, 3}, Side::O};
    EXPECT_EQ(start.side_to_move(), Side::O);
    EXPECT_EQ(start.size(), (BoardSize{4, 3}));
    EXPECT_EQ(start.in_a_row(), 3);
    const TypeParam next = start.after(Square{5});
    EXPECT_EQ(next.side_to_move(), Side::X);
    EXPECT_TRUE(next.marks(Side::O).has(Square{5}));
    EXPECT_TRUE(next.marks(Side::X).empty());
    EXPECT_EQ(next.enemy(), next.marks(Side::O));
    EXPECT_EQ(next.rules(), start.rules());
}

TYPED_TEST(Played, TheDefaultIsTheClassicBoard) {
    EXPECT_EQ(TypeParam{}, TypeParam{Rules{}});
    EXPECT_EQ(TypeParam{}.move_count(), 9);
}

TYPED_TEST(Played, SetUpLooksForALineOfTheOtherSide) {
    using Board = std::decay_t<decltype(TypeParam{}.own())>;
    PerSide<Board> marks;
    for (const int cell : {0, 1, 2}) marks.x.add(Square{cell});
    marks.o.add(Square{8});
    const auto position = TypeParam::set_up(Rules{}, marks, Side::O);
    EXPECT_EQ(position.winner(), Side::X);
    EXPECT_EQ(position.move_count(), 0);
    marks.x = Board{};
    const auto open = TypeParam::set_up(Rules{}, marks, Side::O);
    EXPECT_EQ(open.winner(), std::nullopt);
    EXPECT_EQ(open.move_count(), 8);
}

}  // namespace
}  // namespace lawan::tictactoe
