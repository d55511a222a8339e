// One-line positions: what is read, what is written, what is refused and in which words.
#include "games/adjacency/rules/notation.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "core/input_error.hpp"
#include "tests/games/adjacency/rules/naive_board.hpp"

namespace lawan::adjacency {
namespace {

TEST(AdjacencyNotation, ReadsBackWhatItWritesOnEverySize) {
    Random random{Seed{3}};
    for (const BoardSize size : every_size()) {
        for (int i = 0; i < 50; ++i) {
            const Position position = random_position(size, random);
            ASSERT_EQ(parse_position(to_text(position)), position) << to_text(position);
        }
    }
}

TEST(AdjacencyNotation, ReadsEitherCaseAndAnyWhiteSpace) {
    EXPECT_EQ(to_text(parse_position("  xo1/2O \t o  1\n1 ")), "XO1/2O O 1 1");
}

TEST(AdjacencyNotation, TakesDigitsThatStandTogetherAsOneNumber) {
    EXPECT_EQ(to_text(parse_position("X02/3 X 1 1")), "X2/3 X 1 1");
    EXPECT_THROW((void)parse_position("X11/3 X 1 1"), InputError);
}

TEST(AdjacencyNotation, ReadsAFinishedPosition) {
    const Position over = parse_position("XO/OX O 0 0");
    EXPECT_EQ(over.plies_left(), 0);
    EXPECT_EQ(over.side_to_move(), Side::O);
}

TEST(AdjacencyNotation, PutsMarksWhereTheyAreWritten) {
    const Position position = parse_position("1X3/4O/XO3 O 1 2");
    EXPECT_EQ(position.size(), (BoardSize{5, 3}));
    EXPECT_EQ(position.marks(Side::X),
              Bitboard::of(square_at({1, 0})) | Bitboard::of(square_at({0, 2})));
    EXPECT_EQ(position.marks(Side::O),
              Bitboard::of(square_at({4, 1})) | Bitboard::of(square_at({1, 2})));
    EXPECT_EQ(position.own(), position.marks(Side::O));
    EXPECT_EQ(position.moves_left(Side::X), 1);
    EXPECT_EQ(position.moves_left(Side::O), 2);
}

struct Refusal {
    std::string text;
    std::string message;  // after "adjacency position: "
};

class AdjacencyRefusal : public testing::TestWithParam<Refusal> {};

TEST_P(AdjacencyRefusal, SaysWhy) {
    try {
        const Position position = parse_position(GetParam().text);
        FAIL() << "was read as " << to_text(position);
    } catch (const InputError& error) {
        EXPECT_EQ(error.what(), "adjacency position: " + GetParam().message);
    }
}

const std::string kHowToWrite =
    "write the rows, the side to move and the moves left to X and to O, such as "
    "6OO/6OO/8/8/8/8/XX6/XX6 X 8 8, not ";

INSTANTIATE_TEST_SUITE_P(
    Texts, AdjacencyRefusal,
    testing::Values(
        Refusal{"", kHowToWrite + "''"}, Refusal{"8/8 X 1", kHowToWrite + "'8/8 X 1'"},
        Refusal{"8/8 X 1 1 1", kHowToWrite + "'8/8 X 1 1 1'"},
        Refusal{"3/2?/3 X 1 1", "row '2?' may hold X, O and numbers of empty cells only"},
        Refusal{"3/-3/3 X 1 1", "row '-3' may hold X, O and numbers of empty cells only"},
        Refusal{"3/0XXX/3 X 1 1", "a run of 0 empty cells in row '0XXX'"},
        Refusal{"3/11X/3 X 1 1", "row '11X' has more than 8 columns"},
        Refusal{"9 X 1 1", "row '9' has more than 8 columns"},
        Refusal{"8X X 1 1", "row '8X' has more than 8 columns"},
        Refusal{"XXXX5 X 1 1", "row 'XXXX5' has more than 8 columns"},
        Refusal{"99999999999999999999999 X 1 1",
                "row '99999999999999999999999' has more than 8 columns"},
        Refusal{"XOXOXOXOX X 0 0", "row 'XOXOXOXOX' has more than 8 columns"},
        Refusal{"3//3 X 1 1", "a row is empty; the number of its empty cells is missing"},
        Refusal{"3/3/ X 1 1", "a row is empty; the number of its empty cells is missing"},
        Refusal{"/ X 1 1", "a row is empty; the number of its empty cells is missing"},
        Refusal{"3/2 X 1 1", "row '2' has 2 columns, the first has 3"},
        Refusal{"3/X X 1 1", "row 'X' has 1 column, the first has 3"},
        Refusal{"1/1/1/1/1/1/1/1/1 X 1 1", "more than 8 rows"},
        Refusal{"3/3 Z 1 1", "the side to move is X or O, not 'Z'"},
        Refusal{"3/3 XX 1 1", "the side to move is X or O, not 'XX'"},
        Refusal{"3/3 X one 1", "the moves left are a whole number, not 'one'"},
        Refusal{"3/3 X 1 -1", "the moves left are a whole number, not '-1'"},
        Refusal{"3/3 X 1 2",
                "X is to move with 1 move left to 2 of O; it must have as many or one more"},
        Refusal{"3/3 O 3 0",
                "O is to move with 0 moves left to 3 of X; it must have as many or one more"},
        Refusal{"3/3 X 3 1",
                "X is to move with 3 moves left to 1 of O; it must have as many or one more"},
        Refusal{"3/3 X 4 3", "7 moves left, but only 6 empty cells"},
        Refusal{"XX/X1 O 1 1", "2 moves left, but only 1 empty cell"},
        Refusal{"XX/XX O 0 1", "1 move left, but only 0 empty cells"},
        Refusal{"3/3 X 999999999999999999 999999999999999999",
                "1999999999999999998 moves left, but only 6 empty cells"}));

// Whatever is typed is either a position that reads back, or refused in one line.
RC_GTEST_PROP(AdjacencyNotationProperty, ReadsOrRefusesAnything, ()) {
    const std::string alphabet = "XOxo012389/ -?a\n";
    const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(alphabet));
    try {
        const Position position = parse_position(text + (text.size() % 2 == 0 ? " X 1 1" : ""));
        RC_ASSERT(parse_position(to_text(position)) == position);
    } catch (const InputError& error) {
        RC_ASSERT(std::string{error.what()}.find('\n') == std::string::npos);
    }
}

}  // namespace
}  // namespace lawan::adjacency
