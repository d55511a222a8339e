// Text in and out, cells, scores.
#include "games/tictactoe/rules/game.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "core/input_error.hpp"
#include "naive.hpp"
#include "tests/support/complaint.hpp"

namespace lawan::tictactoe {
namespace {

std::string error_of(std::string_view text) {
    return test::complaint_of([&] { (void)Game::parse_position(text); });
}

TEST(PositionText, Examples) {
    const Position position = Game::parse_position("3/1X1/3 O 3");
    EXPECT_EQ(position, Position{}.after(Square{4}));
    const Game game{position};
    EXPECT_EQ(game.position_text(position), "3/1X1/3 O 3");
    EXPECT_EQ(game.position_text(Position{}), "3/3/3 X 3");
    EXPECT_EQ(Game::parse_position("  3/1x1/3\to\n3 "), position);  // either case, any white space
    EXPECT_EQ(Game::parse_position("1 X 1"), Position(Rules{{1, 1}, 1}));
    EXPECT_EQ(Game::parse_position("20 O 20"), Position(Rules{{20, 1}, 20}, Side::O));
    EXPECT_EQ(Game::parse_position("12X7/20/20 X 4").own(), Bitboard::of(Square{12}));
}

TEST(PositionText, WidePositions) {
    std::string rows = "20";
    for (int i = 1; i < 19; ++i) rows += "/20";
    const auto position = WideGame::parse_position(rows + "/19X O 5");
    EXPECT_EQ(position, WidePosition(Rules{{20, 20}, 5}).after(Square{399}));
    EXPECT_EQ(WideGame{position}.position_text(position), rows + "/19X O 5");
}

template <class P, class G>
void expect_round_trips(std::uint64_t seed) {
    Random random{Seed{seed}};
    for (int i = 0; i < 1000; ++i) {
        const Rules rules = random_rules(random, 20, P::kCapacity);
        const auto plies = static_cast<int>(random.below(100));
        const P position = random_position<P>(rules, plies, random);
        const G game{position};
        ASSERT_EQ(G::parse_position(game.position_text(position)), position)
            << game.position_text(position);
    }
}

TEST(PositionText, ReadsBack) {
    expect_round_trips<Position, Game>(1);
    expect_round_trips<WidePosition, WideGame>(2);
}

TEST(PositionText, BothTypesWriteTheSame) {
    Random random{Seed{3}};
    for (int i = 0; i < 300; ++i) {
        const auto position = random_position<Position>(random_rules(random, 20, 64), 30, random);
        const std::string text = Game{position}.position_text(position);
        const auto wide = WideGame::parse_position(text);
        ASSERT_EQ(WideGame{wide}.position_text(wide), text);
        ASSERT_EQ(wide.winner(), position.winner());
        ASSERT_EQ(wide.move_count(), position.move_count());
    }
}

TEST(PositionText, OddSetUpsAreAllowed) {
    EXPECT_EQ(Game::parse_position("XXX/3/3 O 3").winner(), Side::X);
    EXPECT_EQ(Game::parse_position("OO1/OO1/3 O 3").move_count(), 5);
    EXPECT_EQ(Game::parse_position("XX/XX O 2").winner(), Side::X);
}

TEST(PositionText, SaysWhatIsWrong) {
    const std::string form =
        "expected the rows, the side to move and how many in a row win, such as '3/1X1/3 O 3'";
    EXPECT_EQ(error_of(""), "position '': " + form);
    EXPECT_EQ(error_of("3/3/3"), "position '3/3/3': " + form);
    EXPECT_EQ(error_of("3/3/3 X 3 free 4"), "position '3/3/3 X 3 free 4': " + form);
    EXPECT_EQ(error_of("3/3/3 X 3 4"),
              "position '3/3/3 X 3 4': the rule at the end is free, exact or renju, not '4'");
    EXPECT_EQ(error_of("3//3 X 3"), "position '3//3 X 3': row 2 is empty");
    EXPECT_EQ(error_of("3/3/ X 3"), "position '3/3/ X 3': row 3 is empty");
    EXPECT_EQ(error_of("3/4/3 X 3"), "position '3/4/3 X 3': row 2 has 4 cells and row 1 has 3");
    EXPECT_EQ(error_of("3/3/2X1 X 3"), "position '3/3/2X1 X 3': row 3 has 4 cells and row 1 has 3");
    EXPECT_EQ(error_of("3/0X2/3 X 3"), "position '3/0X2/3 X 3': row 2 has '0' empty cells");
    EXPECT_EQ(error_of("03 X 3"), "position '03 X 3': row 1 has '03' empty cells");
    EXPECT_EQ(error_of("3/1Z1/3 X 3"),
              "position '3/1Z1/3 X 3': row 2 has 'Z1' where X, O or a number belongs");
    EXPECT_EQ(error_of("3/1❌1/3 X 3"),
              "position '3/1❌1/3 X 3': row 2 has '❌1' where X, O or a number belongs");
    EXPECT_EQ(error_of("-3 X 3"),
              "position '-3 X 3': row 1 has '-3' where X, O or a number belongs");
    EXPECT_EQ(error_of("21 X 3"), "position '21 X 3': row 1 has more than 20 cells");
    EXPECT_EQ(error_of("20X X 3"), "position '20X X 3': row 1 has more than 20 cells");
    EXPECT_EQ(error_of("99999999999999999999 X 3"),
              "position '99999999999999999999 X 3': row 1 has more than 20 cells");
    EXPECT_EQ(error_of("3/3/3 Y 3"), "position '3/3/3 Y 3': the side to move is X or O, not 'Y'");
    EXPECT_EQ(error_of("3/3/3 X three"),
              "position '3/3/3 X three': in-a-row is a number up to 20, not 'three'");
    EXPECT_EQ(error_of("3/3/3 X 99999999999"),
              "position '3/3/3 X 99999999999': in-a-row is a number up to 20, not '99999999999'");
    EXPECT_EQ(error_of("3/3/3 X 4"), "on a 3x3 board 1 to 3 in a row can win, not 4");
    EXPECT_EQ(error_of("3/3/3 X 0"), "on a 3x3 board 1 to 3 in a row can win, not 0");
    EXPECT_EQ(error_of("XXX/3/3 X 3"),
              "position 'XXX/3/3 X 3': X is to move and has 3 in a row already");
    EXPECT_EQ(error_of("xxx/ooo/3 o 3"),
              "position 'XXX/OOO/3 O 3': O is to move and has 3 in a row already");
    EXPECT_EQ(error_of("9/9/9/9/9/9/9/9 X 5"),
              "a 9x8 board has 72 cells, more than the 64 of this game");
}

TEST(PositionText, TooManyRows) {
    std::string rows = "1";
    for (int i = 1; i < 20; ++i) rows += "/1";
    EXPECT_EQ(Game::parse_position(rows + " X 20").size(), (BoardSize{1, 20}));
    EXPECT_NE(error_of(rows + "/1 X 20").find("there are more than 20 rows"), std::string::npos);
}

TEST(PositionText, HostileTextIsRefusedInOneLine) {
    const std::vector<std::string> hostile{std::string(10'000, '1') + " X 3",
                                           std::string(10'000, '/') + " X 3",
                                           std::string(10'000, 'X') + " O 3",
                                           std::string(10'000, ' '),
                                           std::string(10'000, '\0'),
                                           "3/3/3 X " + std::string(10'000, '9'),
                                           "3/3/3 " + std::string(10'000, 'X') + " 3",
                                           "\xff\xfe\xc0 X 3",
                                           "３/３/３ X 3",
                                           "3/3/3\x1b[31m X 3"};
    for (const std::string& text : hostile) {
        const std::string message = error_of(text);
        EXPECT_NE(message, test::kNoComplaint);
        EXPECT_EQ(message.find_first_of("\n\x1b"), std::string::npos);
        EXPECT_LT(message.size(), 300U);
    }
}

RC_GTEST_PROP(PositionText, TextOfItsLettersIsReadOrRefused, ()) {
    const auto rows =
        *rc::gen::container<std::string>(rc::gen::elementOf(std::string{"XO123456789/ 0"}));
    for (const char* rest : {" X 3", " O 1", ""}) {
        try {
            const auto position = WideGame::parse_position(rows + rest);
            const std::string text = WideGame{position}.position_text(position);
            RC_ASSERT(WideGame::parse_position(text) == position);
        } catch (const InputError& error) {
            RC_ASSERT(std::string{error.what()}.find('\n') == std::string::npos);
        }
    }
}

RC_GTEST_PROP(PositionText, AnyTextIsReadOrRefused, (const std::string& text)) {
    RC_ASSERT(error_of(text).find('\n') == std::string::npos);
}

TEST(MoveText, CoordinatesAndCellNumbers) {
    const Game game{Rules{{4, 3}, 3}};
    EXPECT_EQ(game.parse_move("a1"), Square{0});
    EXPECT_EQ(game.parse_move("D3"), Square{11});
    EXPECT_EQ(game.parse_move("1"), Square{0});
    EXPECT_EQ(game.parse_move("12"), Square{11});
    EXPECT_EQ(game.move_text(Square{6}), "c2");
    EXPECT_EQ(game.cell(Square{6}), (Coordinate{2, 1}));
    for (const char* wrong : {"", "0", "13", "01", "-1", "+1", "1 ", " 1", "e1", "a4", "a0", "a",
                              "pass", "1.0", "99999999999999999999", "１", "a１"}) {
        EXPECT_EQ(game.parse_move(wrong), std::nullopt) << wrong;
    }
    EXPECT_EQ(game.parse_move(std::string(10'000, '1')), std::nullopt);
}

TEST(MoveText, ReadsBackOnEveryBoard) {
    for (int columns = 1; columns <= kMostPerSide; ++columns) {
        for (int rows = 1; rows <= kMostPerSide; ++rows) {
            const WideGame game{Rules{{columns, rows}, 1}};
            for (int cell = 0; cell < columns * rows; ++cell) {
                ASSERT_EQ(game.parse_move(game.move_text(Square{cell})), Square{cell});
                ASSERT_EQ(game.parse_move(std::to_string(cell + 1)), Square{cell});
            }
        }
    }
}

RC_GTEST_PROP(MoveText, AnyTextIsACellOrNot, (const std::string& text)) {
    const auto move = Game{Rules{{5, 4}, 3}}.parse_move(text);
    // In one piece: RC_ASSERT takes an expression apart and would look into an empty optional.
    const bool on_the_board = !move || move->index() < 20;
    RC_ASSERT(on_the_board);
}

TEST(Game, WhatACatalogAsks) {
    const Game game{Rules{{5, 4}, 3}, Side::O};
    EXPECT_EQ(Game::kName, "tictactoe");
    EXPECT_EQ(WideGame::kName, "tictactoe");
    EXPECT_EQ(Game::kSideNames[Side::O], "O");
    EXPECT_EQ(Game::kScoreUnit, ScoreUnit::Outcome);
    EXPECT_EQ(game.start(), Position(Rules{{5, 4}, 3}, Side::O));
    EXPECT_EQ(game.score_range(), (ScoreRange{Score{-1}, Score{1}}));
    EXPECT_EQ(game.longest_game(), 20);
    EXPECT_EQ(game.pass(), std::nullopt);
    EXPECT_FALSE(game.standing(game.start()).count.has_value());
    EXPECT_EQ(game.standing(game.start()).facts, (std::vector{Phrase{words::kInARowWins, {3}}}));
}

TEST(Game, FromAPositionOn) {
    const Game game{Game::parse_position("XO1/3/3 X 3")};
    EXPECT_EQ(game.longest_game(), 7);
    EXPECT_EQ(Game{Game::parse_position("XXX/3/3 O 3")}.longest_game(), 0);
}

TEST(Game, ShowsWhoHasWon) {
    const Game game{Rules{}};
    const auto shown = [&](const char* text) {
        return game.shown_score(Game::parse_position(text));
    };
    EXPECT_EQ(shown("XXX/OO1/3 O 3"), 1);
    EXPECT_EQ(shown("OOO/XX1/X2 X 3"), -1);
    EXPECT_EQ(shown("XOX/XOO/OXX O 3"), 0);
    EXPECT_EQ(shown("3/3/3 X 3"), 0);
}

TEST(Game, ShowsTheBoard) {
    const auto position = Game::parse_position("X1O/3 X 2");
    const BoardView board = Game{position}.board(position);
    EXPECT_EQ(board.size, (BoardSize{3, 2}));
    EXPECT_EQ(board.marks, (std::vector<Mark>{Mark::X, Mark::None, Mark::O, Mark::None, Mark::None,
                                              Mark::None}));
}

}  // namespace
}  // namespace lawan::tictactoe
