// How bad a move was.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "analysis/value.hpp"
#include "core/game.hpp"
#include "core/score.hpp"

namespace lawan {

enum class MoveGrade : std::uint8_t { Inaccuracy, Mistake, Blunder };

[[nodiscard]] std::string_view to_text(MoveGrade grade);  // "inaccuracy", "mistake", "blunder"

// How far apart the estimates of a position's moves are, best first: from the best to the middle
// one. None where outcomes are known.
[[nodiscard]] std::optional<Score> spread_of(const std::vector<Value>& values);

// The grade of a move worth `played` where the moves were worth `values`, best first; none where
// the move was good enough. `typical` is the spread that positions of this game usually have.
[[nodiscard]] std::optional<MoveGrade> grade_of(const Value& played,
                                                const std::vector<Value>& values, Score typical,
                                                ScoreUnit unit);
// The same by estimates that are final scores, as their bot expects them.
[[nodiscard]] std::optional<MoveGrade> grade_of(Score expected_loss);

}  // namespace lawan
