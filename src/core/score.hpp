// What a position is worth, in a game's own unit, always seen by one of the sides.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>

namespace lawan {

// A final score counts marks, discs or wins; an estimate is on the scale of its evaluator. Either
// way a score for one side is the negation of the score for the other.
class Score {
  public:
    constexpr Score() = default;
    constexpr explicit Score(std::int32_t points) : points_{points} {}

    // Above every score a game or an evaluator gives, and small enough to be negated and added to.
    [[nodiscard]] static constexpr Score infinity() { return Score{1'000'000'000}; }

    [[nodiscard]] constexpr std::int32_t points() const { return points_; }

    [[nodiscard]] constexpr Score operator-() const { return Score{-points_}; }
    constexpr Score& operator+=(Score other) {
        points_ += other.points_;
        return *this;
    }
    constexpr Score& operator-=(Score other) { return *this += -other; }

    [[nodiscard]] friend constexpr Score operator+(Score a, Score b) { return a += b; }
    [[nodiscard]] friend constexpr Score operator-(Score a, Score b) { return a -= b; }
    [[nodiscard]] friend constexpr Score operator*(int factor, Score a) {
        return Score{factor * a.points_};
    }
    friend constexpr auto operator<=>(Score, Score) = default;

  private:
    std::int32_t points_ = 0;
};

// The least and the greatest final score that a game can end with.
struct ScoreRange {
    Score least;
    Score greatest;

    friend constexpr bool operator==(ScoreRange, ScoreRange) = default;
};

// What decisive() adds to a win; every estimate is smaller.
inline constexpr Score kAboveEstimates{1'000'000};

// A finished game on a scale where every win is above every estimate and every loss below, in the
// order of the final scores. For evaluators whose own scale says nothing about final scores.
[[nodiscard]] constexpr Score decisive(Score final_score) {
    if (final_score > Score{0}) return kAboveEstimates + final_score;
    if (final_score < Score{0}) return final_score - kAboveEstimates;
    return Score{0};
}

// The final score that decisive() was given; none for an estimate, and none for a draw, which looks
// like one.
[[nodiscard]] constexpr std::optional<Score> decided(Score score) {
    if (score > kAboveEstimates) return score - kAboveEstimates;
    if (score < -kAboveEstimates) return score + kAboveEstimates;
    return std::nullopt;
}

}  // namespace lawan
