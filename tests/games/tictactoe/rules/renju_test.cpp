// Forbidden and allowed moves of X in Renju.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "core/budget.hpp"
#include "core/random.hpp"
#include "games/tictactoe/engine/five/board.hpp"
#include "games/tictactoe/engine/five/four_search.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "games/tictactoe/rules/position.hpp"
#include "search/perft.hpp"

namespace lawan::tictactoe {
namespace {

// 11x11: X, O and dots; the cell in question is a question mark.
struct Drawn {
    WidePosition position;
    Square asked;
};

Drawn drawn(const std::vector<std::string_view>& rows, Side to_move = Side::X) {
    constexpr int kSide = 11;
    PerSide<WideBitboard> marks;
    Square asked{0};
    for (int row = 0; row < kSide; ++row) {
        for (int column = 0; column < kSide; ++column) {
            const std::string_view line = rows[static_cast<std::size_t>(row)];
            const char mark = line[static_cast<std::size_t>(column)];
            const Square cell{row * kSide + column};
            if (mark == 'X') marks.x.add(cell);
            if (mark == 'O') marks.o.add(cell);
            if (mark == '?') asked = cell;
        }
    }
    const Rules rules{{kSide, kSide}, 5, RowRule::Renju};
    return {WidePosition::set_up(rules, marks, to_move), asked};
}

Forbidden judged(const std::vector<std::string_view>& rows) {
    const Drawn at = drawn(rows);
    return at.position.forbidden(at.asked);
}

TEST(Renju, ForbidsTwoThrees) {
    EXPECT_EQ(judged({"...........", "...........", "...........", ".....X.....", ".....X.....",
                      "...XX?.....", "...........", "...........", "...........", "...........",
                      "..........."}),
              Forbidden::DoubleThree);
    // With gaps, on the diagonals.
    EXPECT_EQ(judged({"...........", "...........", "..X........", ".......X...", "....X.X....",
                      ".....?.....", "...........", "...........", "...........", "...........",
                      "..........."}),
              Forbidden::DoubleThree);
}

TEST(Renju, AllowsTwoThreesOfWhichOneIsStopped) {
    EXPECT_EQ(judged({"...........", "...........", "...........", ".....X.....", ".....X.....",
                      "..OXX?.....", "...........", "...........", "...........", "...........",
                      "..........."}),
              Forbidden::No);
    // Either end of the four would leave only an overline.
    EXPECT_EQ(judged({"...........", "...........", "...........", ".....X.....", ".....X.....",
                      ".X..X?X..X.", "...........", "...........", "...........", "...........",
                      "..........."}),
              Forbidden::No);
}

TEST(Renju, CountsAThreeOnlyIfALegalMoveMakesAStraightFourOfIt) {
    // On the left the four would be one of two, on the right it would be closed.
    EXPECT_EQ(judged({"...........", "...........", "....X......", "....X......", "....X......",
                      ".....?XX.O.", ".....X.....", ".....X.....", "...........", "...........",
                      "..........."}),
              Forbidden::No);
    // Without the column on the left there is nothing against it.
    EXPECT_EQ(judged({"...........", "...........", "....X......", "....X......", "...........",
                      ".....?XX.O.", ".....X.....", ".....X.....", "...........", "...........",
                      "..........."}),
              Forbidden::DoubleThree);
}

TEST(Renju, ForbidsTwoFours) {
    EXPECT_EQ(judged({"...........", "...........", ".....X.....", ".....X.....", ".....X.....",
                      "..XXX?.....", "...........", "...........", "...........", "...........",
                      "..........."}),
              Forbidden::DoubleFour);
    // On one line.
    EXPECT_EQ(judged({"...........", "..X.X?X.X..", "...........", "...........", "...........",
                      "...........", "...........", "...........", "...........", "...........",
                      "..........."}),
              Forbidden::DoubleFour);
    EXPECT_EQ(judged({"...........", ".XX.X?.XX..", "...........", "...........", "...........",
                      "...........", "...........", "...........", "...........", "...........",
                      "..........."}),
              Forbidden::DoubleFour);
}

TEST(Renju, AllowsAFourAndAThreeAndAStraightFour) {
    EXPECT_EQ(judged({"...........", "...........", "...........", ".....X.....", ".....X.....",
                      "..XXX?.....", "...........", "...........", "...........", "...........",
                      "..........."}),
              Forbidden::No);
    EXPECT_EQ(judged({"...........", "...XXX?....", "...........", "...........", "...........",
                      "...........", "...........", "...........", "...........", "...........",
                      "..........."}),
              Forbidden::No);
}

TEST(Renju, ForbidsSixInARowUnlessFiveAreCompletedToo) {
    EXPECT_EQ(judged({"...........", ".XXX?XX....", "...........", "...........", "...........",
                      "...........", "...........", "...........", "...........", "...........",
                      "..........."}),
              Forbidden::Overline);
    const Drawn both = drawn({"...........", ".XXX?XX....", "....X......", "....X......",
                              "....X......", "....X......", "...........", "...........",
                              "...........", "...........", "..........."});
    EXPECT_EQ(both.position.forbidden(both.asked), Forbidden::No);
    EXPECT_EQ(both.position.after(both.asked).winner(), Side::X);
}

TEST(Renju, BindsXAlone) {
    const std::vector<std::string_view> rows{
        "...........", ".OOO?OO....", "...........", "...........", "...........", "...........",
        "...........", "...........", "...........", "...........", "..........."};
    const Drawn of_o = drawn(rows, Side::O);
    EXPECT_EQ(of_o.position.forbidden(of_o.asked), Forbidden::No);
    EXPECT_EQ(of_o.position.after(of_o.asked).winner(), Side::O);
    EXPECT_EQ(drawn(rows).position.move_count(), 121 - 5);
}

TEST(Renju, LeavesForbiddenMovesOutOfTheLegalOnes) {
    const Drawn at = drawn({"...........", "...........", "...........", ".....X.....",
                            ".....X.....", "...XX?.....", "...........", "...........",
                            "...........", "...........", "..........."});
    const auto legal = at.position.legal_moves();
    EXPECT_EQ(std::count(legal.begin(), legal.end(), at.asked), 0);
    EXPECT_EQ(static_cast<int>(legal.size()), at.position.move_count());
    EXPECT_EQ(perft(at.position, 1).leaves, legal.size());
    EXPECT_LT(legal.size(), static_cast<std::size_t>(at.position.empty_cells().count()));
}

// X could close the four only at e6, where two threes are.
TEST(Renju, LetsOWinByAFourThatXMayNotClose) {
    const std::string text = "9/9/7O1/4X1O2/4XO3/2XX5/3X5/9/9 O 5";
    const auto win = [](const std::string& position) {
        five::Board board = five::Board::of(WideGame::parse_position(position));
        five::FourSearch fours{board, 1U << 10U};
        Budget budget{Limits::none()};
        const auto found = fours.win(Side::O, 1'000, budget);
        return found ? board.square(found->moves.front()).index() : -1;
    };
    EXPECT_EQ(win(text + " renju"), 1 * 9 + 8);
    EXPECT_EQ(win(text), -1);
    EXPECT_EQ(win(text + " exact"), -1);
}

// The player's board finds them by its shapes, move by move.
TEST(Renju, IsTheSameToThePlayer) {
    Random random{Seed{11}};
    int forbidden = 0;
    for (int game = 0; game < 300; ++game) {
        const Rules rules{{game % 2 == 0 ? 9 : 15, 9}, 5, RowRule::Renju};
        WidePosition position{rules};
        five::Board board = five::Board::of(position);
        while (position.move_count() > 0) {
            if (position.side_to_move() == Side::X) {
                for (const Square cell : squares(position.empty_cells())) {
                    const bool is = position.forbidden(cell) != Forbidden::No;
                    ASSERT_EQ(board.forbids(board.point(cell), Side::X), is)
                        << WideGame{position}.position_text(position) << ' ' << cell.index();
                    forbidden += is ? 1 : 0;
                }
            }
            const auto moves = position.legal_moves();
            const Square move = random.pick(moves);
            board.play(board.point(move), position.side_to_move());
            if (random.chance(0.2)) {
                board.take_back();
                board.play(board.point(move), position.side_to_move());
            }
            position = position.after(move);
        }
    }
    EXPECT_GT(forbidden, 500);
}

}  // namespace
}  // namespace lawan::tictactoe
