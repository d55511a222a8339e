// How many discs the last move of a game turns over. Where one square is empty, every other one is
// the opponent's if it is not the player's: a line's contents are one byte.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/othello/engine/kernel/instructions.hpp"
#ifdef LAWAN_KERNEL_AVX2
#include <immintrin.h>
#endif

namespace lawan::othello {

// [place of the empty square on its line][the player's discs on it]: discs that turn, times two.
using LastFlipCounts = std::array<std::array<std::uint8_t, 256>, 8>;

[[nodiscard]] constexpr LastFlipCounts make_last_flip_counts() {
    LastFlipCounts counts{};
    for (int place = 0; place < 8; ++place) {
        for (unsigned player = 0; player < 256; ++player) {
            int turned = 0;
            for (const int by : {-1, 1}) {
                int at = place + by;
                while (at >= 0 && at < 8 && ((player >> at) & 1U) == 0) at += by;
                if (at < 0 || at >= 8) continue;
                const int steps = at > place ? at - place : place - at;
                turned += steps - 1;
            }
            counts[static_cast<std::size_t>(place)][player] = static_cast<std::uint8_t>(2 * turned);
        }
    }
    return counts;
}

inline constexpr LastFlipCounts kLastFlipCounts = make_last_flip_counts();

// The lines of a square but its row, and what the column is multiplied by to bring it into the
// highest byte. A short diagonal is a byte with zeros at its ends, and zeros are the opponent's,
// which outflank nothing.
struct alignas(32) Lines {
    std::uint64_t falling;  // from the upper left to the lower right
    std::uint64_t rising;
    std::uint64_t column;
    std::uint64_t column_factor;
};

[[nodiscard]] constexpr std::array<Lines, 64> make_lines() {
    std::array<Lines, 64> table{};
    for (int square = 0; square < 64; ++square) {
        Lines& lines = table[static_cast<std::size_t>(square)];
        for (int other = 0; other < 64; ++other) {
            const int columns = other % 8 - square % 8;
            const int rows = other / 8 - square / 8;
            if (columns == rows) lines.falling |= std::uint64_t{1} << other;
            if (columns == -rows) lines.rising |= std::uint64_t{1} << other;
        }
        lines.column = std::uint64_t{0x0101010101010101U} << (square % 8);
        lines.column_factor = std::uint64_t{0x0102040810204080U} >> (square % 8);
    }
    return table;
}

inline constexpr std::array<Lines, 64> kLines = make_lines();

namespace LAWAN_KERNEL {

// Twice the number of discs that turn when `player` fills `square`, the last empty one.
[[nodiscard]] inline int last_flips_twice(std::uint64_t player, int square) {
    constexpr std::uint64_t kRows = 0x0101010101010101U;
    const auto at = static_cast<unsigned>(square);
    const Lines& lines = kLines[at];
    // A diagonal has at most one square in each column: adding up its rows reads it off.
    const std::uint64_t falling = ((player & lines.falling) * kRows) >> 56;
    const std::uint64_t rising = ((player & lines.rising) * kRows) >> 56;
#ifdef LAWAN_KERNEL_AVX2
    const std::uint64_t upright = _pext_u64(player, lines.column);
#else
    const std::uint64_t upright = ((player & lines.column) * lines.column_factor) >> 56;
#endif
    const auto& by_column = kLastFlipCounts[at & 7U];
    return by_column[(player >> (at & 56U)) & 0xFFU] + by_column[falling] + by_column[rising] +
           kLastFlipCounts[at >> 3][upright];
}

}  // namespace LAWAN_KERNEL

}  // namespace lawan::othello
