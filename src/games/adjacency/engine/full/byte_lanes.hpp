// Sixteen small numbers at once, in the vector registers that every x86-64 and 64-bit ARM processor
// has: the compilers' own vectors, so that nothing here depends on the processor.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace lawan::adjacency::full {

using ByteLanes = std::uint8_t __attribute__((vector_size(16)));

inline constexpr int kLaneBits = 4;
inline constexpr std::size_t kLanes = std::size_t{1} << kLaneBits;

[[nodiscard]] inline ByteLanes all_lanes(int number) {
    return ByteLanes{} + static_cast<std::uint8_t>(number);
}
// Of these and of wider ones.
template <class Lanes>
[[nodiscard]] inline Lanes greater(Lanes a, Lanes b) {
    return a > b ? a : b;
}
template <class Lanes>
[[nodiscard]] inline Lanes lesser(Lanes a, Lanes b) {
    return a < b ? a : b;
}

// Lanes stand for subsets of four cells, and each needs what came out for the subsets with one cell
// less. So they are done step by step: a step takes one cell out of those subsets for which all is
// known without it. All orders in which four cells can be taken have to be part of the sequence of
// steps; twelve are enough (Newey, Notes on a problem involving permutations as subsequences,
// 1973).
inline constexpr std::array<int, 12> kLaneSteps{0, 1, 2, 3, 0, 1, 2, 0, 3, 1, 0, 2};

using LaneMasks = std::array<ByteLanes, kLaneSteps.size()>;
[[nodiscard]] LaneMasks lane_masks();

}  // namespace lawan::adjacency::full
