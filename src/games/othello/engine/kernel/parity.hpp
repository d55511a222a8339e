// Empty squares by quadrant: whoever moves last in a region has an advantage there, so moves in
// regions with an odd number of empty squares are looked at first.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/othello/engine/kernel/instructions.hpp"

namespace lawan::othello {

inline constexpr std::array<std::uint64_t, 4> kQuadrants{0x000000000F0F0F0FU, 0x00000000F0F0F0F0U,
                                                         0x0F0F0F0F00000000U, 0xF0F0F0F000000000U};

[[nodiscard]] constexpr std::array<std::uint8_t, 64> make_quadrant_of() {
    std::array<std::uint8_t, 64> table{};
    for (std::size_t square = 0; square < 64; ++square) {
        for (unsigned quadrant = 0; quadrant < 4; ++quadrant) {
            if (((kQuadrants[quadrant] >> square) & 1U) != 0) {
                table[square] = static_cast<std::uint8_t>(1U << quadrant);
            }
        }
    }
    return table;
}
// One bit of four for each square.
inline constexpr std::array<std::uint8_t, 64> kQuadrantOf = make_quadrant_of();

[[nodiscard]] constexpr std::array<std::uint64_t, 16> make_squares_of() {
    std::array<std::uint64_t, 16> table{};
    for (unsigned set = 0; set < 16; ++set) {
        for (unsigned quadrant = 0; quadrant < 4; ++quadrant) {
            if (((set >> quadrant) & 1U) != 0) table[set] |= kQuadrants[quadrant];
        }
    }
    return table;
}
// The squares of a set of quadrants.
inline constexpr std::array<std::uint64_t, 16> kSquaresOf = make_squares_of();

namespace LAWAN_KERNEL {

// The quadrants with an odd number of these squares.
[[nodiscard]] inline unsigned odd_quadrants(std::uint64_t empties) {
    unsigned odd = 0;
    for (unsigned quadrant = 0; quadrant < 4; ++quadrant) {
        odd |= (static_cast<unsigned>(count(empties & kQuadrants[quadrant])) & 1U) << quadrant;
    }
    return odd;
}

[[nodiscard]] inline unsigned quadrant_of(int square) {
    return kQuadrantOf[static_cast<std::size_t>(square)];
}

}  // namespace LAWAN_KERNEL

}  // namespace lawan::othello
