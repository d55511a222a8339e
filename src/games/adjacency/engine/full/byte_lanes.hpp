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
[[nodiscard]] inline ByteLanes greater(ByteLanes a, ByteLanes b) {
    return a > b ? a : b;
}
[[nodiscard]] inline ByteLanes lesser(ByteLanes a, ByteLanes b) {
    return a < b ? a : b;
}

// In each lane whose number has this bit the number of the lane without it; 0 in the others.
template <int kBit>
[[nodiscard]] inline ByteLanes from_lanes_without(ByteLanes lanes) {
    using Twos = std::uint16_t __attribute__((vector_size(16)));
    using Fours = std::uint32_t __attribute__((vector_size(16)));
    using Eights = std::uint64_t __attribute__((vector_size(16)));
    static_assert(kBit >= 0 && kBit < kLaneBits);
    if constexpr (kBit == 0) return reinterpret_cast<ByteLanes>(reinterpret_cast<Twos>(lanes) << 8);
    if constexpr (kBit == 1) {
        return reinterpret_cast<ByteLanes>(reinterpret_cast<Fours>(lanes) << 16);
    }
    if constexpr (kBit == 2) {
        return reinterpret_cast<ByteLanes>(reinterpret_cast<Eights>(lanes) << 32);
    }
    const Eights moved{0, reinterpret_cast<Eights>(lanes)[0]};
    return reinterpret_cast<ByteLanes>(moved);
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
