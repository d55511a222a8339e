// What F of a set of empty cells is likely to be: a sum of few counts with weights, in hundredths
// of a mark. Between good moves F hardly varies: the side that will move last is ahead by some
// three marks, whatever the set. The counts say a little more. `lawan train adjacency-full` fits
// the weights.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/bitboard.hpp"
#include "games/adjacency/engine/full/geometry.hpp"

namespace lawan::adjacency::player {

// One; the alternating sum of what last moves would settle; the neighbourhoods with 1, 2, 3, 4 and
// 5 empty cells; the most that a move settles; the moves that leave no neighbourhood with one cell,
// and those of them that settle nothing.
inline constexpr std::size_t kSetFeatures = 10;
using SetFeatures = std::array<int, kSetFeatures>;
[[nodiscard]] SetFeatures set_features_of(const full::Geometry& geometry, Bitboard cells);

// Sets of about as many cells, and of the same parity, share their weights.
inline constexpr std::size_t kSetStages = 28;
[[nodiscard]] std::size_t set_stage_of(int cells);
using SetWeights = std::array<std::array<std::int16_t, kSetFeatures>, kSetStages>;
[[nodiscard]] const SetWeights& shipped_set_weights();

[[nodiscard]] int estimate(const full::Geometry& geometry, Bitboard cells,
                           const SetWeights& weights);

}  // namespace lawan::adjacency::player
