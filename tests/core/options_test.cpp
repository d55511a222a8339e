// Options: what is accepted, what is refused and with which words.
#include "core/options.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "core/input_error.hpp"
#include "tests/support/complaint.hpp"

namespace lawan {
namespace {

std::vector<OptionSpec> specs() {
    return {
        {"depth", OptionType::Integer, as_it_is("plies"), "3", 1, 64},
        {"offset", OptionType::Integer, as_it_is("any")},
        {"most", OptionType::Integer, as_it_is("at most"), std::nullopt, std::nullopt, 10},
        {"time", OptionType::Decimal, as_it_is("seconds"), "0.5", 0},
        {"quiet", OptionType::Flag, as_it_is("say nothing")},
        {"loud", OptionType::Flag, as_it_is("on by default"), "on"},
        {"as",
         OptionType::Choice,
         as_it_is("which"),
         "described",
         {},
         {},
         {"described", "published"}},
        {"name", OptionType::Text, as_it_is("any text")},
        {"size", OptionType::Size, as_it_is("board"), "8"},
        {"first", OptionType::Side, as_it_is("who starts"), "x"},
        {"eval", OptionType::Spec, as_it_is("evaluator"), std::nullopt, {}, {}, {"marks", "lines"}},
        {"any", OptionType::Spec, as_it_is("any spec")},
    };
}

Options read(const OptionTexts& given) {
    return {as_it_is("bot minimax"), specs(), given};
}

std::string error_of(const OptionTexts& given) {
    return test::complaint_of([&] { read(given); });
}

TEST(Options, DefaultsWhereNothingIsGiven) {
    const Options options = read({});
    EXPECT_EQ(options.integer("depth"), 3);
    EXPECT_EQ(options.decimal("time"), 0.5);
    EXPECT_EQ(options.text("as"), "described");
    EXPECT_EQ(options.size("size"), (BoardSize{8, 8}));
    EXPECT_FALSE(options.has("offset"));
    EXPECT_FALSE(options.flag("quiet"));
    EXPECT_EQ(options.maybe_integer("offset"), std::nullopt);
    EXPECT_EQ(options.maybe_decimal("name"), std::nullopt);
}

TEST(Options, DefaultsHaveTheSpellingOfGivenValues) {
    const Options options = read({});
    EXPECT_TRUE(options.flag("loud"));
    EXPECT_EQ(options.text("first"), "X");
}

TEST(Options, ReadTheirTypes) {
    const Options options = read({{"depth", "64"},
                                  {"offset", "-12"},
                                  {"time", "2.25"},
                                  {"quiet", "Yes"},
                                  {"loud", "off"},
                                  {"as", "published"},
                                  {"name", " a, b "},
                                  {"size", "6x4"},
                                  {"first", "white"},
                                  {"eval", "lines(weight=2)"},
                                  {"any", "thing(a=b)"}});
    EXPECT_EQ(options.integer("depth"), 64);
    EXPECT_EQ(options.maybe_integer("offset"), -12);
    EXPECT_EQ(options.maybe_decimal("time"), 2.25);
    EXPECT_TRUE(options.flag("quiet"));
    EXPECT_FALSE(options.flag("loud"));
    EXPECT_EQ(options.text("as"), "published");
    EXPECT_EQ(options.text("name"), " a, b ");
    EXPECT_EQ(options.size("size"), (BoardSize{6, 4}));
    EXPECT_EQ(options.text("first"), "O");
    EXPECT_EQ(options.text("eval"), "lines(weight=2)");
    EXPECT_EQ(options.text("any"), "thing(a=b)");
}

TEST(Options, FlagsAndSidesHaveSeveralSpellings) {
    for (const char* on : {"", "true", "TRUE", "yes", "on"}) {
        EXPECT_TRUE(read({{"quiet", on}}).flag("quiet")) << on;
    }
    for (const char* off : {"false", "no", "Off"}) {
        EXPECT_FALSE(read({{"quiet", off}}).flag("quiet")) << off;
    }
    for (const char* x : {"x", "X", "black", "Black"}) {
        EXPECT_EQ(read({{"first", x}}).text("first"), "X") << x;
    }
    for (const char* o : {"o", "O", "white"}) {
        EXPECT_EQ(read({{"first", o}}).text("first"), "O") << o;
    }
}

TEST(Options, RangesIncludeTheirEnds) {
    EXPECT_EQ(read({{"depth", "1"}}).integer("depth"), 1);
    EXPECT_EQ(read({{"most", "10"}}).integer("most"), 10);
    EXPECT_EQ(read({{"most", "-999999999999999999"}}).integer("most"), -999'999'999'999'999'999);
    EXPECT_EQ(read({{"time", "0"}}).decimal("time"), 0);
}

TEST(Options, SayWhatIsWrong) {
    EXPECT_EQ(error_of({{"dept", "3"}}),
              "unknown option of bot minimax 'dept': did you mean 'depth'?");
    EXPECT_EQ(error_of({{"depth", "3"}, {"depth", "3"}}),
              "option 'depth' of bot minimax is given twice");
    EXPECT_EQ(error_of({{"depth", "0"}}),
              "option 'depth' of bot minimax takes a whole number from 1 to 64, not '0'");
    EXPECT_EQ(error_of({{"depth", "65"}}),
              "option 'depth' of bot minimax takes a whole number from 1 to 64, not '65'");
    EXPECT_EQ(error_of({{"depth", "2.0"}}),
              "option 'depth' of bot minimax takes a whole number from 1 to 64, not '2.0'");
    EXPECT_EQ(error_of({{"offset", "ten"}}),
              "option 'offset' of bot minimax takes a whole number, not 'ten'");
    EXPECT_EQ(error_of({{"most", "11"}}),
              "option 'most' of bot minimax takes a whole number of at most 10, not '11'");
    EXPECT_EQ(error_of({{"time", "-0.1"}}),
              "option 'time' of bot minimax takes a number of at least 0, not '-0.1'");
    EXPECT_EQ(error_of({{"quiet", "maybe"}}),
              "option 'quiet' of bot minimax is on or off, not 'maybe'");
    EXPECT_EQ(error_of({{"as", "publish"}}),
              "unknown value of option 'as' of bot minimax: 'publish': did you mean 'published'?");
    EXPECT_EQ(
        error_of({{"size", "8y8"}}),
        "option 'size' of bot minimax takes a size such as 8 or 8x6 (columns x rows), not '8y8'");
    EXPECT_EQ(error_of({{"first", "Z"}}), "option 'first' of bot minimax takes X or O, not 'Z'");
    EXPECT_EQ(error_of({{"eval", "line(weight=2)"}}),
              "unknown value of option 'eval' of bot minimax: 'line': did you mean 'lines'?");
}

TEST(Options, AThingWithoutOptionsTakesNone) {
    EXPECT_THROW(Options(as_it_is("bot random"), {}, {{"depth", "1"}}), InputError);
    EXPECT_FALSE(Options{}.has("depth"));
}

TEST(Options, AMissingOptionIsAnError) {
    EXPECT_THROW(static_cast<void>(read({}).text("name")), InputError);
    EXPECT_THROW(static_cast<void>(read({}).integer("offset")), InputError);
}

RC_GTEST_PROP(Options, AnyTextIsReadOrRefusedInOneLine, (const std::string& text)) {
    for (const OptionSpec& spec : specs()) {
        const std::string message = error_of({{spec.name, text}});
        RC_ASSERT(message.find('\n') == std::string::npos);
        RC_ASSERT(message.size() < 400U);
    }
    RC_ASSERT(error_of({{"no-such-option" + text, ""}}).find('\n') == std::string::npos);
}

TEST(OptionType, HasAName) {
    EXPECT_EQ(to_text(OptionType::Integer), "integer");
    EXPECT_EQ(to_text(OptionType::Decimal), "number");
    EXPECT_EQ(to_text(OptionType::Flag), "flag");
    EXPECT_EQ(to_text(OptionType::Choice), "choice");
    EXPECT_EQ(to_text(OptionType::Text), "text");
    EXPECT_EQ(to_text(OptionType::Size), "size");
    EXPECT_EQ(to_text(OptionType::Side), "side");
    EXPECT_EQ(to_text(OptionType::Spec), "spec");
}

}  // namespace
}  // namespace lawan
