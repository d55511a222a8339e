// F of all subsets of a few empty cells, by its definition.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/bitboard.hpp"
#include "engines/adjacency/full/geometry.hpp"

namespace lawan::adjacency::full {

// A subset is a number with a bit for each cell, in the order of the cells.
template <int kMostCells>
class SmallSets {
  public:
    SmallSets(const Geometry& geometry, Bitboard cells)
        : subsets_{1U << static_cast<unsigned>(cells.count())} {
        count_settled(geometry, cells);
        value_[0] = 0;
        for (unsigned set = 1; set < subsets_; ++set) {
            int best = -kFar;
            for (unsigned left = set; left != 0; left &= left - 1) {
                const auto cell = static_cast<unsigned>(std::countr_zero(left));
                best = std::max(best, settles(set, cell) - value(set ^ (1U << cell)));
            }
            value_[set] = static_cast<std::int8_t>(best);
        }
    }

    [[nodiscard]] unsigned count() const { return subsets_; }
    [[nodiscard]] int value(unsigned set) const { return value_[set]; }
    // k of a cell in a set.
    [[nodiscard]] int settles(unsigned set, unsigned cell) const {
        return settled_[set][cell % kRow];
    }

    static constexpr int kFar = 100;  // beyond all values

  private:
    static constexpr std::size_t kSubsets = std::size_t{1} << kMostCells;
    static constexpr unsigned kRow = std::bit_ceil(static_cast<unsigned>(kMostCells));

    void count_settled(const Geometry& geometry, Bitboard cells) {
        for (unsigned set = 0; set < subsets_; ++set) settled_[set] = {};
        for (const Square v : squares((cells | beside(cells)) & geometry.board())) {
            unsigned near = 0;  // those in N[v]
            unsigned number = 0;
            for (const Square cell : squares(cells)) {
                if (geometry.closed(v).has(cell)) near |= 1U << number;
                ++number;
            }
            for (unsigned set = 1; set < subsets_; ++set) {
                const unsigned left = near & set;
                if (left == 0 || (left & (left - 1)) != 0) continue;  // quicker than counting
                ++settled_[set][static_cast<unsigned>(std::countr_zero(left)) % kRow];
            }
        }
    }

    unsigned subsets_;
    std::array<std::array<std::int8_t, kRow>, kSubsets> settled_;
    std::array<std::int8_t, kSubsets> value_;
};

}  // namespace lawan::adjacency::full
