// Specs such as alphabeta(depth=6): reading, writing, refusing.
#include "core/spec.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "core/input_error.hpp"
#include "tests/support/complaint.hpp"

namespace lawan {
namespace {

TEST(Spec, NameAlone) {
    EXPECT_EQ(parse_spec("minimax"), (Spec{"minimax", {}}));
    EXPECT_EQ(parse_spec("  a-minimax_2.0 \n"), (Spec{"a-minimax_2.0", {}}));
    EXPECT_EQ(parse_spec("minimax()"), (Spec{"minimax", {}}));
    EXPECT_EQ(parse_spec("minimax( )"), (Spec{"minimax", {}}));
}

TEST(Spec, Options) {
    EXPECT_EQ(parse_spec("ab(depth=6,quiet)"), (Spec{"ab", {{"depth", "6"}, {"quiet", "true"}}}));
    EXPECT_EQ(parse_spec(" ab ( depth = 6 , quiet ) "),
              (Spec{"ab", {{"depth", "6"}, {"quiet", "true"}}}));
    EXPECT_EQ(parse_spec("ab(name=)"), (Spec{"ab", {{"name", ""}}}));
    EXPECT_EQ(parse_spec("ab(d=1,d=2)"), (Spec{"ab", {{"d", "1"}, {"d", "2"}}}));
}

TEST(Spec, ValuesInParenthesesAndQuotes) {
    EXPECT_EQ(parse_spec("ab(eval=volatile(stable=4,x=(1,2)),depth=2)"),
              (Spec{"ab", {{"eval", "volatile(stable=4,x=(1,2))"}, {"depth", "2"}}}));
    EXPECT_EQ(parse_spec(R"-(process(command="python3 bot.py, a)",protocol=simple))-"),
              (Spec{"process", {{"command", "python3 bot.py, a)"}, {"protocol", "simple"}}}));
    EXPECT_EQ(parse_spec(R"(p(c="a \"b\" \\ c"))"), (Spec{"p", {{"c", R"(a "b" \ c)"}}}));
    EXPECT_EQ(parse_spec(R"-(p(c=q(d=",)\"")))-"), (Spec{"p", {{"c", R"-(q(d=",)\""))-"}}}));
    EXPECT_EQ(parse_spec(R"(p(c=""))"), (Spec{"p", {{"c", ""}}}));
}

std::string spec_error(std::string_view text) {
    return test::complaint_of([&] { (void)parse_spec(text); });
}

TEST(Spec, SaysWhatIsWrong) {
    EXPECT_EQ(spec_error(""), "in '': expected a name, found nothing more");
    EXPECT_EQ(spec_error("(a=1)"), "in '(a=1)': expected a name, found '(a=1)'");
    EXPECT_EQ(spec_error("ab(depth=6"), "in 'ab(depth=6': expected ',' or ')', found nothing more");
    EXPECT_EQ(spec_error("ab(=6)"), "in 'ab(=6)': expected the name of an option, found '=6)'");
    EXPECT_EQ(spec_error("ab(a=1,)"), "in 'ab(a=1,)': expected the name of an option, found ')'");
    EXPECT_EQ(spec_error("ab(a=((1)"),
              "in 'ab(a=((1)': expected a closing ')', found nothing more");
    EXPECT_EQ(spec_error("ab(a=\"1)"),
              "in 'ab(a=\"1)': expected a closing '\"', found nothing more");
    EXPECT_EQ(spec_error("ab(a=b\"1)"),
              "in 'ab(a=b\"1)': expected a closing '\"', found nothing more");
    EXPECT_EQ(spec_error("ab(a=\"1\\"),
              "in 'ab(a=\"1\\': expected a closing '\"', found nothing more");
    EXPECT_EQ(spec_error("ab(a=\"1\"2)"), "in 'ab(a=\"1\"2)': expected ',' or ')', found '2)'");
    EXPECT_EQ(spec_error("ab(a=1)x"), "in 'ab(a=1)x': expected the end, found 'x'");
    EXPECT_EQ(spec_error("ab cd"), "in 'ab cd': expected the end, found 'cd'");
    EXPECT_EQ(spec_error("é"), "in 'é': expected a name, found 'é'");
}

TEST(Spec, HostileTextIsRefusedInOneLine) {
    const std::string deep(100'000, '(');
    for (const std::string& text : {deep, "a(b=" + deep, "a(b=" + deep + std::string(100'000, ')'),
                                    std::string(10'000, '"'), "a(b=\"" + std::string(10'001, '\\'),
                                    std::string{"a\0b", 3}, std::string(10'000, '\n')}) {
        const std::string message = spec_error(text);
        EXPECT_NE(message, test::kNoComplaint);
        EXPECT_EQ(message.find('\n'), std::string::npos);
        EXPECT_LT(message.size(), 300U);
    }
}

RC_GTEST_PROP(Spec, AnyTextIsReadOrRefused, (const std::string& text)) {
    try {
        const Spec spec = parse_spec(text);
        RC_ASSERT(parse_spec(to_text(spec)) == spec);
    } catch (const InputError& error) {
        RC_ASSERT(std::string{error.what()}.find('\n') == std::string::npos);
    }
}

// Text made of the characters that mean something here finds its way into every corner.
rc::Gen<std::string> tricky_text() {
    return rc::gen::container<std::string>(rc::gen::elementOf(std::string{"ab=,() \"\\\n1"}));
}

RC_GTEST_PROP(Spec, TrickyTextIsReadOrRefused, ()) {
    const std::string text = "a(" + *tricky_text() + ")";
    try {
        const Spec spec = parse_spec(text);
        RC_ASSERT(parse_spec(to_text(spec)) == spec);
    } catch (const InputError&) {
        RC_SUCCEED("refused");
    }
}

RC_GTEST_PROP(Spec, WrittenTextReadsBack, ()) {
    const auto name = rc::gen::nonEmpty(
        rc::gen::container<std::string>(rc::gen::elementOf(std::string{"abzAZ09-_."})));
    // Bytes that are no text are refused: see utf8_test.cpp.
    const auto value = rc::gen::map(
        rc::gen::oneOf(rc::gen::arbitrary<std::string>(), tricky_text()), [](std::string text) {
            for (char& c : text) c = static_cast<unsigned char>(c) < 0x80 ? c : '?';
            return text;
        });
    const Spec spec{*name, *rc::gen::container<OptionTexts>(rc::gen::pair(name, value))};
    RC_ASSERT(parse_spec(to_text(spec)) == spec);
}

TEST(Spec, IsWrittenPlainlyWherePossible) {
    EXPECT_EQ(to_text(Spec{"ab", {}}), "ab");
    EXPECT_EQ(to_text(Spec{"ab", {{"eval", "v(s=4,t)"}, {"d", "6"}}}), "ab(eval=v(s=4,t),d=6)");
    EXPECT_EQ(to_text(Spec{"p", {{"c", "a,b"}, {"d", ""}}}), R"(p(c="a,b",d=""))");
}

}  // namespace
}  // namespace lawan
