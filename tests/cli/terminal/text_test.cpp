// Texts as they are laid out on a terminal.
#include "cli/terminal/text.hpp"

#include <gtest/gtest.h>

namespace lawan::cli {
namespace {

TEST(TerminalText, KeepsWholeWords) {
    EXPECT_EQ(in_columns("errors of searches", 18), "errors of searches");
    EXPECT_EQ(in_columns("errors of searches", 17), "errors of...");
    EXPECT_EQ(in_columns("errors of searches", 12), "errors of...");
    EXPECT_EQ(in_columns("errors of searches", 11), "errors...");
    EXPECT_EQ(in_columns("errors", 5), "er...");
    EXPECT_EQ(in_columns("errors", 2), "er");
}

TEST(TerminalText, StandsBesideItsName) {
    EXPECT_EQ(beside("  name", "what it means", 8, 80), "  name  what it means\n");
    EXPECT_EQ(beside("  long name", "what it means", 8, 80),
              "  long name\n        what it means\n");
    EXPECT_EQ(beside("  ×", "8×8 boards", 6, 70), "  ×   8×8 boards\n");
}

TEST(TerminalText, ColoursTakeNoRoom) {
    EXPECT_EQ(shown_width("\x1b[1;36m●\x1b[0m black"), 7U);
    EXPECT_EQ(shown_width("8×8"), 3U);
    EXPECT_EQ(shown_width("\x1b[1m\u68cb\x1b[0m"), 2U);
}

TEST(TerminalText, BreaksBetweenWordsAtTheEdge) {
    EXPECT_EQ(fitted("one two three\nfour", 9), "one two\n  three\nfour");
    EXPECT_EQ(fitted("because    X wins here now\n", 24),
              "because    X wins here\n           now\n");
    EXPECT_EQ(fitted("\x1b[1mone\x1b[0m two", 7), "\x1b[1mone\x1b[0m two");
    EXPECT_EQ(fitted("unbreakable", 4), "unbreakable");
    EXPECT_EQ(fitted("· · · ·", 7), "· · · ·");
}

}  // namespace
}  // namespace lawan::cli
