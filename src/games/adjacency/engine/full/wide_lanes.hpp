// Several rows of sixteen lanes at once: as many as the registers of the processor hold that this
// is compiled for.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

#include "games/adjacency/engine/full/byte_lanes.hpp"

namespace lawan::adjacency::full {

#if defined(__AVX512BW__)
inline constexpr std::size_t kBytesOfWide = 64;
#elif defined(__AVX2__)
inline constexpr std::size_t kBytesOfWide = 32;
#else
inline constexpr std::size_t kBytesOfWide = 16;
#endif
inline constexpr std::size_t kRowsOfWide = kBytesOfWide / kLanes;

using Wide = std::uint8_t __attribute__((vector_size(kBytesOfWide)));
using WideTwos = std::uint16_t __attribute__((vector_size(kBytesOfWide)));
using WideFours = std::uint32_t __attribute__((vector_size(kBytesOfWide)));
using WideEights = std::uint64_t __attribute__((vector_size(kBytesOfWide)));

[[nodiscard]] inline Wide all_wide(int number) {
    return Wide{} + static_cast<std::uint8_t>(number);
}

// Rows that follow each other.
[[nodiscard]] inline Wide load(const ByteLanes* rows) {
    Wide wide;
    std::memcpy(&wide, rows, sizeof wide);
    return wide;
}
inline void store(ByteLanes* rows, const Wide& wide) {
    std::memcpy(rows, &wide, sizeof wide);
}

using RowsOfWide = std::array<ByteLanes, kRowsOfWide>;

// In registers; through memory it would have to wait for what was just written.
[[nodiscard]] inline Wide together(const RowsOfWide& rows) {
    using Eights = std::uint64_t __attribute__((vector_size(16)));
    const auto half = [&rows](std::size_t row) { return reinterpret_cast<Eights>(rows[row]); };
#if defined(__AVX512BW__)
    const auto low = __builtin_shufflevector(half(0), half(1), 0, 1, 2, 3);
    const auto high = __builtin_shufflevector(half(2), half(3), 0, 1, 2, 3);
    return reinterpret_cast<Wide>(__builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7));
#elif defined(__AVX2__)
    return reinterpret_cast<Wide>(__builtin_shufflevector(half(0), half(1), 0, 1, 2, 3));
#else
    return reinterpret_cast<Wide>(half(0));
#endif
}

// The same row as often as there is room.
[[nodiscard]] inline Wide repeated(ByteLanes row) {
    RowsOfWide rows;
    rows.fill(row);
    return load(rows.data());
}

// In each lane whose number in its row has this bit the number of the lane without it; 0 in the
// others.
template <int kBit>
[[nodiscard]] inline Wide each_without(Wide lanes) {
    static_assert(kBit >= 0 && kBit < kLaneBits);
    if constexpr (kBit == 0) return reinterpret_cast<Wide>(reinterpret_cast<WideTwos>(lanes) << 8);
    if constexpr (kBit == 1) {
        return reinterpret_cast<Wide>(reinterpret_cast<WideFours>(lanes) << 16);
    }
    const auto eights = reinterpret_cast<WideEights>(lanes);
    if constexpr (kBit == 2) return reinterpret_cast<Wide>(eights << 32);
    const WideEights none{};
#if defined(__AVX512BW__)
    return reinterpret_cast<Wide>(__builtin_shufflevector(none, eights, 0, 8, 2, 10, 4, 12, 6, 14));
#elif defined(__AVX2__)
    return reinterpret_cast<Wide>(__builtin_shufflevector(none, eights, 0, 4, 2, 6));
#else
    return reinterpret_cast<Wide>(__builtin_shufflevector(none, eights, 0, 2));
#endif
}

using WideMasks = std::array<Wide, kLaneSteps.size()>;

[[nodiscard]] inline WideMasks wide_masks() {
    const LaneMasks masks = lane_masks();
    WideMasks wide;
    for (std::size_t step = 0; step < masks.size(); ++step) wide[step] = repeated(masks[step]);
    return wide;
}

// The subsets of four cells, each from those with a cell less: see kLaneSteps. `gain(cell)` minus
// what is stored without the cell is what is stored with it, if the move there is the best.
template <class Gain, std::size_t... kSteps>
[[nodiscard]] inline Wide play_in_lanes(Wide best, const WideMasks& masks, const Gain& gain,
                                        std::index_sequence<kSteps...>) {
    ((best = greater(best, (gain(static_cast<std::size_t>(kLaneSteps[kSteps])) -
                            each_without<kLaneSteps[kSteps]>(best)) &
                               masks[kSteps])),
     ...);
    return best;
}

template <class Gain>
[[nodiscard]] inline Wide play_in_lanes(Wide best, const WideMasks& masks, const Gain& gain) {
    return play_in_lanes(best, masks, gain, std::make_index_sequence<kLaneSteps.size()>{});
}

}  // namespace lawan::adjacency::full
