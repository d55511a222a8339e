// What a thread works with on symmetric sets: a part of SymmetricSets.
#pragma once

#include <optional>

#include "engines/adjacency/full/layered_values.hpp"
#include "engines/adjacency/full/reduction.hpp"
#include "engines/adjacency/full/set_search.hpp"
#include "engines/adjacency/full/subset_values.hpp"
#include "engines/adjacency/full/symmetric_sets.hpp"

namespace lawan::adjacency::full {

struct SymmetricSets::Tools {
    SetSearch search;
    Reducer reducer;
    SubsetMemory memory;

    // The cells without those that decide nothing.
    [[nodiscard]] Bitboard reduced(const Geometry& geometry, Bitboard cells) {
        return cells_like(geometry, reducer.of(cells).set, cells).value_or(cells);
    }

    // What it takes to go through all subsets of reduced cells; nothing where that is too much for
    // any machine.
    [[nodiscard]] static std::optional<MebiBytes> memory_for_all(const Geometry& geometry,
                                                                 Bitboard cells, int threads) {
        if (cells.count() <= kCellsOfTable) return SubsetValues::memory_for(cells.count());
        return memory_for_layers(geometry, cells, threads);
    }
    static constexpr int kCellsOfTable = 20;  // so few have no layers
};

}  // namespace lawan::adjacency::full
