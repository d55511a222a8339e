// Adjacency-a's Table 3, minimax as X against local search as O: with `as=published` both bots play
// the printed games move for move.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <string>

#include "core/board_view.hpp"
#include "games/adjacency/papers/a_minimax.hpp"
#include "games/adjacency/papers/hillclimb.hpp"
#include "games/adjacency/rules/game.hpp"

namespace lawan::adjacency::papers {
namespace {

struct Played {
    std::string moves;  // side, row and column from the top left, as the program counts them
    std::string board;  // as the report prints it, row by row
    PerSide<int> marks;
};

[[nodiscard]] Played play(int rounds, As as) {
    Position position = Position::start({8, 8}, Side::X, 2 * rounds);
    Random random{Seed{1}};
    Played played;
    while (!is_over(position)) {
        Budget budget{Limits::none()};
        const Move move = position.side_to_move() == Side::X
                              ? a_minimax(position, {as}, budget, random).best
                              : a_hillclimb(position, {}, budget, random).best;
        const Coordinate at = coordinate_of(move);
        played.moves += fmt::format("{}{}{} ", letter(position.side_to_move()), at.row, at.column);
        position = position.after(move);
    }
    const BoardView view = Game{position}.board(position);
    for (std::size_t cell = 0; cell < view.marks.size(); ++cell) {
        played.board += letter(view.marks[cell]);
        if (cell % 8 == 7) played.board += '\n';
    }
    played.marks = {position.marks(Side::X).count(), position.marks(Side::O).count()};
    return played;
}

const std::string kUpToO27 =
    "X26 O15 X05 O25 X36 O04 X14 O03 X66 O13 X24 O35 X46 O56 X45 O34 X23 O12 X65 O55 X44 O33 X22 "
    "O02 X11 O21 X32 O43 X54 O27 ";
const std::string kUpToO00 = kUpToO27 + "X57 O47 X37 O31 X20 O10 X01 O00 ";

TEST(AdjacencyATable3, SixteenRounds) {
    const Played played = play(16, As::Published);
    EXPECT_EQ(played.moves, kUpToO27 + "X01 O00 ");
    EXPECT_EQ(played.marks, (PerSide<int>{21, 19}));
    EXPECT_EQ(played.board,
              "OOXOOOXO\n"
              "-XXOXXOO\n"
              "-OXXXOOO\n"
              "--XOOOX-\n"
              "---OXXX-\n"
              "----XXO-\n"
              "XX---OX-\n"
              "XX------\n");
}

TEST(AdjacencyATable3, TwentyRounds) {
    const Played played = play(20, As::Published);
    EXPECT_EQ(played.moves, kUpToO00 + "X42 O53 ");
    EXPECT_EQ(played.marks, (PerSide<int>{25, 23}));
    EXPECT_EQ(played.board,
              "OOXOOOXO\n"
              "OXXOXXOO\n"
              "OXXXXOOX\n"
              "-OXOOOXX\n"
              "--XOXXOX\n"
              "---OOXXO\n"
              "XX---OX-\n"
              "XX------\n");
}

TEST(AdjacencyATable3, TwentyEightRounds) {
    const Played played = play(28, As::Published);
    EXPECT_EQ(played.moves, kUpToO00 +
                                "X64 O50 X40 O51 X42 O41 X30 O53 X67 O63 X52 O62 X77 O76 X75 O72 "
                                "X74 O73 ");
    EXPECT_EQ(played.marks, (PerSide<int>{33, 31}));
    EXPECT_EQ(played.board,
              "OOXOOOXO\n"
              "OXXOXXOO\n"
              "XXXXXOOX\n"
              "XXXOOOXX\n"
              "XOXOXXOX\n"
              "OXOXOXXX\n"
              "OOOOXXOX\n"
              "XOOOOXXO\n");
}

// Without the slip the games are others: it is what the table came from.
TEST(AdjacencyATable3, ComesFromTheSlip) {
    const Played played = play(16, As::Described);
    EXPECT_NE(played.moves, kUpToO27 + "X01 O00 ");
}

}  // namespace
}  // namespace lawan::adjacency::papers
