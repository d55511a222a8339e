#include "games/adjacency/engine/full/byte_lanes.hpp"

namespace lawan::adjacency::full {

LaneMasks lane_masks() {
    std::array<std::array<bool, kLaneBits>, kLanes> done{};
    const auto is_final = [&](std::size_t lane) {
        for (std::size_t bit = 0; bit < kLaneBits; ++bit) {
            if ((lane >> bit & 1U) != 0 && !done[lane][bit]) return false;
        }
        return true;
    };
    LaneMasks masks{};
    for (std::size_t step = 0; step < masks.size(); ++step) {
        const auto bit = static_cast<std::size_t>(kLaneSteps[step]);
        // Highest first: what is known after this step only is not used in it.
        for (std::size_t lane = kLanes; lane-- > 0;) {
            if ((lane >> bit & 1U) == 0 || done[lane][bit]) continue;
            if (!is_final(lane ^ (std::size_t{1} << bit))) continue;
            done[lane][bit] = true;
            masks[step][lane] = 0xFF;
        }
    }
    return masks;
}

}  // namespace lawan::adjacency::full
