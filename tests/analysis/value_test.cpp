// What the points of a value count.
#include "analysis/value.hpp"

#include <gtest/gtest.h>

namespace lawan {
namespace {

TEST(Values, CountWhatTheGameCountsOnceTheyAreFinal) {
    const ValueScale own{ScoreUnit::Discs};
    EXPECT_EQ(own.value(Valuation::proved(Score{-10})),
              (Value{Score{-10}, ValueKind::Proved, ScoreUnit::Discs}));
    // A search has seen the game end so, but not every line.
    EXPECT_EQ(own.value(Valuation::estimated(decisive(Score{12}))),
              (Value{Score{12}, ValueKind::Expected, ScoreUnit::Discs}));
    EXPECT_EQ(own.value(std::optional<Valuation>{}), std::nullopt);
}

TEST(Values, AreOnTheBotsOwnScaleUnlessItEstimatesScores) {
    const Valuation estimate = Valuation::estimated(Score{412});
    EXPECT_EQ((ValueScale{ScoreUnit::Marks, false}.value(estimate).unit), std::nullopt);
    EXPECT_EQ((ValueScale{ScoreUnit::Marks, true}.value(estimate).unit), ScoreUnit::Marks);
    EXPECT_EQ(unit_text(std::nullopt), "own-scale");
    EXPECT_EQ(unit_text(ScoreUnit::Outcome), "outcome");
}

}  // namespace
}  // namespace lawan
