// Small pieces of text: numbers, words, what a message shows.
#include "core/text.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace lawan {
namespace {

TEST(Text, LowersOnlyAsciiLetters) {
    EXPECT_EQ(lower("AbZ[9@é"), "abz[9@é");
}

TEST(Text, TrimsWhiteSpaceOnBothSides) {
    EXPECT_EQ(trimmed(" \t\r\n a b \n"), "a b");
    EXPECT_EQ(trimmed(" \t "), "");
    EXPECT_EQ(trimmed(""), "");
}

TEST(Text, SplitsWordsAtRunsOfWhiteSpace) {
    EXPECT_EQ(split_words("  3/3\tX\n 3 "), (std::vector<std::string_view>{"3/3", "X", "3"}));
    EXPECT_TRUE(split_words(" \n").empty());
}

TEST(Text, WholeNumbersAreDigitsOnly) {
    EXPECT_EQ(parse_whole_number("0"), 0);
    EXPECT_EQ(parse_whole_number("007"), 7);
    EXPECT_EQ(parse_whole_number("999999999999999999"), 999'999'999'999'999'999);
    for (const char* wrong :
         {"", "-1", "+1", " 1", "1 ", "1.0", "1e3", "0x10", "１", "1000000000000000000"}) {
        EXPECT_EQ(parse_whole_number(wrong), std::nullopt) << wrong;
    }
}

TEST(Text, IntegersMayBeBelowZero) {
    EXPECT_EQ(parse_integer("12"), 12);
    EXPECT_EQ(parse_integer("-12"), -12);
    EXPECT_EQ(parse_integer("-0"), 0);
    for (const char* wrong : {"", "-", "--1", "+1", "- 1", "1-", "-1.0", "-1000000000000000000"}) {
        EXPECT_EQ(parse_integer(wrong), std::nullopt) << wrong;
    }
}

RC_GTEST_PROP(Text, WholeNumbersReadBack, ()) {
    const auto number = *rc::gen::inRange<std::int64_t>(0, 1'000'000'000'000'000'000);
    RC_ASSERT(parse_whole_number(std::to_string(number)) == number);
}

TEST(Text, DecimalsAreSignDigitsPointDigits) {
    EXPECT_EQ(parse_decimal("3"), 3.0);
    EXPECT_EQ(parse_decimal("-0.25"), -0.25);
    EXPECT_EQ(parse_decimal("12.50"), 12.5);
    EXPECT_EQ(parse_decimal("0.1"), 0.1);
    for (const char* wrong :
         {"", "-", ".", "1.", ".5", "1.2.3", "--1", "+1", "1e3", "nan", "inf", "1,5", "1.-2"}) {
        EXPECT_EQ(parse_decimal(wrong), std::nullopt) << wrong;
    }
}

TEST(Text, QuotesWhatWasTyped) {
    EXPECT_EQ(in_quotes("a1"), "'a1'");
    EXPECT_EQ(in_quotes(""), "''");
    EXPECT_EQ(in_quotes("é…"), "'é…'");
    EXPECT_EQ(in_quotes("a\nb\x1b[2J\x7f"), "'a?b?[2J?'");
    EXPECT_EQ(in_quotes(std::string_view{"a\0b", 3}), "'a?b'");
    EXPECT_EQ(in_quotes("a\u202Eb\u2067c\u200F…\u202F"), "'a?b?c?…\u202F'") << "turned around";
    EXPECT_EQ(in_quotes("a\xc2\x9b"
                        "2J\xc2\xa0"),
              "'a?2J\xc2\xa0'");  // C1, and what is just above
    EXPECT_TRUE(has_control_characters("Ann\xc2\x85"));
    EXPECT_FALSE(has_control_characters("Ánn\xc2\xa0"));
    EXPECT_FALSE(has_control_characters(""));
}

// With its namespace, because for std::string the one of <iomanip> is found too.
TEST(Text, QuotesCutLongTextBetweenCharacters) {
    EXPECT_EQ(in_quotes(std::string(60, 'a')), "'" + std::string(60, 'a') + "'");
    EXPECT_EQ(in_quotes(std::string(61, 'a')), "'" + std::string(60, 'a') + "…'");
    EXPECT_EQ(in_quotes(std::string(59, 'a') + "éé"), "'" + std::string(59, 'a') + "…'");
}

TEST(Text, QuotesReplaceBytesThatAreNotUtf8) {
    const auto replaced = [](std::size_t count) { return "'" + std::string(count, '?') + "'"; };
    EXPECT_EQ(in_quotes("a\xff"), "'a?'");
    EXPECT_EQ(in_quotes("\xc3"), replaced(1));              // cut short
    EXPECT_EQ(in_quotes("\xc3(x"), "'?(x'");                // no continuation
    EXPECT_EQ(in_quotes("\x80"), replaced(1));              // a continuation alone
    EXPECT_EQ(in_quotes("\xc0\xaf"), replaced(2));          // longer than its code needs
    EXPECT_EQ(in_quotes("\xed\xa0\x80"), replaced(3));      // half of a surrogate pair
    EXPECT_EQ(in_quotes("\xf4\x90\x80\x80"), replaced(4));  // beyond Unicode
    EXPECT_EQ(in_quotes("😀"), "'😀'");
}

RC_GTEST_PROP(Text, QuotesAreOneShortLine, (const std::string& text)) {
    const std::string shown = in_quotes(text);
    RC_ASSERT(shown.size() <= 60 + 2 + std::string{"…"}.size());
    for (const char c : shown) RC_ASSERT(static_cast<unsigned char>(c) >= ' ');
}

}  // namespace
}  // namespace lawan
