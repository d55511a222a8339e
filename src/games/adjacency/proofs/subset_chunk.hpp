// The inner loop of a table of all subsets: a part of it, made from those that lack one cell.
//
// As in few_cells.hpp, o(S) counts the v with N[v] ∩ S ≠ ∅, H = G + o, and
//
//   H(S) = 2·o(S) − min over c of H(S∖c),   H(∅) = 0.
//
// A table holds 255 − H, one byte a set, so that the greatest is sought and 0 stands for none. Of
// every row of cells it holds 32 sets at once, in the *lanes* of a vector: the row with each set of
// a small family, the subsets of a few cells without or with one of some *others*. A subset of the
// cells that are left is a row; a *chunk* is the rows that agree in all but the first cells.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace lawan::proofs {

inline constexpr std::size_t kLanes = 32;

struct alignas(kLanes) LaneBytes {
    std::array<std::uint8_t, kLanes> of{};
};

// Which of the five places of N[c] a set of v holds, as a number, for N[c] turned to bits 0, 7, 8,
// 9 and 16: the product brings these five, and nothing else, into the highest bits.
[[nodiscard]] constexpr std::size_t places_in_neighbourhood(std::uint64_t some, int cell) {
    constexpr std::uint64_t kGather =
        std::uint64_t{1} << 59 | std::uint64_t{1} << 53 | std::uint64_t{1} << 47;
    return static_cast<std::size_t>(std::rotr(some, cell - 8) * kGather >> 59);
}

// A cell of the rows.
struct RowCell {
    static constexpr std::size_t kPlaces = 32;

    int cell = 0;
    std::uint64_t closed = 0;  // N[cell]
    // By places_in_neighbourhood of the v that only this cell opens in a row: 2 for each of them
    // in every lane that does not open it.
    std::array<LaneBytes, kPlaces> opens{};
};

struct SubsetChunk {
    // As many first cells of a row stand in each block of rows, which is done at once.
    static constexpr int kCellsOfBlock = 3;
    static constexpr int kMostCells = 12;

    const LaneBytes* const* below = nullptr;  // the chunks that lack one cell of this one
    std::size_t below_count = 0;
    LaneBytes* rows = nullptr;  // to be filled: 2^cells of them
    const RowCell* row_cells = nullptr;
    int cells = 0;
    std::uint64_t open = 0;  // the v that the chunk's other cells open
    LaneBytes first{};       // 254 − 2·o, modulo 256, in the lanes of its first row
    bool holds_empty = false;
};

using FillChunk = void (*)(const SubsetChunk&);

// `others`: 1, 3 or 7, of which lane i has the (i mod (others + 1))th, and none if that is 0. The
// rest of i is the subset.
namespace for_every_processor {
[[nodiscard]] FillChunk chunk_filler(int others);
}
namespace for_avx2 {
[[nodiscard]] FillChunk chunk_filler(int others);
}

}  // namespace lawan::proofs
