// F of a set of empty cells from all its subsets, where a table of them would not fit into the
// memory: ten cells and ten others make a chunk, and of the chunks for sets of the other cells only
// those with as many of these cells, or with one less, are kept at a time. A value takes half a
// byte; where a rotation by 180° maps the set to itself, one of a chunk and its image is kept.
#pragma once

#include <optional>
#include <vector>

#include "core/bitboard.hpp"
#include "core/memory.hpp"
#include "core/square.hpp"
#include "games/adjacency/engine/full/geometry.hpp"
#include "games/adjacency/engine/full/subset_values.hpp"

namespace lawan::adjacency::full {

struct LayeredValue {
    int value;                 // F
    std::vector<Square> best;  // all moves that keep it
};

// What it takes; nothing where it cannot be done: too few cells, or too many.
[[nodiscard]] std::optional<MebiBytes> memory_for_layers(const Geometry& geometry, Bitboard cells,
                                                         int threads);

// What it takes at most for this many cells, however they lie and wherever it can be done: half of
// that with a symmetry.
[[nodiscard]] MebiBytes most_memory_for_layers(int cells, int threads);

// Nothing when the budget is spent, or where a value was out of the range that is stored. Only
// where it can be done.
[[nodiscard]] std::optional<LayeredValue> value_by_layers(const Geometry& geometry, Bitboard cells,
                                                          const SubsetWork& work);

// A line of best play to the end, with this first move; shorter when the budget is spent. Each
// further move takes half the time of the one before, so that all together take as long as the
// value without a symmetry.
[[nodiscard]] std::vector<Square> line_by_layers(const Geometry& geometry, Bitboard cells,
                                                 Square first, const SubsetWork& work);

// How many sets it goes through.
[[nodiscard]] double sets_of_layers(const Geometry& geometry, Bitboard cells);

}  // namespace lawan::adjacency::full
