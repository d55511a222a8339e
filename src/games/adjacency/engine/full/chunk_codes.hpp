// The half bytes of a chunk, as LayerFiller stores them: one set, and the whole chunk mirrored.
#pragma once

#include <cstdint>

#include "games/adjacency/engine/full/byte_lanes.hpp"
#include "games/adjacency/engine/full/layer_filler.hpp"

namespace lawan::adjacency::full {

// Of the subset with these bits of the block and of the middle.
[[nodiscard]] int code_at(const ByteLanes* chunk, std::uint64_t block, std::uint64_t middle);

// F is even or odd, and so is the number of cells of its set.
[[nodiscard]] int value_of_code(int code, bool odd_value, bool odd_cells);

// Block and middle change places.
void swap_block_and_middle(const ByteLanes* from, ByteLanes* to);

}  // namespace lawan::adjacency::full
