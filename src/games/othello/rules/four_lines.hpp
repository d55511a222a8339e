// Rays of every square in an order that four 64-bit lanes can work on at once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/othello/rules/line_tables.hpp"

namespace lawan::othello {

// Right, down-left, down, down-right: the steps by 1, 7, 8 and 9 squares. Forward rays run towards
// higher squares, backward ones towards lower squares.
struct alignas(64) FourLines {
    std::array<std::uint64_t, 4> forward;
    std::array<std::uint64_t, 4> backward;
};

[[nodiscard]] constexpr std::array<FourLines, 64> make_four_lines() {
    std::array<FourLines, 64> table{};
    for (int square = 0; square < 64; ++square) {
        FourLines& lines = table[static_cast<std::size_t>(square)];
        lines.forward = {ray(square, 1, 0), ray(square, -1, 1), ray(square, 0, 1),
                         ray(square, 1, 1)};
        lines.backward = {ray(square, -1, 0), ray(square, 1, -1), ray(square, 0, -1),
                          ray(square, -1, -1)};
    }
    return table;
}

inline constexpr std::array<FourLines, 64> kFourLines = make_four_lines();

}  // namespace lawan::othello
