// Plans of tournaments, and files of openings.
#include "arena/plan.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "arena/game_runner.hpp"
#include "arena/openings.hpp"
#include "core/input_error.hpp"
#include "tests/arena/support.hpp"
#include "tests/support/complaint.hpp"

namespace lawan {
namespace {

using arena_test::plan_of;
using ::testing::HasSubstr;

TEST(Plans, BotsMayHaveNames) {
    EXPECT_EQ(planned_bot("alice:minimax(depth=2)"), (PlannedBot{"alice", "minimax(depth=2)"}));
    EXPECT_EQ(planned_bot("process(command=\"a:b\")").name, "process(command=a:b)");
    std::vector<PlannedBot> twins{planned_bot("random"), planned_bot("random")};
    make_names_unique(twins);
    EXPECT_EQ(twins[0].name, "random#1");
    EXPECT_EQ(twins[1].name, "random#2");
}

// A store that kept other bytes could not be read back.
TEST(Plans, NamesAreText) {
    for (const char* const wrong : {"Ren\xE9:random", "Ren\xE9", "minimax(eval=\xFF)"}) {
        EXPECT_THAT(test::complaint_of([&] { (void)planned_bot(wrong); }),
                    HasSubstr("is not valid UTF-8"));
    }
    EXPECT_EQ(planned_bot("René:random").name, "René");
    TournamentPlan plan = plan_of(Format::RoundRobin);
    plan.openings.file = "\xE9.txt";
    EXPECT_EQ(test::complaint_of([&] { check(plan); }),
              "'?.txt' is not valid UTF-8: set the terminal to UTF-8, or use other characters");
}

// A file of a MiB may name as many bots as would take hours to pair.
TEST(Plans, HaveABoundedNumberOfBots) {
    TournamentPlan plan = plan_of(Format::RoundRobin);
    const auto name = [&plan](std::size_t count) {
        plan.bots.assign(count, planned_bot("random"));
        make_names_unique(plan.bots);
    };
    name(1000);
    EXPECT_EQ(test::complaint_of([&] { check(plan); }), test::kNoComplaint);
    name(30'000);
    EXPECT_EQ(test::complaint_of([&] { check(plan); }),
              "a tournament has at most 1000 bots, not 30000");
}

TEST(Plans, SayWhatDiffers) {
    const TournamentPlan plan = plan_of(Format::Gauntlet);
    EXPECT_FALSE(difference(plan, plan));
    TournamentPlan other = plan;
    other.champions = 2;
    EXPECT_EQ(difference(plan, other).value().english(), "the format differs");
    other = plan;
    other.adjudication.proved = true;
    EXPECT_EQ(difference(plan, other).value().english(), "the adjudication differs");
}

TEST(OpeningFiles, AreReadWithAndWithoutSpaces) {
    TournamentPlan plan = plan_of(Format::RoundRobin);
    plan.game = "othello";
    const AnyGame game = game_of(plan);
    const auto openings = parse_openings(game, "f5d6c3 # Diagonal\n\n  F5 d6 C3 d3\n");
    ASSERT_EQ(openings.size(), 2U);
    EXPECT_EQ(openings[0], (OpeningMoves{"f5", "d6", "c3"}));
    EXPECT_EQ(openings[1].size(), 4U);
    EXPECT_THAT(test::complaint_of([&] { (void)parse_openings(game, "f5d6\nf5f6 a1\n"); }),
                HasSubstr("line 2 of the openings: 'a1'"));
    EXPECT_THROW((void)parse_openings(game, "# nothing\n"), InputError);
}

TEST(OpeningFiles, AreReadAsOffsetsFromTheCentre) {
    TournamentPlan plan = plan_of(Format::RoundRobin);
    plan.game = "tictactoe";
    plan.settings = {{"size", "15"}, {"in-a-row", "5"}};
    const AnyGame game = game_of(plan);
    const auto openings = parse_openings(game, "0,0, -1,2,7,-7\r\n1,1,  -7,7  # a corner\nh8 i9\n");
    ASSERT_EQ(openings.size(), 3U);
    EXPECT_EQ(openings[0], (OpeningMoves{"h8", "g10", "o1"}));
    EXPECT_EQ(openings[1], (OpeningMoves{"i9", "a15"}));
    EXPECT_EQ(openings[2], (OpeningMoves{"h8", "i9"}));
    for (const char* wrong : {"0,0,1", "8,0", "0,-8", "0,0, 0,0", "0,x", "0,,0", "1.5,2"}) {
        EXPECT_THROW((void)parse_openings(game, wrong), InputError) << wrong;
    }
}

}  // namespace
}  // namespace lawan
