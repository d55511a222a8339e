// A number for each subset of a block of cells, in lanes.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engines/adjacency/full/byte_lanes.hpp"
#include "engines/adjacency/full/subset_layout.hpp"

namespace lawan::adjacency::full {

inline constexpr std::size_t kRows = std::size_t{1} << (kBlockBits - kLaneBits);  // in a block

using BlockLanes = std::array<ByteLanes, kRows>;

// 1 for the subsets of the block that have just these of some bits.
[[nodiscard]] inline BlockLanes where(unsigned bits, unsigned wanted) {
    BlockLanes lanes{};
    for (unsigned subset = 0; subset < kRows * kLanes; ++subset) {
        lanes[subset / kLanes][subset % kLanes] = (subset & bits) == wanted ? 1 : 0;
    }
    return lanes;
}

inline void add(BlockLanes& sum, const BlockLanes& lanes) {
    for (std::size_t row = 0; row < kRows; ++row) sum[row] += lanes[row];
}

// The rows of a block, those with fewer cells first: rows with as many do not wait for each other.
[[nodiscard]] inline std::array<std::uint8_t, kRows> rows_by_cells() {
    std::array<std::uint8_t, kRows> rows{};
    for (std::size_t row = 0; row < kRows; ++row) rows[row] = static_cast<std::uint8_t>(row);
    std::stable_sort(rows.begin(), rows.end(),
                     [](unsigned a, unsigned b) { return std::popcount(a) < std::popcount(b); });
    return rows;
}

}  // namespace lawan::adjacency::full
