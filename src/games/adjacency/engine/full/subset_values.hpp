// F of all subsets of some empty cells, by its definition: sixteen subsets at once, two nanoseconds
// for each. For up to some thirty cells that is quicker than any search, and gives all best moves
// too.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

#include "core/big_memory.hpp"
#include "core/bitboard.hpp"
#include "core/budget.hpp"
#include "core/memory.hpp"
#include "games/adjacency/engine/full/byte_lanes.hpp"
#include "games/adjacency/engine/full/geometry.hpp"
#include "games/adjacency/engine/full/set_table.hpp"
#include "games/adjacency/engine/full/subset_layout.hpp"

namespace lawan::adjacency::full {

struct SubsetWork {
    Budget& budget;
    int threads = 1;
    std::uint64_t sets_of_node = 1;                   // that are charged as one node
    std::function<void(double share)> progress = {};  // of the work that is done
};

// Where tables are that come one after the other.
class SubsetMemory {
  public:
    // What was there is lost.
    [[nodiscard]] ByteLanes* take(std::size_t size) {
        if (size > lanes_.size()) {
            lanes_ = BigArray<ByteLanes>{1};  // not two large ones at once
            lanes_ = BigArray<ByteLanes>{size};
        }
        return &lanes_[0];
    }
    [[nodiscard]] MebiBytes size() const { return {lanes_.size() * sizeof(ByteLanes) >> 20}; }

  private:
    BigArray<ByteLanes> lanes_{1};
};

// Valid until the memory is taken for another table.
class SubsetValues {
  public:
    // One byte for each subset.
    [[nodiscard]] static constexpr MebiBytes memory_for(int cells) {
        constexpr int kBitsOfMebiByte = 20;
        return {cells <= kBitsOfMebiByte ? 1 : std::uint64_t{1} << (cells - kBitsOfMebiByte)};
    }

    // Nothing when the budget is spent first.
    [[nodiscard]] static std::optional<SubsetValues> of(const Geometry& geometry, Bitboard cells,
                                                        SubsetMemory& memory,
                                                        const SubsetWork& work);

    [[nodiscard]] Bitboard cells() const { return cells_; }
    // F of a subset of the cells.
    [[nodiscard]] int value(Bitboard subset) const {
        const std::uint64_t number = layout_.number_of(subset);
        return table_[static_cast<std::size_t>(number / kLanes)][number % kLanes] - kBias;
    }
    // F of a set with coins, if it is like a subset.
    [[nodiscard]] std::optional<int> value(const CellSet& set) const;

  private:
    class Filler;
    static constexpr int kBias = 100;  // what is stored is positive

    SubsetValues(const Geometry& geometry, Bitboard cells, SubsetMemory& memory);
    [[nodiscard]] bool fill(const SubsetWork& work);

    const Geometry* geometry_;
    Bitboard cells_;
    SubsetLayout layout_;
    ByteLanes* table_;
};

}  // namespace lawan::adjacency::full
