// Marks for a course.
#include "arena/marks.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/input_error.hpp"
#include "tests/arena/support.hpp"

namespace lawan {
namespace {

using arena_test::plan_of;
using ::testing::HasSubstr;

TEST(Marks, SayWhatTheNextOneTakes) {
    TournamentPlan plan = plan_of(Format::RoundRobin);
    const MarkScale scale = parse_marks(
        R"({"ladder": ["b"], "marks": [{"mark": "A", "from": 0.75}, {"mark": "B", "from": 0.5},
            {"mark": "E", "from": 0}]})",
        plan);
    std::vector<GameSummary> games(4);
    for (std::size_t i = 0; i < games.size(); ++i) {
        games[i].bots = {0, 1};
        games[i].winner = i < 2 ? std::optional{Side::X} : std::optional{Side::O};
    }
    const std::string report = marks_report(scale, plan, games);
    EXPECT_THAT(report,
                HasSubstr("a: B (2 of 4 points, 50.0 %); 1 point more in these games would be A"));
    EXPECT_THAT(report, HasSubstr("c: no game against the ladder"));
    EXPECT_THROW((void)parse_marks(R"({"ladder": ["nobody"], "marks": []})", plan), InputError);
}

}  // namespace
}  // namespace lawan
