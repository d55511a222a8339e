// Which bytes are text.
#include "core/utf8.hpp"

#include <string>

#include <gtest/gtest.h>

#include "core/spec.hpp"
#include "tests/support/complaint.hpp"

namespace lawan {
namespace {

TEST(Utf8, KnowsTheLengthOfACharacter) {
    EXPECT_EQ(utf8_length("a"), 1U);
    EXPECT_EQ(utf8_length("é and more"), 2U);
    EXPECT_EQ(utf8_length("€"), 3U);
    EXPECT_EQ(utf8_length("\xF0\x9F\x8E\xB2"), 4U);
    EXPECT_EQ(utf8_length(""), 0U);
}

TEST(Utf8, RefusesWhatIsNone) {
    EXPECT_TRUE(is_utf8("Anak-anak bermain Othello 8×8"));
    for (const std::string text : {
             "\xFF",              // never a byte of it
             "\xE9t\xE9",         // Latin-1
             "\xC3",              // cut short
             "\x80",              // begins in the middle
             "\xC0\xAF",          // longer than needed
             "\xED\xA0\x80",      // half of a pair of UTF-16
             "\xF4\x90\x80\x80",  // beyond the last
         }) {
        EXPECT_FALSE(is_utf8(text)) << text;
        EXPECT_FALSE(is_utf8("before " + text));
    }
}

TEST(Utf8, NamesThatCouldNotBeKeptAreRefused) {
    EXPECT_EQ(test::complaint_of([] { (void)parse_spec("process(command=\"./\xE9t\xE9\")"); }),
              "'process(command=\"./?t?\")' is not valid UTF-8: set the terminal to UTF-8, or use "
              "other characters");
}

}  // namespace
}  // namespace lawan
