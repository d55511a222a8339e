#include "analysis/move_grade.hpp"

#include <algorithm>

namespace lawan {
namespace {

int outcome_of(Score score) {
    return score > Score{0} ? 1 : score < Score{0} ? -1 : 0;
}

// Both are final scores: a worse outcome is a blunder, and within one outcome points count.
std::optional<MoveGrade> grade_by_outcome(Score best, Score played, ScoreUnit unit) {
    constexpr Score kInaccuracy{4};
    constexpr Score kMistake{8};
    if (outcome_of(played) < outcome_of(best)) return MoveGrade::Blunder;
    if (unit == ScoreUnit::Outcome) return std::nullopt;
    const Score loss = best - played;
    if (loss >= kMistake) return MoveGrade::Mistake;
    return loss >= kInaccuracy ? std::optional{MoveGrade::Inaccuracy} : std::nullopt;
}

}  // namespace

std::string_view to_text(MoveGrade grade) {
    switch (grade) {
        case MoveGrade::Inaccuracy:
            return "inaccuracy";
        case MoveGrade::Mistake:
            return "mistake";
        case MoveGrade::Blunder:
            break;
    }
    return "blunder";
}

std::optional<Score> spread_of(const std::vector<Value>& values) {
    if (values.size() < 2) return std::nullopt;
    const Value& best = values.front();
    const Value& middle = values[values.size() / 2];
    if (best.is_final() || middle.is_final()) return std::nullopt;
    return best.score - middle.score;
}

// Estimates are on a scale of their evaluator's own, so they are measured by how far apart moves
// are, in the position and in the whole game: a move that gives away more than the one in the
// middle does is a mistake, and one that gives away more than half of it an inaccuracy. Where all
// moves are nearly equal, only what counts in other positions counts.
std::optional<MoveGrade> grade_of(const Value& played, const std::vector<Value>& values,
                                  Score typical, ScoreUnit unit) {
    const Value& best = values.front();
    if (best.is_final() && played.is_final()) {
        return grade_by_outcome(best.score, played.score, unit);
    }
    if (best.is_final() && best.score > Score{0}) return MoveGrade::Mistake;  // a win not taken
    // Walked into a loss: out of a good position, or out of one that looked bad already.
    if (played.is_final() && played.score < Score{0}) {
        return best.score < Score{0} ? MoveGrade::Mistake : MoveGrade::Blunder;
    }
    if (best.is_final() || played.is_final()) return std::nullopt;
    const Score loss = best.score - played.score;
    const Score measure = std::max(spread_of(values).value_or(Score{0}), typical);
    if (loss <= Score{0} || measure <= Score{0}) return std::nullopt;
    if (loss > measure) return MoveGrade::Mistake;
    return 2 * loss > measure ? std::optional{MoveGrade::Inaccuracy} : std::nullopt;
}

std::optional<MoveGrade> grade_of(Score expected_loss) {
    constexpr Score kInaccuracy{3};
    constexpr Score kMistake{6};
    if (expected_loss >= kMistake) return MoveGrade::Mistake;
    return expected_loss >= kInaccuracy ? std::optional{MoveGrade::Inaccuracy} : std::nullopt;
}

}  // namespace lawan
