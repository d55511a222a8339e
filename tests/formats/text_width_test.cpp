// The columns of a terminal that texts take, and texts cut to fit.
#include "formats/text_width.hpp"

#include <gtest/gtest.h>

namespace lawan {
namespace {

TEST(TextWidth, CountsTheColumnsOfWideLettersAndOfMarks) {
    EXPECT_EQ(display_width("\u68cb\u58eb"), 4U);
    EXPECT_EQ(display_width("e\u0301a"), 2U);
    EXPECT_EQ(display_width("8×8 ●"), 5U);
    EXPECT_EQ(display_width("\xff\xe6"), 2U);  // not text: each byte may be shown
}

TEST(TextWidth, CutsBetweenCharacters) {
    EXPECT_EQ(first_columns("8×8 boards", 2), "8×");
    EXPECT_EQ(first_columns("8×8", 3), "8×8");
    EXPECT_EQ(first_columns("8×8", 9), "8×8");
    EXPECT_EQ(first_columns("×", 0), "");
    EXPECT_EQ(first_columns("\u68cb\u58eb", 3), "\u68cb");
    EXPECT_EQ(first_columns("e\u0301a", 1), "e\u0301");
}

TEST(TextWidth, ShortensWhatIsTooWideAndNothingElse) {
    EXPECT_EQ(shortened("\u68cb\u58eb", 4, "..."), "\u68cb\u58eb");
    EXPECT_EQ(shortened("\u68cb\u58eb\u68cb", 5, "..."), "\u68cb...");
    EXPECT_EQ(shortened("minimax", 6, "…"), "minim…");
}

TEST(TextWidth, BreaksLinesAtBlanksOnly) {
    EXPECT_EQ(wrapped("one two three", 9, 2), "one two\n  three");
    EXPECT_EQ(wrapped("averyveryverylongword and", 9, 2), "averyveryverylongword\n  and");
    EXPECT_EQ(wrapped("", 9, 2), "");
}

}  // namespace
}  // namespace lawan
