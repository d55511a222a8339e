// F of all subsets of twenty cells together with fixed others, in half a byte each.
//
// F has the parity p of the number of open v (theorem 6), so that d = ⌊F/2⌋ says it all: with
// F(E) = max over c of k(c) − F(E∖c) and the parity of both sides,
//
//     d(E) = max over c of ⌊(k(c) − p(E)) / 2⌋ − d(E∖c).
//
// What is stored is d plus 12 in sets with an even number of cells and plus 4 in the others, as
// whoever moves last gains; then the code of E is the greatest of 16 + ⌊(k − p)/2⌋ − (code of
// E∖c), whichever it is, and starts with 12 for the empty set.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/bitboard.hpp"
#include "core/square.hpp"
#include "games/adjacency/engine/full/block_lanes.hpp"
#include "games/adjacency/engine/full/block_neighbours.hpp"
#include "games/adjacency/engine/full/byte_lanes.hpp"
#include "games/adjacency/engine/full/geometry.hpp"
#include "games/adjacency/engine/full/subset_layout.hpp"
#include "games/adjacency/engine/full/wide_lanes.hpp"

namespace lawan::adjacency::full {

// A chunk: all subsets of the block and of the ten cells with the lowest bits outside it, the
// *middle*. Two rows of a block, 32 apart, share their bytes.
inline constexpr int kMiddleBits = kBlockBits;
inline constexpr std::size_t kMiddles = std::size_t{1} << kMiddleBits;
inline constexpr std::size_t kPackedRows = kRows / 2;
inline constexpr std::size_t kChunkLanes = kMiddles * kPackedRows;
inline constexpr std::uint64_t kSetsOfChunk = std::uint64_t{1} << (kMiddleBits + kBlockBits);
inline constexpr int kMostOuter = 22;  // cells with higher bits

// The chunks without one of the outer cells, by its bit.
using ChunksBelow = std::array<const ByteLanes*, kMostOuter>;

class LayerFiller {
  public:
    LayerFiller(const Geometry& geometry, const SubsetLayout& layout);

    // The subsets with these outer cells.
    void fill(std::uint64_t outer, const ChunksBelow& below, ByteLanes* chunk);

    // False once a value did not fit into half a byte: then nothing is known.
    [[nodiscard]] bool all_fitted() const;

  private:
    struct Dependent {  // a move that settles more or less as the block is
        const ByteLanes* left;
        const BlockLanes* more;
        Wide settles;
    };
    using Parities = std::array<BlockLanes, 2>;  // for v beyond the block: even or odd many open

    [[nodiscard]] static std::size_t index(Square cell) {
        return static_cast<std::size_t>(cell.index());
    }
    void prepare(std::uint64_t near);
    void prepare_parity(std::uint64_t outside);
    void prepare_block(std::uint64_t outside);
    void prepare_outside(std::uint64_t outside);
    void fill_block(std::uint64_t outer, std::size_t middle, const ChunksBelow& below,
                    ByteLanes* chunk);
    void list_moves(std::uint64_t outer, std::size_t middle, const ChunksBelow& below,
                    const ByteLanes* chunk);
    void play_outside(BlockLanes& block) const;

    const Geometry& geometry_;
    const SubsetLayout& layout_;
    BlockNeighbours neighbours_;
    PlayInside play_inside_;
    std::array<Bitboard, kMiddles> middle_cells_;

    // For the present cells outside that have to do with the block:
    std::uint64_t near_ = ~std::uint64_t{0};
    Parities parity_;                            // p
    std::array<Parities, kBlockBits> in_block_;  // 16 + ⌊(k − p)/2⌋ of the cells of the block
    std::array<std::array<GroupLanes, 2>, kLaneBits> in_lanes_;  // of the first of them
    std::array<Parities, Bitboard::kCapacity> more_;  // of the others: k in part, plus 2 − p
    std::uint64_t has_more_ = 0;

    // For the present block:
    std::size_t odd_ = 0;  // which of the parities
    struct Plain {         // moves that settle as many whatever the block holds
        std::array<const ByteLanes*, kMiddleBits + kMostOuter> left;
        std::size_t count = 0;
    };
    std::array<Plain, kMostDegree + 1> plain_;
    std::array<Dependent, kMiddleBits + kMostOuter> dependent_;
    std::size_t dependents_ = 0;
    Wide seen_{};  // bits of all codes, and of each less one
};

}  // namespace lawan::adjacency::full
