// How bad a move was.
#include "analysis/move_grade.hpp"

#include <gtest/gtest.h>

namespace lawan {
namespace {

TEST(MoveGrades, AreMeasuredByTheOtherMoves) {
    const auto estimated = [](int score) { return Value{Score{score}, ValueKind::Estimated, {}}; };
    const auto proved_at = [](int score) {
        return Value{Score{score}, ValueKind::Proved, ScoreUnit::Discs};
    };
    const std::vector<Value> values{estimated(100), estimated(90), estimated(60), estimated(50),
                                    estimated(-20)};
    EXPECT_EQ(grade_of(estimated(90), values, Score{40}, ScoreUnit::Discs), std::nullopt);
    EXPECT_EQ(grade_of(estimated(70), values, Score{40}, ScoreUnit::Discs), MoveGrade::Inaccuracy);
    EXPECT_EQ(grade_of(estimated(50), values, Score{40}, ScoreUnit::Discs), MoveGrade::Mistake);
    const std::vector<Value> proved{proved_at(12), proved_at(1)};
    const auto exact = [&](int score) {
        return grade_of(proved_at(score), proved, Score{0}, ScoreUnit::Discs);
    };
    EXPECT_EQ(exact(10), std::nullopt);
    EXPECT_EQ(exact(8), MoveGrade::Inaccuracy);
    EXPECT_EQ(exact(1), MoveGrade::Mistake);
    EXPECT_EQ(exact(0), MoveGrade::Blunder);
    EXPECT_EQ(exact(-1), MoveGrade::Blunder);
    // Where all moves are nearly equal, what counts elsewhere counts.
    EXPECT_EQ(spread_of(values), Score{40});
    EXPECT_EQ(spread_of(proved), std::nullopt);
    EXPECT_EQ(grade_of(estimated(70), values, Score{80}, ScoreUnit::Discs), std::nullopt);
    EXPECT_EQ(grade_of(estimated(50), values, Score{80}, ScoreUnit::Discs), MoveGrade::Inaccuracy);
    // A loss is worse where the position was good.
    const Value lost = proved_at(-2);
    EXPECT_EQ(grade_of(lost, values, Score{40}, ScoreUnit::Discs), MoveGrade::Blunder);
    const std::vector<Value> bad{estimated(-50), estimated(-60)};
    EXPECT_EQ(grade_of(lost, bad, Score{40}, ScoreUnit::Discs), MoveGrade::Mistake);
    const std::vector<Value> even{estimated(0), estimated(-60)};
    EXPECT_EQ(grade_of(lost, even, Score{40}, ScoreUnit::Discs), MoveGrade::Blunder);
}

TEST(MoveGrades, OfExpectedScoresCountPoints) {
    EXPECT_EQ(grade_of(Score{2}), std::nullopt);
    EXPECT_EQ(grade_of(Score{3}), MoveGrade::Inaccuracy);
    EXPECT_EQ(grade_of(Score{6}), MoveGrade::Mistake);
}

}  // namespace
}  // namespace lawan
