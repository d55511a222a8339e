// Boards in one line of text.
#include "core/board_rows.hpp"

#include <gtest/gtest.h>

namespace lawan {
namespace {

constexpr BoardSize kMost{5, 4};

std::string problem_of(const std::string& rows) {
    try {
        (void)parse_rows("the text", rows, kMost);
    } catch (const InputError& error) {
        return error.what();
    }
    return "";
}

TEST(BoardRows, AreReadAndWritten) {
    for (const char* text : {"3/1X1/3", "XO3/5", "1", "XOXOX/1X3/5/O4", "2X1/X2O"}) {
        EXPECT_EQ(rows_text(parse_rows(text, text, kMost)), text);
    }
    const BoardView board = parse_rows("", "x1o/3", kMost);
    EXPECT_EQ(board.size, (BoardSize{3, 2}));
    EXPECT_EQ(board.at({0, 0}), Mark::X);
    EXPECT_EQ(board.at({1, 0}), Mark::None);
    EXPECT_EQ(board.at({2, 0}), Mark::O);
    EXPECT_EQ(board.at({2, 1}), Mark::None);
}

TEST(BoardRows, SayWhatIsWrong) {
    EXPECT_EQ(problem_of(""), "position 'the text': row 1 is empty");
    EXPECT_EQ(problem_of("3//3"), "position 'the text': row 2 is empty");
    EXPECT_EQ(problem_of("3/1Y1"),
              "position 'the text': row 2 has 'Y1' where X, O or a number belongs");
    EXPECT_EQ(problem_of("03"), "position 'the text': row 1 has '03' empty cells");
    EXPECT_EQ(problem_of("6"), "position 'the text': row 1 has more than 5 cells");
    EXPECT_EQ(problem_of("99999999999999999999"),
              "position 'the text': row 1 has more than 5 cells");
    EXPECT_EQ(problem_of("3/4"), "position 'the text': row 2 has 4 cells and row 1 has 3");
    EXPECT_EQ(problem_of("3/3/3/3/3"), "position 'the text': there are more than 4 rows");
}

TEST(BoardRows, SpeakIndonesian) {
    try {
        (void)parse_rows("the text", "3/4", kMost);
        FAIL();
    } catch (const InputError& error) {
        EXPECT_EQ(error.phrase().in(Language::Indonesian),
                  "posisi 'the text': baris 2 berisi 4 petak, padahal baris 1 berisi 3");
    }
}

TEST(BoardRows, TheSideToMove) {
    EXPECT_EQ(parse_side_to_move("", "X"), Side::X);
    EXPECT_EQ(parse_side_to_move("", "o"), Side::O);
    EXPECT_THROW((void)parse_side_to_move("", "XX"), InputError);
    EXPECT_THROW((void)parse_side_to_move("", ""), InputError);
}

}  // namespace
}  // namespace lawan
