// Boards as text.
#include "formats/diagram.hpp"

#include <gtest/gtest.h>

namespace lawan {
namespace {

BoardView board_of(BoardSize size, const std::string& cells) {
    BoardView board{size, {}};
    for (const char c : cells) {
        board.marks.push_back(c == 'X' ? Mark::X : c == 'O' ? Mark::O : Mark::None);
    }
    return board;
}

const BoardView kSmall = board_of({3, 2}, "X-O-X-");

int width_of(const std::string& line) {
    int width = 0;
    for (const char c : line) width += (c & 0xC0) != 0x80 ? 1 : 0;
    return width;
}

TEST(Diagram, ShowsLettersNumbersAndMarks) {
    EXPECT_EQ(to_text(diagram(kSmall, {}, {})),
              "     a b c \n"
              "  1  X . O \n"
              "  2  . X . \n");
}

TEST(Diagram, MarksTheLastMoveAndTheLegalOnes) {
    const Highlights highlights{Coordinate{1, 1}, {{1, 0}, {2, 1}}};
    EXPECT_EQ(to_text(diagram(kSmall, highlights, {})),
              "     a b c \n"
              "  1  X + O \n"
              "  2  .[X]+ \n");
    EXPECT_EQ(to_text(diagram(kSmall, {Coordinate{0, 0}, {}}, {})),
              "     a b c \n"
              "  1 [X]. O \n"
              "  2  . X . \n");
    EXPECT_EQ(to_text(diagram(kSmall, {Coordinate{2, 0}, {}}, {})),
              "     a b c \n"
              "  1  X .[O]\n"
              "  2  . X . \n");
}

TEST(Diagram, DiscsDifferInShape) {
    EXPECT_EQ(to_text(diagram(kSmall, {}, {Pieces::Discs, Charset::Utf8, Colour::Off})),
              "     a b c \n"
              "  1  ● · ○ \n"
              "  2  · ● · \n");
    // Without UTF-8 they are letters.
    EXPECT_EQ(to_text(diagram(kSmall, {}, {Pieces::Discs, Charset::Ascii, Colour::Off})),
              to_text(diagram(kSmall, {}, {})));
}

TEST(Diagram, NumbersRowsAsTheGameDoes) {
    BoardView board = kSmall;
    board.row_one = RowOne::Bottom;
    EXPECT_EQ(to_text(diagram(board, {Coordinate{1, 1}, {}}, {})),
              "     a b c \n"
              "  2  X . O \n"
              "  1  .[X]. \n");
}

std::string without_escapes(const std::string& text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\x1b') {
            i = text.find('m', i);
        } else {
            plain += text[i];
        }
    }
    return plain;
}

TEST(Diagram, ColourOnlyRepeatsWhatTheShapesSay) {
    const Highlights highlights{Coordinate{0, 0}, {{1, 0}}};
    const auto coloured =
        to_text(diagram(kSmall, highlights, {Pieces::Letters, Charset::Ascii, Colour::On}));
    const auto plain = to_text(diagram(kSmall, highlights, {}));
    EXPECT_NE(coloured, plain);
    EXPECT_EQ(without_escapes(coloured), plain);
    EXPECT_EQ(plain.find('\x1b'), std::string::npos);
}

TEST(Diagram, EverySizeHasLinesOfOneWidth) {
    for (int columns = 1; columns <= 20; ++columns) {
        for (int rows = 1; rows <= 20; ++rows) {
            const BoardSize size{columns, rows};
            const auto board =
                board_of(size, std::string(static_cast<std::size_t>(size.cells()), '-'));
            const Highlights highlights{Coordinate{columns - 1, rows - 1}, {}};
            const Diagram drawn = diagram(board, highlights, {Pieces::Discs, Charset::Utf8, {}});
            ASSERT_EQ(drawn.lines.size(), static_cast<std::size_t>(rows) + 1);
            for (const std::string& line : drawn.lines) ASSERT_EQ(width_of(line), drawn.width);
        }
    }
}

TEST(Diagram, TheLastColumnAndRowAreNamed) {
    const auto lines = diagram(board_of({20, 20}, std::string(400, '-')), {}, {}).lines;
    EXPECT_NE(lines[0].find(" t "), std::string::npos);
    EXPECT_EQ(lines[20].substr(0, 4), " 20 ");
}

}  // namespace
}  // namespace lawan
