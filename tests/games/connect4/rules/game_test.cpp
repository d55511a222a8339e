// Text in and out, moves, cells, settings.
#include "games/connect4/rules/game.hpp"

#include <gtest/gtest.h>

#include <string>

#include "core/input_error.hpp"
#include "naive.hpp"
#include "tests/support/complaint.hpp"

namespace lawan::connect4 {
namespace {

constexpr BoardSize kUsual{7, 6};

std::string error_of(std::string_view text) {
    return test::complaint_of([&] { (void)Game::parse_position(text); });
}

Game asked(const OptionTexts& given) {
    return game_from(Options{as_it_is("connect4"), settings(), given});
}
std::string settings_error(const OptionTexts& given) {
    return test::complaint_of([&] { (void)asked(given); });
}

TEST(PositionText, Examples) {
    const Position position = Position{}.after(square_at(3, 0, kUsual));
    const Game game{position};
    EXPECT_EQ(game.position_text(Position{}), "7/7/7/7/7/7 X 4");
    EXPECT_EQ(game.position_text(position), "7/7/7/7/7/3X3 O 4");
    EXPECT_EQ(Game::parse_position("7/7/7/7/7/3X3 O 4"), position);
    EXPECT_EQ(Game::parse_position(" 7/7/7/7/7/3x3\to 4 "), position);
    const Position two = position.after(square_at(3, 1, kUsual));
    EXPECT_EQ(game.position_text(two), "7/7/7/7/3O3/3X3 X 4");
}

TEST(PositionText, ReadsBack) {
    Random random{Seed{5}};
    for (int i = 0; i < 500; ++i) {
        const Rules rules = random_rules(random);
        const auto plies = static_cast<int>(random.below(40));
        const Position position = after_random_moves(rules, plies, random);
        const std::string text = Game{position}.position_text(position);
        ASSERT_EQ(Game::parse_position(text), position) << text;
    }
}

TEST(PositionText, SaysWhatIsWrong) {
    EXPECT_EQ(error_of("7/7/7 X"),
              "position '7/7/7 X': expected the rows, the side to move and how many in a row win, "
              "such as '7/7/7/7/7/3X3 O 4'");
    EXPECT_EQ(
        error_of("7/7/7/7/3X3/7 O 4"),
        "position '7/7/7/7/3X3/7 O 4': the disc on d2 hangs in the air: d1 below it is empty");
    EXPECT_EQ(error_of("7/7/7/7/7/XXXX3 X 4"),
              "position '7/7/7/7/7/XXXX3 X 4': X is to move and has 4 in a row already");
    EXPECT_EQ(error_of("7/7/7/7/7/7 X 8"), "on a 7x6 board 2 to 7 in a row can win, not 8");
    EXPECT_EQ(error_of("7/7/7/7/7/7 X four"),
              "position '7/7/7/7/7/7 X four': in-a-row is a number up to 10, not 'four'");
    EXPECT_EQ(error_of("7/7/7/7/7/7 Y 4"),
              "position '7/7/7/7/7/7 Y 4': the side to move is X or O, not 'Y'");
    EXPECT_EQ(error_of("3/3/3 X 3"), "connect4 is played on 4 to 10 columns and rows, not on 3x3");
    // Who is not to move may have won.
    EXPECT_EQ(Game::parse_position("7/7/7/7/7/XXXX3 O 4").winner(), Side::X);
}

TEST(Moves, AreCellsWithRowsFromTheBottom) {
    const Game game{Rules{}};
    EXPECT_EQ(game.move_text(square_at(3, 0, kUsual)), "d1");
    EXPECT_EQ(game.parse_move("d1"), square_at(3, 0, kUsual));
    EXPECT_EQ(game.parse_move("G6"), square_at(6, 5, kUsual));
    EXPECT_EQ(game.cell(square_at(3, 0, kUsual)), (Coordinate{3, 5}));
    for (const char* text : {"", "h1", "d7", "d0", "d01", "1d", "d1 ", "pass"}) {
        EXPECT_EQ(game.parse_move(text), std::nullopt) << text;
        EXPECT_EQ(game.parse_move(text, Position{}), std::nullopt) << text;
    }
}

TEST(Moves, MayBeColumns) {
    const Game game{Rules{}};
    Position position;
    for (int height = 0; height < 6; ++height) {
        for (const char* text : {"d", "D", "4"}) {
            EXPECT_EQ(game.parse_move(text, position), square_at(3, height, kUsual)) << text;
        }
        position = position.after(square_at(3, height, kUsual));
    }
    // In a full column it is its highest cell, which is taken.
    EXPECT_EQ(game.parse_move("d", position), square_at(3, 5, kUsual));
    for (const char* text : {"0", "8", "04", "h", "dd", "-1", "44"}) {
        EXPECT_EQ(game.parse_move(text, Position{}), std::nullopt) << text;
    }
    const Position wide{Rules{{10, 6}, 4}};
    EXPECT_EQ(Game{wide}.parse_move("10", wide), square_at(9, 0, {10, 6}));
    EXPECT_EQ(Game{wide}.parse_move("j", wide), square_at(9, 0, {10, 6}));
}

TEST(Board, IsDrawnFromTheTopAndCountedFromTheBottom) {
    const Position position = Position{}.after(square_at(0, 0, kUsual));
    const BoardView board = Game{position}.board(position);
    EXPECT_EQ(board.at({0, 5}), Mark::X);
    EXPECT_EQ(board.row_number(5), 1);
    EXPECT_EQ(board.row_number(0), 6);
    EXPECT_EQ(board.aim, Aim::Column);
}

TEST(Settings, SevenBySixAndFourUnlessSaid) {
    EXPECT_EQ(asked({}).start(), Position{});
    EXPECT_EQ(asked({{"size", "8"}, {"in-a-row", "5"}}).start().rules(), (Rules{{8, 8}, 5}));
    EXPECT_EQ(asked({{"size", "6x10"}}).start().rules(), (Rules{{6, 10}, 4}));
    EXPECT_EQ(asked({{"first", "O"}}).start().side_to_move(), Side::O);
}

TEST(Settings, WhatDoesNotFitIsRefused) {
    EXPECT_EQ(settings_error({{"size", "9"}}),
              "a board of 9x9 has 81 cells, and connect4 has room for 64");
    EXPECT_NE(settings_error({{"size", "3x4"}}), "");
    EXPECT_NE(settings_error({{"size", "11x4"}}), "");
    EXPECT_EQ(settings_error({{"size", "5"}, {"in-a-row", "6"}}),
              "on a 5x5 board 2 to 5 in a row can win, not 6");
    EXPECT_NE(settings_error({{"in-a-row", "1"}}), "");
}

}  // namespace
}  // namespace lawan::connect4
