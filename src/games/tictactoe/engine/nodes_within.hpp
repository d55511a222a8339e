// How many positions a search can visit within its limits, for tables that are as large as they let
// them be filled.
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/limits.hpp"

namespace lawan::tictactoe {

// No more than `most`; a search without a limit of the depth goes `deepest` plies deep.
[[nodiscard]] inline std::uint64_t nodes_within(const Limits& limits, std::uint64_t most,
                                                int deepest) {
    constexpr double kNodesASecond = 1'000'000;
    if (limits.nodes) most = std::min(most, *limits.nodes);
    if (limits.time) {
        const double seconds = std::clamp(limits.time->count(), 0.01, 4.0);
        most = std::min(most, static_cast<std::uint64_t>(kNodesASecond * seconds));
    }
    // An analysis asks for a ply or two at every move, and large tables take longer to clear.
    std::uint64_t of_depth = 1'000;
    for (int ply = 1; ply < limits.depth.value_or(deepest) && of_depth < most; ++ply) {
        of_depth *= 4;
    }
    return std::min(most, of_depth);
}

}  // namespace lawan::tictactoe
