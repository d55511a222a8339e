// F of a set of few cells, from all of its subsets at once.
//
// A move at c settles as many cells as are open before it and not after it: with o(S) the number of
// v with N[v] ∩ S ≠ ∅, k(c) = o(S) − o(S∖c). So G(S) = F(S) + o(S) needs no k at all:
//
//   G(S) = 2·o(S) − min over c of G(S∖c),   G(∅) = 0,
//
// and 0 ≤ G(S) ≤ 2·o(S), because every open v pays one. To go through all subsets in this way takes
// less time than a few nodes of a search, and needs no table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/bitboard.hpp"
#include "games/adjacency/engine/full/byte_lanes.hpp"
#include "games/adjacency/engine/full/geometry.hpp"
#include "games/adjacency/engine/full/set_table.hpp"

namespace lawan::adjacency::full {

class SmallSetValue {
  public:
    static constexpr int kMostCells = 12;  // coins included

    explicit SmallSetValue(const Geometry& geometry);

    [[nodiscard]] static int cells(const CellSet& set) {
        return set.cells.count() + Bitboard{set.coins}.count();
    }
    // F of a set of at most kMostCells cells.
    [[nodiscard]] int of(const CellSet& set);

  private:
    static constexpr int kMostRowBits = kMostCells - kLaneBits;
    static constexpr std::size_t kMostRows = std::size_t{1} << kMostRowBits;
    static constexpr std::size_t kRowsTogether = 4;  // at most, in one register
    static constexpr std::size_t kMostPlaces = kMostRows + kRowsTogether * (kMostRowBits + 1);
    // A subset is a number with a bit for each cell: its row and its lane.
    using Subset = std::uint16_t;
    using Place = std::uint16_t;

    // Rows in the order in which they are done: those with fewer cells first, and those with as
    // many together, because they do not wait for each other.
    struct Plan {
        struct RowRange {  // from one place that is a multiple of kRowsTogether to another
            std::size_t begin;
            std::size_t rows;
        };
        std::vector<RowRange> levels;   // by the number of cells
        std::vector<std::uint8_t> row;  // in each place
        std::vector<Place> below;  // for each row in turn, the places of those with a cell less
    };
    [[nodiscard]] static Plan make_plan(int row_bits);

    void count_closed(const CellSet& set);
    void count_closed_without(Subset cells, int times);
    void fill(const Plan& plan);

    const Geometry* geometry_;
    std::array<Plan, kMostRowBits + 1> plans_;  // by the number of bits of rows
    std::array<ByteLanes, kLanes> without_;     // 1 in the lanes that have none of some cells
    std::size_t rows_ = 1;
    int open_ = 0;                                         // o of the whole set
    alignas(64) std::array<ByteLanes, kMostRows> closed_;  // how many v of those are closed, by row
    alignas(64) std::array<ByteLanes, kMostPlaces> twice_open_;  // from here on by place
    alignas(64) std::array<ByteLanes, kMostPlaces> gain_;        // G
};

}  // namespace lawan::adjacency::full
