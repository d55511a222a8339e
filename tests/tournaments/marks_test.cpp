// Marks for a course.
#include "tournaments/marks.hpp"

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
    const std::string report = marks_report(scale, plan, games, Language::English);
    EXPECT_THAT(report,
                HasSubstr("a: B (2 of 4 points, 50.0 %); 1 point more in these games would be A"));
    EXPECT_THAT(report, HasSubstr("c: no mark, because it played no game against the ladder"));
    EXPECT_THROW((void)parse_marks(R"({"ladder": ["nobody"], "marks": []})", plan), InputError);
}

// Two lost games, one of them by an illegal move; the other side's forfeit costs nothing.
TEST(Marks, TakeOffWhatForfeitsCost) {
    const TournamentPlan plan = plan_of(Format::RoundRobin);
    const auto scale = [&](const std::string& penalties) {
        return parse_marks(
            R"({"ladder": ["b"], "marks": [{"mark": "B", "from": 0.5}, {"mark": "E", "from": 0}])" +
                penalties + '}',
            plan);
    };
    std::vector<GameSummary> games(4);
    for (GameSummary& game : games) {
        game.bots = {0, 1};
        game.winner = Side::X;
    }
    games[0].winner = games[1].winner = Side::O;
    games[0].reason = games[2].reason = EndReason::IllegalMove;
    EXPECT_THAT(marks_report(scale(""), plan, games, Language::English),
                HasSubstr("a: B (2 of 4 points, 50.0 %)\n"));
    EXPECT_THAT(marks_report(scale(R"(, "penalties": {"illegal-move": 0.25})"), plan, games,
                             Language::English),
                HasSubstr("a: E (1.75 of 4 points, 43.8 %); 0.25 points more in these games would "
                          "be B; 0.25 points taken off for forfeited games\n"));
    for (const char* bad :
         {R"(, "penalties": {"finished": 1})", R"(, "penalties": {"nonsense": 1})",
          R"(, "penalties": {"time-out": -1})", R"(, "penalties": {"time-out": "much"})",
          R"(, "penalties": [1])"}) {
        EXPECT_THROW((void)scale(bad), InputError) << bad;
    }
}

}  // namespace
}  // namespace lawan
