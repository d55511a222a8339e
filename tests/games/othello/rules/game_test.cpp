// Othello as a game: text in and out, what the screen shows, settings.
#include "games/othello/rules/game.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <variant>

#include "core/input_error.hpp"
#include "core/random.hpp"
#include "games/othello/rules/settings.hpp"
#include "tests/games/othello/rules/random_positions.hpp"
#include "tests/support/complaint.hpp"

namespace lawan::othello {
namespace {

using testing::position_from_chance;

constexpr std::string_view kStart4 = "-----OX--XO----- X";

std::string parse_error(const std::string& text) {
    return test::complaint_of([&] { (void)BasicGame<4>::parse_position(text); });
}

template <int Size>
void text_comes_back(std::uint64_t seed) {
    Random random{Seed{seed}};
    const BasicGame<Size> game;
    const auto position = position_from_chance<Size>(random);
    RC_ASSERT(game.parse_position(game.position_text(position)) == position);
    for (const Square square : squares(kBoard<Size>)) {
        RC_ASSERT(game.parse_move(game.move_text(Move{square})) == Move{square});
    }
    RC_ASSERT(game.parse_move(game.move_text(Move::pass())) == Move::pass());
}

RC_GTEST_PROP(OthelloText, PositionsAndMovesComeBack, (std::uint64_t seed)) {
    text_comes_back<8>(seed);
    text_comes_back<6>(seed);
    text_comes_back<4>(seed);
}

TEST(OthelloText, OtherSpellingsOfDiscsAndSides) {
    const BasicPosition<4> start;
    for (const std::string text : {"-----ox--xo----- x", ".....WB..BW..... b", ".....O*..*O..... *",
                                   "  ---- -OX-\n-XO-\r\n---- \tBlack ", "-----OX--XO----- X\n"}) {
        EXPECT_EQ(BasicGame<4>::parse_position(text), start) << text;
    }
    EXPECT_EQ(BasicGame<4>::parse_position("-----OX--XO----- white").side_to_move(), Side::O);
    EXPECT_EQ(BasicGame<4>::parse_position("-----OX--XO----- w").side_to_move(), Side::O);
}

TEST(OthelloText, AcceptsASideThatMustPass) {
    EXPECT_EQ(BasicGame<4>::parse_position("-OXX------------ O").legal_moves()[0], Move::pass());
}

TEST(OthelloText, SaysWhatIsWrongWithAPosition) {
    const std::string whole =
        "an Othello position is its cells from a1, row by row, as X, O and -, then the side to "
        "move, X or O, not ";
    EXPECT_EQ(parse_error(""), whole + "''");
    EXPECT_EQ(parse_error(" \t\n"), whole + "' ?\?'");
    EXPECT_EQ(parse_error("x"), whole + "'x'");
    EXPECT_EQ(parse_error("-----OX--XO-----"),
              "after its cells an Othello position names the side to move, X or O, and here it "
              "ends");
    EXPECT_EQ(parse_error("-----OX--XO----- Z"),
              "after its cells an Othello position names the side to move, X or O, not 'Z'");
    EXPECT_EQ(parse_error("-----OX--XO----- -"),
              "after its cells an Othello position names the side to move, X or O, not '-'");
    EXPECT_EQ(parse_error("-----OX--XO----- X;"),
              "after its cells an Othello position names the side to move, X or O, not 'X;'");
    EXPECT_EQ(parse_error("-----OX--XO---- X"), "an Othello board of 4x4 has 16 cells, not 15");
    EXPECT_EQ(parse_error("-----OX--XO------ X"), "an Othello board of 4x4 has 16 cells, not 17");
    EXPECT_EQ(parse_error("-----OQ--XO----- X"),
              "cell 7 of an Othello position is X, O or -, not 'Q--XO-----'");
    EXPECT_EQ(parse_error("-----0X--XO----- X"),
              "cell 6 of an Othello position is X, O or -, not '0X--XO-----'");
    EXPECT_EQ(test::complaint_of([] { (void)Game::parse_position(kStart4); }),
              "an Othello board of 8x8 has 64 cells, not 16");
    EXPECT_EQ(test::complaint_of([] { (void)game_from_position("--- X"); }),
              "an Othello position has 64, 36 or 16 cells, not 3");
}

TEST(OthelloText, NoTextDoesHarm) {
    EXPECT_EQ(parse_error(std::string(1'000'000, '-') + " X"),
              "an Othello board of 4x4 has 16 cells, not 1000000");
    EXPECT_EQ(parse_error(std::string("\0\0 X", 4)),
              "cell 1 of an Othello position is X, O or -, not '?\?'");
    EXPECT_LT(parse_error(std::string(1'000'000, 'q') + " X").size(), 200U);
}

RC_GTEST_PROP(OthelloText, AnyTextIsAPositionOrAnInputError, (const std::string& text)) {
    try {
        const auto game = game_from_position(text);
        std::visit([](const auto& g) { (void)g.start().legal_moves(); }, game);
    } catch (const InputError& error) {
        RC_ASSERT(std::string{error.what()}.find('\n') == std::string::npos);
    }
    (void)Game{}.parse_move(text);
}

TEST(OthelloText, Moves) {
    const Game game;
    EXPECT_EQ(game.parse_move("d3"), Move{square_at({3, 2})});
    EXPECT_EQ(game.parse_move("D3"), game.parse_move("d3"));
    EXPECT_EQ(game.parse_move("a1"), Move{Square{0}});
    EXPECT_EQ(game.parse_move("h8"), Move{Square{63}});
    for (const std::string_view pass : {"pass", "PASS", "Pass", "pa", "ps", "PS", "--"}) {
        EXPECT_EQ(game.parse_move(pass), Move::pass()) << pass;
    }
    for (const std::string_view wrong : {"", "d", "3d", "i1", "a9", "a0", "d33", "d3 ", "-", "p"}) {
        EXPECT_EQ(game.parse_move(wrong), std::nullopt) << wrong;
    }
    EXPECT_EQ(BasicGame<6>{}.parse_move("f6"), Move{square_at({5, 5})});
    EXPECT_EQ(BasicGame<6>{}.parse_move("g6"), std::nullopt);
    EXPECT_EQ(BasicGame<4>{}.parse_move("d5"), std::nullopt);
    EXPECT_EQ(game.move_text(Move::pass()), "pass");
    EXPECT_EQ(game.move_text(Move{square_at({3, 2})}), "d3");
    EXPECT_EQ(game.cell(Move::pass()), std::nullopt);
    EXPECT_EQ(game.cell(Move{square_at({3, 2})}), (Coordinate{3, 2}));
    EXPECT_EQ(game.pass(), Move::pass());
}

TEST(OthelloGame, ShowsTheBoardAndTheDiscs) {
    const BasicGame<4> game;
    const auto position = game.start().after(game.parse_move("b1").value());
    const BoardView view = game.board(position);
    EXPECT_EQ(view.size, (BoardSize{4, 4}));
    EXPECT_EQ(view.at({1, 0}), Mark::X);
    EXPECT_EQ(view.at({1, 1}), Mark::X);
    EXPECT_EQ(view.at({2, 2}), Mark::O);
    EXPECT_EQ(view.at({3, 3}), Mark::None);
    EXPECT_EQ(game.standing(position).count, (PerSide<int>{4, 1}));
    EXPECT_TRUE(game.standing(position).facts.empty());
    EXPECT_EQ(game.shown_score(position), 3);
}

TEST(OthelloGame, KnowsItsBounds) {
    EXPECT_EQ(Game{}.score_range(), (ScoreRange{Score{-64}, Score{64}}));
    EXPECT_EQ(BasicGame<6>{}.score_range(), (ScoreRange{Score{-36}, Score{36}}));
    EXPECT_EQ(Game{}.longest_game(), 120);
    const auto position = BasicGame<4>::parse_position("-OXX------------ O");
    EXPECT_EQ(BasicGame<4>{position}.start(), position);
    EXPECT_EQ(BasicGame<4>{position}.longest_game(), 26);
}

GameOfAnySize chosen(const OptionTexts& texts) {
    return game_from(Options{as_it_is("game othello"), settings(), texts});
}

std::string start_text(const GameOfAnySize& any) {
    return std::visit([](const auto& game) { return game.position_text(game.start()); }, any);
}

TEST(OthelloSettings, ChooseSizeAndWhoStarts) {
    EXPECT_EQ(start_text(chosen({})), Game{}.position_text(Position{}));
    EXPECT_EQ(start_text(chosen({{"size", "8x8"}})), Game{}.position_text(Position{}));
    EXPECT_EQ(start_text(chosen({{"size", "6"}})), "--------------OX----XO-------------- X");
    EXPECT_EQ(start_text(chosen({{"size", "4"}})), kStart4);
    EXPECT_EQ(start_text(chosen({{"size", "4"}, {"first", "white"}})), "-----OX--XO----- O");
    for (const std::string size : {"5", "8x6", "10", "4x6"}) {
        EXPECT_EQ(test::complaint_of([&] {
                      (void)chosen({{"size", size}});
                  }),
                  "option '--size' of othello is 4, 6 or 8, not '" + size + "'");
    }
}

TEST(OthelloSettings, APositionTellsItsSize) {
    for (const GameOfAnySize& game :
         {chosen({}), chosen({{"size", "6"}}), chosen({{"size", "4"}})}) {
        const GameOfAnySize again = game_from_position(start_text(game));
        EXPECT_EQ(again.index(), game.index());
        EXPECT_EQ(start_text(again), start_text(game));
    }
}

}  // namespace
}  // namespace lawan::othello
