// What a thread works with on symmetric sets: a part of SymmetricSets.
#pragma once

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
};

}  // namespace lawan::adjacency::full
