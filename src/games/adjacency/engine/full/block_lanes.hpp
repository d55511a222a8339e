// A number for each subset of a block of cells, in lanes.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/bitboard.hpp"
#include "core/square.hpp"
#include "games/adjacency/engine/full/byte_lanes.hpp"
#include "games/adjacency/engine/full/subset_layout.hpp"

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

// The moves to cells of a block: each row, and each lane of it, from those with a cell less. What
// moves outside are worth is there already.
class PlayInside {
  public:
    // `gain(cell, row)`: what is stored of the subsets of a row with this cell of the block is this
    // minus what is stored without it, if the move there is the best.
    template <class Gain>
    void play(ByteLanes* block, const Gain& gain) const {
        for (const std::size_t row : rows_) {
            ByteLanes best = block[row];
            for (const Square bit : squares(Bitboard{row})) {
                const auto cell = static_cast<std::size_t>(bit.index());
                best = greater(best,
                               gain(kLaneBits + cell, row) - block[row ^ (std::size_t{1} << cell)]);
            }
            block[row] =
                play_in_lanes(best, row, gain, std::make_index_sequence<kLaneSteps.size()>{});
        }
    }

  private:
    template <class Gain, std::size_t... kSteps>
    [[nodiscard]] ByteLanes play_in_lanes(ByteLanes best, std::size_t row, const Gain& gain,
                                          std::index_sequence<kSteps...>) const {
        ((best = greater(best, (gain(static_cast<std::size_t>(kLaneSteps[kSteps]), row) -
                                from_lanes_without<kLaneSteps[kSteps]>(best)) &
                                   masks_[kSteps])),
         ...);
        return best;
    }

    LaneMasks masks_ = lane_masks();
    std::array<std::uint8_t, kRows> rows_ = rows_by_cells();
};

}  // namespace lawan::adjacency::full
