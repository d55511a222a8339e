// G of all subsets of a set of cells, without or with one of a few others, by its definition alone.
// See subset_chunk.hpp for how a table is made up.
//
// Chunks are made by the number of their cells. Only two such layers are ever needed, and within a
// layer the chunks with high numbers come first: then a chunk can go as soon as the cell that it
// lacks is the first one that it could lack. For n cells beside those of a chunk there are never
// more than 1 + Σ C(m, ⌊m/2⌋) over m < n of them (Harper 1966), a fifth of all for n = 18.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "core/big_memory.hpp"
#include "core/bitboard.hpp"
#include "core/square.hpp"
#include "games/adjacency/proofs/subset_chunk.hpp"

namespace lawan::proofs {

// Memory for one table after the other.
class SubsetMemory {
  public:
    [[nodiscard]] LaneBytes* rows(std::size_t count) {
        if (!rows_ || rows_->size() < count) {
            rows_.reset();
            rows_ = std::make_unique<BigArray<LaneBytes>>(count);
        }
        return &(*rows_)[0];
    }

  private:
    std::unique_ptr<BigArray<LaneBytes>> rows_;
};

// As in subset_chunk.hpp, those that run here, from the slowest to the fastest.
[[nodiscard]] std::vector<FillChunk> chunk_fillers(int others);

class SubsetTable {
  public:
    static constexpr int kMostOthers = 7;
    static constexpr int kFewestCells = 7;
    static constexpr int kMostCells = 36;

    using Closed = std::array<Bitboard, Bitboard::kCapacity>;  // N[v] by the index of v

    // How much memory is needed for so many cells and others, to know G in the end of all subsets
    // that lack at most so many of the cells.
    [[nodiscard]] static std::uint64_t bytes(int cells, int others, int lacking);
    // How many sets are in it.
    [[nodiscard]] static std::uint64_t sets(int cells, int others);

    // kFewestCells to kMostCells cells and 1 to kMostOthers others, which are not among them.
    SubsetTable(Bitboard cells, const std::vector<Square>& others, int lacking,
                const Closed& closed, SubsetMemory& memory);
    // To be done first. False if it may not go on.
    [[nodiscard]] bool fill(const std::function<bool()>& may_go_on);

    // Of a subset that lacks as many of the cells as was said, at most, and may have one other.
    [[nodiscard]] int gain(Bitboard set) const;

  private:
    using Chunk = std::uint32_t;  // its cells: a bit for each of those behind the first ones

    static constexpr std::int32_t kNowhere = -1;

    void split(Bitboard cells);
    [[nodiscard]] LaneBytes twice_where_not_open(Bitboard some) const;
    void fill(Chunk chunk);
    void free_those_below(Chunk chunk);
    [[nodiscard]] LaneBytes* rows_of(Chunk chunk) const {
        return memory_ + static_cast<std::size_t>(place_[chunk]) * rows_of_chunk_;
    }

    const Closed* closed_;
    std::vector<Square> others_;
    int lacking_;
    std::size_t group_;  // lanes with the same subset, one without and the rest with an other
    std::vector<Square> in_lanes_;
    std::vector<RowCell> in_chunk_;
    std::vector<Square> outside_;
    std::array<Bitboard, kLanes> open_in_lane_{};
    Bitboard open_;  // by anything
    std::size_t rows_of_chunk_;
    FillChunk fill_chunk_;
    LaneBytes* memory_;
    std::vector<std::int32_t> place_;  // of the chunks
    std::vector<std::int32_t> free_;
    std::int32_t used_ = 0;
    std::int32_t places_;  // that there is memory for
};

}  // namespace lawan::proofs
