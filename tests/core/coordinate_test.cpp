// Cells and sizes of boards as text.
#include "core/coordinate.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

namespace lawan {
namespace {

TEST(Coordinate, IsWrittenAsColumnAndRow) {
    EXPECT_EQ(to_text(Coordinate{0, 0}), "a1");
    EXPECT_EQ(to_text(Coordinate{2, 3}), "c4");
    EXPECT_EQ(to_text(Coordinate{19, 19}), "t20");
}

TEST(Coordinate, ReadsBackOnEveryBoard) {
    for (int columns = 1; columns <= 26; ++columns) {
        for (int rows = 1; rows <= 26; ++rows) {
            const BoardSize size{columns, rows};
            for (int column = 0; column <= columns; ++column) {
                for (int row = 0; row <= rows; ++row) {
                    const Coordinate at{column, row};
                    const auto expected = size.has(at) ? std::optional{at} : std::nullopt;
                    ASSERT_EQ(parse_coordinate(to_text(at), size), expected) << to_text(at);
                }
            }
        }
    }
}

TEST(Coordinate, EitherCase) {
    EXPECT_EQ(parse_coordinate("C4", {8, 8}), (Coordinate{2, 3}));
}

TEST(Coordinate, NothingElseIsACell) {
    const std::string huge = "a" + std::string(10'000, '1');
    for (const std::string& wrong :
         {std::string{""}, std::string{"a"}, std::string{"1"}, std::string{"a0"},
          std::string{"a01"}, std::string{"1a"}, std::string{"aa1"}, std::string{"a1 "},
          std::string{" a1"}, std::string{"a-1"}, std::string{"a+1"}, std::string{"i1"},
          std::string{"a9"}, std::string{"[1"}, std::string{"`1"}, std::string{"é1"},
          std::string{"a1.0"}, std::string{"a18446744073709551617"}, huge}) {
        EXPECT_EQ(parse_coordinate(wrong, {8, 8}), std::nullopt) << wrong;
    }
}

RC_GTEST_PROP(Coordinate, AnyTextIsACellOrNot, (const std::string& text)) {
    const auto at = parse_coordinate(text, {20, 20});
    if (at) RC_ASSERT(parse_coordinate(to_text(*at), {20, 20}) == at);
}

TEST(BoardSize, KnowsItsCells) {
    constexpr BoardSize size{7, 3};
    EXPECT_EQ(size.cells(), 21);
    EXPECT_FALSE(size.square());
    EXPECT_TRUE((BoardSize{4, 4}.square()));
    EXPECT_TRUE(size.has({6, 2}));
    EXPECT_FALSE(size.has({7, 2}));
    EXPECT_FALSE(size.has({6, 3}));
    EXPECT_FALSE(size.has({-1, 0}));
    EXPECT_FALSE(size.has({0, -1}));
}

TEST(BoardSize, IsOneNumberOrTwo) {
    EXPECT_EQ(parse_board_size("8"), (BoardSize{8, 8}));
    EXPECT_EQ(parse_board_size("8x6"), (BoardSize{8, 6}));
    EXPECT_EQ(parse_board_size("8X6"), (BoardSize{8, 6}));
    EXPECT_EQ(parse_board_size("99x1"), (BoardSize{99, 1}));
    EXPECT_EQ(to_text(BoardSize{8, 6}), "8x6");
}

TEST(BoardSize, NothingElseIsASize) {
    for (const char* wrong : {"", "x", "8x", "x8", "0", "0x3", "3x0", "100", "3x100", "8x6x4", "-3",
                              "3 x 3", "3*3", "3×3", "999999999999999999999", "three"}) {
        EXPECT_EQ(parse_board_size(wrong), std::nullopt) << wrong;
    }
}

TEST(BoardSize, ReadsBack) {
    for (int columns = 1; columns <= 99; ++columns) {
        for (int rows = 1; rows <= 99; ++rows) {
            const BoardSize size{columns, rows};
            EXPECT_EQ(parse_board_size(to_text(size)), size);
        }
    }
}

}  // namespace
}  // namespace lawan
