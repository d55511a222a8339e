// How much work it is to find out who wins.
#pragma once

#include <algorithm>
#include <cstdint>

#include "games/connect4/rules/position.hpp"

namespace lawan::connect4::player {

// Nodes that the solver takes to settle a position, as a rule: half a million with 32 cells left,
// and twice as many for each cell more. Measured with four in a row on 7×6.
[[nodiscard]] inline std::uint64_t expected_nodes(const Position& position) {
    constexpr int kCells = 32;
    constexpr std::uint64_t kNodes = 500'000;
    const int more = position.empty_cells().count() - kCells;
    return more >= 0 ? kNodes << std::min(more, 40) : kNodes >> std::min(-more, 18);
}

}  // namespace lawan::connect4::player
