// How many discs the last move of a game turns over. Where one square is empty, every other one is
// the opponent's if it is not the player's: a line's contents are one byte.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engines/othello/kernel/instructions.hpp"
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

// The two diagonals of a square, and the places where their empty ends must look like the player's
// opponent rather than like discs: a short diagonal is a byte with zeros at its ends, and zeros are
// the opponent's, which outflank nothing.
struct Diagonals {
    std::uint64_t falling;  // from the upper left to the lower right
    std::uint64_t rising;
};

[[nodiscard]] constexpr std::array<Diagonals, 64> make_diagonals() {
    std::array<Diagonals, 64> table{};
    for (int square = 0; square < 64; ++square) {
        for (int other = 0; other < 64; ++other) {
            const int columns = other % 8 - square % 8;
            const int rows = other / 8 - square / 8;
            Diagonals& diagonals = table[static_cast<std::size_t>(square)];
            if (columns == rows) diagonals.falling |= std::uint64_t{1} << other;
            if (columns == -rows) diagonals.rising |= std::uint64_t{1} << other;
        }
    }
    return table;
}

inline constexpr std::array<Diagonals, 64> kDiagonals = make_diagonals();

namespace LAWAN_KERNEL {

// Twice the number of discs that turn when `player` fills `square`, the last empty one.
[[nodiscard]] inline int last_flips_twice(std::uint64_t player, int square) {
    constexpr std::uint64_t kColumn = 0x0101010101010101U;
    const auto column = static_cast<std::size_t>(square & 7);
    const auto row = static_cast<std::size_t>(square >> 3);
    const Diagonals& diagonals = kDiagonals[static_cast<std::size_t>(square)];
    // A diagonal has at most one square in each column: adding up its rows reads it off.
    const std::uint64_t falling = ((player & diagonals.falling) * kColumn) >> 56;
    const std::uint64_t rising = ((player & diagonals.rising) * kColumn) >> 56;
#ifdef LAWAN_KERNEL_AVX2
    const std::uint64_t upright = _pext_u64(player, kColumn << column);
#else
    const std::uint64_t upright = (((player >> column) & kColumn) * 0x0102040810204080U) >> 56;
#endif
    return kLastFlipCounts[column][(player >> (8 * row)) & 0xFFU] +
           kLastFlipCounts[column][falling] + kLastFlipCounts[column][rising] +
           kLastFlipCounts[row][upright];
}

}  // namespace LAWAN_KERNEL

}  // namespace lawan::othello
