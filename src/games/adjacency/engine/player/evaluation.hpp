// What a position that cannot be solved is worth: a sum of few counts with weights, in hundredths
// of a mark for the side to move. `lawan train adjacency` fits the weights to games of self-play.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/adjacency/engine/fixed/marks.hpp"

namespace lawan::adjacency::player {

inline constexpr int kHundredths = 100;

// Marks by their empty neighbours, own minus enemy (0 to 4); the most that either side could flip
// now; the alternating sum of the cells that last moves would settle, which is all that counts when
// the board will be full; one, for the right to move, and one if this side makes the last move; the
// marks that moves which flip two or more could flip; and the empty cells by the own and the enemy
// marks beside them, which is what moves there flip.
inline constexpr std::size_t kFeatures = 26;
using Features = std::array<int, kFeatures>;
using Weights = std::array<std::int16_t, kFeatures>;

// `plies`: that are left.
[[nodiscard]] Features features_of(const fixed::Marks& marks, Bitboard board, int plies);

// Positions with about as many plies left, and about as many cells that will stay empty, share
// their weights.
inline constexpr std::size_t kStages = 24;
[[nodiscard]] std::size_t stage_of(int plies, int empty);
using WeightTable = std::array<Weights, kStages>;

[[nodiscard]] const WeightTable& shipped_weights();

[[nodiscard]] inline int evaluate(const Features& features, const Weights& weights) {
    int sum = 0;
    for (std::size_t i = 0; i < kFeatures; ++i) sum += features[i] * weights[i];
    return sum;
}

}  // namespace lawan::adjacency::player
