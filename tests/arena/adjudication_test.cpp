// Games that are ended before their end.
#include "arena/adjudication.hpp"

#include <gtest/gtest.h>

#include "arena/game_runner.hpp"
#include "tests/arena/support.hpp"

namespace lawan {
namespace {

using arena_test::plan_of;

MoveRecord saying(Valuation valuation) {
    MoveRecord move{"a1"};
    move.valuation = valuation;
    return move;
}

TEST(Adjudication, EndsGamesWhenBothHaveProvedTheSame) {
    const AnyPosition somewhere = game_of(plan_of(Format::RoundRobin)).start();
    AdjudicationPlan plan;
    plan.proved = true;
    const auto judge = make_adjudicator(plan);
    EXPECT_FALSE(judge(saying(Valuation::proved(Score{4})), Side::X, somewhere));
    EXPECT_FALSE(judge(saying(Valuation::estimated(Score{-4})), Side::O, somewhere));
    EXPECT_FALSE(judge(saying(Valuation::proved(Score{4})), Side::X, somewhere));
    const auto ruled = judge(saying(Valuation::proved(Score{-4})), Side::O, somewhere);
    ASSERT_TRUE(ruled);
    EXPECT_EQ(ruled->winner, Side::X);
    EXPECT_EQ(ruled->reason, EndReason::Adjudicated);
}

TEST(Adjudication, EndsHopelessDeadAndEndlessGames) {
    const AnyPosition somewhere = game_of(plan_of(Format::RoundRobin)).start();
    const auto bad = saying(Valuation::estimated(Score{-40}));
    const auto even = saying(Valuation::estimated(Score{0}));
    AdjudicationPlan plan;
    EXPECT_FALSE(make_adjudicator(plan));
    plan.resign = ScoreRule{30, 2};
    auto judge = make_adjudicator(plan);
    EXPECT_FALSE(judge(bad, Side::X, somewhere));
    EXPECT_FALSE(judge(even, Side::O, somewhere));
    EXPECT_EQ(judge(bad, Side::X, somewhere)->winner, Side::O);

    plan = {};
    plan.draw = ScoreRule{0, 1};
    judge = make_adjudicator(plan);
    EXPECT_FALSE(judge(even, Side::X, somewhere));
    EXPECT_EQ(judge(even, Side::O, somewhere)->winner, std::nullopt);

    plan = {};
    plan.most_moves = 2;
    judge = make_adjudicator(plan);
    EXPECT_FALSE(judge(bad, Side::X, somewhere));
    EXPECT_TRUE(judge(bad, Side::O, somewhere));
}

}  // namespace
}  // namespace lawan
