#include "core/words.hpp"

#include <gtest/gtest.h>

#include "core/input_error.hpp"

namespace lawan {
namespace {

constexpr Words kFlips{"flips", "flips {0} {0:mark|marks} of {1}", "membalik {0} tanda {1}"};
constexpr Words kWorth{"worth", "worth {0:+}, {{really}}", "bernilai {0:+}, {{sungguh}}"};
constexpr Words kBlack{"black", "hitam"};
constexpr Words kSwapped{"of {0} and {1}", "dari {1} dan {0}"};

TEST(Words, AreWrittenInTheLanguageAskedFor) {
    const Phrase phrase{kFlips, {3, kBlack}};
    EXPECT_EQ(phrase.in(Language::English), "flips 3 marks of black");
    EXPECT_EQ(phrase.in(Language::Indonesian), "membalik 3 tanda hitam");
    EXPECT_EQ(phrase.code(), "flips");
}

TEST(Words, OneIsSingular) {
    EXPECT_EQ((Phrase{kFlips, {1, "X"}}).english(), "flips 1 mark of X");
    EXPECT_EQ((Phrase{kFlips, {"1", 'X'}}).english(), "flips 1 mark of X");
    EXPECT_EQ((Phrase{kFlips, {0, "X"}}).english(), "flips 0 marks of X");
}

TEST(Words, SignsAndBraces) {
    EXPECT_EQ((Phrase{kWorth, {4}}).english(), "worth +4, {really}");
    EXPECT_EQ((Phrase{kWorth, {-4}}).in(Language::Indonesian), "bernilai -4, {sungguh}");
    EXPECT_EQ((Phrase{kWorth, {0}}).english(), "worth 0, {really}");
}

TEST(Words, EachLanguageHasItsOwnOrder) {
    const Phrase phrase{kSwapped, {"a", "b"}};
    EXPECT_EQ(phrase.english(), "of a and b");
    EXPECT_EQ(phrase.in(Language::Indonesian), "dari b dan a");
}

TEST(Words, PhrasesAreEqualWhereWordsAndArgumentsAre) {
    EXPECT_EQ((Phrase{kFlips, {1, kBlack}}), (Phrase{kFlips, {1, Phrase{kBlack}}}));
    EXPECT_FALSE((Phrase{kFlips, {1, kBlack}}) == (Phrase{kFlips, {2, kBlack}}));
    EXPECT_FALSE((Phrase{kFlips, {1, kBlack}}) == (Phrase{kFlips, {1, "black"}}));
    EXPECT_TRUE((Phrase{kFlips, {1, "X"}}).says(kFlips));
}

TEST(Words, TooFewArgumentsAreAMistakeOfTheProgram) {
    EXPECT_THROW((Phrase{kFlips, {1}}), std::logic_error);
}

TEST(Words, ArgumentsAreNeverReadAsPlaces) {
    EXPECT_EQ((Phrase{kFlips, {"{1}", "{0}"}}).english(), "flips {1} marks of {0}");
    EXPECT_EQ(as_it_is("{0} {").english(), "{0} {");
}

constexpr Words kCells{"cells", "takes {*}", "mengambil {*}"};
constexpr Words kDeep = Words{"deep", "looked {0} plies ahead", "melihat {0} langkah"}.explained(
    "A ply is one move; {0} are many.", "Satu langkah satu pihak; {0} itu banyak.");

TEST(Words, APlaceForAllTakesAnyNumberOfArguments) {
    EXPECT_EQ((Phrase{kCells, {"a1", "b2", 3}}).english(), "takes a1 b2 3");
    EXPECT_EQ(Phrase{kCells}.in(Language::Indonesian), "mengambil ");
}

TEST(Words, MayExplainThemselves) {
    const Phrase phrase{kDeep, {4}};
    EXPECT_EQ(phrase.help(Language::English), "A ply is one move; 4 are many.");
    EXPECT_EQ(phrase.help(Language::Indonesian), "Satu langkah satu pihak; 4 itu banyak.");
    EXPECT_EQ(Phrase{kBlack}.help(Language::English), "");
}

TEST(Words, ArgumentsAreTextsAndNumbersForPrograms) {
    const Phrase phrase{kFlips, {3, kBlack}};
    EXPECT_EQ(phrase.argument_texts(), (std::vector<std::string>{"3", "black"}));
    EXPECT_EQ(phrase.arguments()[0].number(), 3);
    EXPECT_FALSE(phrase.arguments()[1].number());
}

TEST(Words, APhraseThatWasKeptSaysTheSame) {
    Phrase kept;
    {
        ToldPhrase told{"deep", {"4", "b"}, "looked {4} ahead", "melihat {4}"};
        told.english_help = "help";
        told.about = About::Search;
        kept = Phrase{told};
    }
    const Phrase copy = kept;
    EXPECT_EQ(copy.code(), "deep");
    EXPECT_EQ(copy.argument_texts(), (std::vector<std::string>{"4", "b"}));
    EXPECT_EQ(copy.english(), "looked {4} ahead");
    EXPECT_EQ(copy.in(Language::Indonesian), "melihat {4}");
    EXPECT_EQ(copy.help(Language::English), "help");
    EXPECT_EQ(copy.about(), About::Search);
}

TEST(Words, ALineSaysTheSameOnce) {
    const std::vector<Phrase> phrases{kBlack, {kCells, {"a1"}}, kBlack};
    EXPECT_EQ(in_one_line(phrases, Language::English), "black; takes a1");
    EXPECT_EQ(in_one_line(phrases, Language::Indonesian), "hitam; mengambil a1");
    EXPECT_TRUE(Phrase{}.empty());
}

TEST(InputError, SpeaksEnglishUnlessAsked) {
    const InputError error{kFlips, {2, kBlack}};
    EXPECT_STREQ(error.what(), "flips 2 marks of black");
    EXPECT_EQ(error.phrase().in(Language::Indonesian), "membalik 2 tanda hitam");
}

}  // namespace
}  // namespace lawan
