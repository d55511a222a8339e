// What the cells of a block and those outside it settle, in all subsets of the block at once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/bitboard.hpp"
#include "core/square.hpp"
#include "games/adjacency/engine/full/block_lanes.hpp"
#include "games/adjacency/engine/full/geometry.hpp"
#include "games/adjacency/engine/full/subset_layout.hpp"

namespace lawan::adjacency::full {

class BlockNeighbours {
  public:
    BlockNeighbours(const Geometry& geometry, const SubsetLayout& layout);

    // The v whose N[v] has cells of the block.
    [[nodiscard]] Bitboard near() const { return near_; }
    // 1 where the block has none of the cells of such an N[v].
    [[nodiscard]] const BlockLanes& none_of(Square v) const { return none_of_[index(v)]; }

    // k of a cell of the block beside these cells outside.
    void add_settled_inside(std::size_t cell, std::uint64_t outside, BlockLanes& sum) const;
    // k of a cell outside, of these cells, as far as it depends on the block; whether it does.
    [[nodiscard]] bool add_settled_outside(Square bit, std::uint64_t outside,
                                           BlockLanes& sum) const;

  private:
    struct Only {
        Square v;
        BlockLanes lanes;  // 1 where a cell is the only one of the block in N[v]
    };
    [[nodiscard]] static std::size_t index(Square cell) {
        return static_cast<std::size_t>(cell.index());
    }

    const Geometry& geometry_;
    const SubsetLayout& layout_;
    Bitboard near_;
    std::array<BlockLanes, Bitboard::kCapacity> none_of_{};
    std::array<std::vector<Only>, kBlockBits> only_;  // by the cell
};

}  // namespace lawan::adjacency::full
