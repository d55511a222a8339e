// What the side to move gains when only few cells are left, from all subsets of them.
//
// Let o(S) count the v with N[v] ∩ S ≠ ∅. A move at c gains o(S) − o(S∖c), so with H = G + o
//
//   H(S) = 2·o(S) − min over c of H(S∖c),   H(∅) = 0,
//
// and nothing has to be known of single moves.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/bitboard.hpp"

namespace lawan::proofs {

class FewCells {
  public:
    static constexpr int kMost = 12;

    FewCells();

    // G of at most kMost cells; `closed` are the N[v] of a board by the index of v.
    [[nodiscard]] int gain(Bitboard cells, const std::array<Bitboard, Bitboard::kCapacity>& closed);

  private:
    // A subset is a number with a bit for each cell; sixteen of them, a row, are done at a time.
    static constexpr int kBitsOfLane = 4;
    static constexpr std::size_t kLanes = std::size_t{1} << kBitsOfLane;
    static constexpr std::size_t kRows = std::size_t{1} << (kMost - kBitsOfLane);
    using Row = std::uint8_t __attribute__((vector_size(kLanes)));

    [[nodiscard]] Row row_from_those_below(Row best_below, Row twice_open) const;

    std::array<Row, kBitsOfLane + 1> with_cells_;  // the lanes with so many bits: all bits set
    std::array<Row, kLanes> apart_from_;           // the lanes that have none of these bits: 1
    std::array<std::uint8_t, kRows> order_;        // of the rows: those with fewer bits first
    std::array<Row, kRows> closed_;                // how many v have no cell in a subset
    std::array<Row, kRows> rest_;                  // 255 − H, so that the greatest is sought
};

}  // namespace lawan::proofs
