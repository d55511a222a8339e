// F of all subsets of a few empty cells, by its definition.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/bitboard.hpp"
#include "games/adjacency/engine/full/geometry.hpp"

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
    // k of a cell of a set.
    [[nodiscard]] int settles(unsigned set, unsigned cell) const {
        return settled_[set][cell % kRow];
    }

    static constexpr int kFar = 100;  // beyond all values

  private:
    static constexpr std::size_t kSubsets = std::size_t{1} << kMostCells;
    static constexpr unsigned kRow = std::bit_ceil(static_cast<unsigned>(kMostCells));

    // N[v] with one of the cells pays for it in every set; of those with more, which are few, the
    // sets are listed that have only one of them.
    void count_settled(const Geometry& geometry, Bitboard cells) {
        std::array<std::int8_t, kRow> alone{};
        std::array<unsigned, kMostCells * kMostDegree> shared;
        std::size_t count = 0;
        for (const Square v : squares((cells | beside(cells)) & geometry.board())) {
            unsigned near = 0;  // those in N[v]
            for (const Square cell : squares(cells & geometry.closed(v))) {
                near |= 1U << number_of(cells, cell);
            }
            if ((near & (near - 1)) == 0) {
                ++alone[static_cast<unsigned>(std::countr_zero(near)) % kRow];
            } else {
                shared[count++] = near;
            }
        }
        for (unsigned set = 0; set < subsets_; ++set) settled_[set] = alone;
        for (std::size_t i = 0; i < count; ++i) {
            const unsigned others = (subsets_ - 1) & ~shared[i];
            for (unsigned left = shared[i]; left != 0; left &= left - 1) {
                const auto cell = static_cast<unsigned>(std::countr_zero(left));
                for (unsigned set = others;; set = (set - 1) & others) {
                    ++settled_[set | 1U << cell][cell % kRow];
                    if (set == 0) break;
                }
            }
        }
    }
    [[nodiscard]] static unsigned number_of(Bitboard cells, Square cell) {
        unsigned number = 0;
        for (std::uint64_t before = cells.bits() & (Bitboard::of(cell).bits() - 1); before != 0;
             before &= before - 1) {
            ++number;
        }
        return number;
    }

    unsigned subsets_;
    std::array<std::array<std::int8_t, kRow>, kSubsets> settled_;
    std::array<std::int8_t, kSubsets> value_;
};

}  // namespace lawan::adjacency::full
