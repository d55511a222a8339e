// Plans of tournaments as files.
#include "tournaments/plan_json.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/arena/support.hpp"
#include "tests/support/complaint.hpp"

namespace lawan {
namespace {

using arena_test::plan_of;
using ::testing::HasSubstr;

TEST(Plans, ReadBackAsTheyWereWritten) {
    auto plan = plan_of(Format::Swiss);
    plan.rounds = 3;
    plan.time = {Limits{4, 1000, Seconds{0.25}}, GameClock{Seconds{60}, Seconds{0.5}}};
    plan.openings = {OpeningKind::File, {}, "lines.txt"};
    plan.adjudication = {true, ScoreRule{30, 3}, ScoreRule{0, 5}, 200};
    plan.sprt = SprtSettings{};
    plan.bots.resize(2);
    EXPECT_EQ(parse_plan(to_json(plan)), plan);
}

TEST(Plans, SayWhatIsWrong) {
    const auto complaint = [](const char* json) -> std::string {
        return test::complaint_of([&] { (void)parse_plan(json); });
    };
    EXPECT_THAT(complaint("{"), HasSubstr("invalid JSON"));
    EXPECT_THAT(complaint("{\n\"game\": oops}"), HasSubstr("invalid JSON in line 2"));
    EXPECT_THAT(complaint("{\"seed\": 1e400}"), HasSubstr("a number is too large"));
    EXPECT_THAT(complaint(R"({"bots": []})"), HasSubstr("no 'game'"));
    for (const char* name : {"", " ", "a\\nb", "\\u001b[2J", "\\u009b2J"}) {
        const std::string plan =
            std::string{R"({"game": "othello", "bots": ["random", {"name": ")"} + name +
            R"(", "bot": "greedy"}]})";
        EXPECT_THAT(complaint(plan.c_str()), HasSubstr("is not a valid name for a bot")) << name;
    }
    EXPECT_THAT(complaint(R"({"game": "othello", "bots": ["random"]})"), HasSubstr("two bots"));
    EXPECT_THAT(complaint(R"({"game": "othello", "bots": ["a", "b"], "fromat": "swiss"})"),
                HasSubstr("format"));
    EXPECT_THAT(complaint(R"({"game": "othello", "bots": ["a", "b"], "games": 0})"),
                HasSubstr("'games'"));
    EXPECT_THAT(complaint(R"({"game": "othello", "bots": ["a(", "b"]})"), HasSubstr("expected"));
}

}  // namespace
}  // namespace lawan
