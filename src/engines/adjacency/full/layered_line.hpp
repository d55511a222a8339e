// A line of best play from values by layers, which are gone as soon as they are known.
#pragma once

#include <vector>

#include "core/bitboard.hpp"
#include "core/square.hpp"
#include "engines/adjacency/full/geometry.hpp"
#include "engines/adjacency/full/subset_values.hpp"

namespace lawan::adjacency::full {

// To the end, with this first move; shorter when stopped. Each further move takes half the time of
// the one before, so that all together take as long as the value without a symmetry.
[[nodiscard]] std::vector<Square> line_by_layers(const Geometry& geometry, Bitboard cells,
                                                 Square first, const SubsetWork& work);

}  // namespace lawan::adjacency::full
