// JSON as text.
#include "formats/json_text.hpp"
#include "formats/json.hpp"

#include <gtest/gtest.h>

namespace lawan {
namespace {

std::string json_complaint(const std::string& text, int deepest = kDeepestJson) {
    try {
        (void)parse_json(text, deepest);
    } catch (const JsonError& error) {
        return error.what();
    }
    return "none";
}

TEST(JsonText, IsReadInTheOrderGiven) {
    EXPECT_EQ(json_line(parse_json(R"({"b": [1, 2.5], "a": null})")), R"({"b":[1,2.5],"a":null})");
}

TEST(JsonText, SaysWhatIsWrong) {
    EXPECT_EQ(json_complaint("[1,]"), "invalid JSON at byte 4");
    EXPECT_EQ(json_complaint(""), "invalid JSON: it is empty");
    EXPECT_EQ(json_complaint(" \n"), "invalid JSON: it is empty");
    EXPECT_EQ(json_complaint("{\n"), "invalid JSON: it ends too early");
    EXPECT_EQ(json_complaint("[\n1,\n]"), "invalid JSON in line 3");
    EXPECT_EQ(json_complaint("{\"a\": [1\n"), "invalid JSON: it ends too early");
    EXPECT_EQ(json_complaint("[\n1,\n"), "invalid JSON: it ends too early");
    EXPECT_EQ(json_complaint("1e999"), "invalid JSON: a number is too large");
    EXPECT_EQ(json_complaint("[[0]]", 2), "none");
    EXPECT_EQ(json_complaint("[[[0]]]", 2), "it is nested too deeply");
    EXPECT_EQ(json_complaint("{\"[[[\": \"\\\"[[[\"}", 2), "none");
    std::string many = "{";
    for (int i = 0; i < 300; ++i) many += "\"" + std::to_string(i) + "\":0,";
    EXPECT_EQ(json_complaint(many + "\"a\":{}}", 3), "an object in it has more than 256 keys");
    EXPECT_EQ(json_complaint(std::string(1'000'000, '[')), "it is nested too deeply");
    EXPECT_EQ(json_complaint(std::string(50, '[') + "\xFF"), "it is not UTF-8 text");
    EXPECT_EQ(json_complaint("{\"name\": \"Ren\xE9\"}"), "it is not UTF-8 text");
}

TEST(JsonText, IsAlwaysUtf8) {
    EXPECT_EQ(json_line("a\xFFz"), "\"a\xEF\xBF\xBDz\"");
    EXPECT_EQ(json_text({{"a", 1}}), "{\n  \"a\": 1\n}\n");
}

}  // namespace
}  // namespace lawan
