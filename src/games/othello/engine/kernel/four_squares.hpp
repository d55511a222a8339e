// The order in which the last four empty squares are tried, and the three that are left after each
// of them: a square that is alone in its quadrant comes first, as whoever fills it moves last
// there.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/othello/engine/kernel/instructions.hpp"
#ifdef LAWAN_KERNEL_AVX2
#include <immintrin.h>
#elif defined(LAWAN_KERNEL_NEON)
#include <arm_neon.h>
#endif

namespace lawan::othello {

// Four squares in each row: the one that is played, and the rest in the order they are tried then.
// Numbers are places in the ascending list of the four empty squares.
struct alignas(16) FourOrders {
    std::array<std::array<std::uint8_t, 4>, 4> rows;
};

// `quadrants[i]` of each square; equal numbers share a quadrant.
[[nodiscard]] constexpr FourOrders four_orders(const std::array<unsigned, 4>& quadrants) {
    // Which of the four share the quadrant of each. (Masks, as compilers limit what is computed
    // while they compile.)
    std::array<unsigned, 4> shared{};
    for (std::size_t one = 0; one < 4; ++one) {
        for (std::size_t other = 0; other < 4; ++other) {
            if (quadrants[other] == quadrants[one]) shared[one] |= 1U << other;
        }
    }
    // Alone, then one of three, then one of two or four; equals as they come.
    const auto in_order = [&](unsigned among, auto&& take) {
        for (const int wanted : {1, 3, 2, 4}) {
            for (std::size_t one = 0; one < 4; ++one) {
                if ((among >> one & 1U) == 0) continue;
                if (std::popcount(shared[one] & among) == wanted) take(one);
            }
        }
    };
    FourOrders orders{};
    std::size_t row = 0;
    in_order(0xFU, [&](std::size_t first) {
        std::size_t filled = 0;
        orders.rows[row][filled++] = static_cast<std::uint8_t>(first);
        in_order(0xFU & ~(1U << first), [&](std::size_t next) {
            orders.rows[row][filled++] = static_cast<std::uint8_t>(next);
        });
        ++row;
    });
    return orders;
}

// By the quadrants of the four squares, two bits each, the lowest square's lowest.
[[nodiscard]] constexpr std::array<FourOrders, 256> make_four_orders() {
    std::array<FourOrders, 256> table{};
    for (unsigned all = 0; all < 256; ++all) {
        table[all] = four_orders({all & 3U, all >> 2 & 3U, all >> 4 & 3U, all >> 6});
    }
    return table;
}
inline constexpr std::array<FourOrders, 256> kFourOrders = make_four_orders();

namespace LAWAN_KERNEL {

// A row in each word: the square that is played in the lowest byte, the rest above it.
struct FourSquares {
    std::array<std::uint32_t, 4> order;
};

[[nodiscard]] inline FourSquares four_squares(std::uint64_t empty) {
    const auto next = [&] {
        const auto square = static_cast<std::uint32_t>(first(empty));
        empty &= empty - 1;
        return square;
    };
    std::uint32_t squares = next();
    squares |= next() << 8;
    squares |= next() << 16;
    squares |= next() << 24;
    // Of a square's number the third and the sixth bit tell the quadrant.
#ifdef LAWAN_KERNEL_AVX2
    const FourOrders& orders = kFourOrders[_pext_u32(squares, 0x24242424U)];
    const __m128i rows =
        _mm_shuffle_epi8(_mm_cvtsi32_si128(static_cast<int>(squares)),
                         _mm_load_si128(reinterpret_cast<const __m128i*>(&orders)));
    FourSquares ordered;
    _mm_storeu_si128(reinterpret_cast<__m128i*>(&ordered), rows);
    return ordered;
#elif defined(LAWAN_KERNEL_NEON)
    // Both bits of each byte side by side, then those of all four bytes.
    const std::uint32_t both = squares & 0x24242424U;
    const std::uint32_t pairs = (both >> 2 | both >> 4) & 0x03030303U;
    const FourOrders& orders = kFourOrders[(pairs * 0x01041040U) >> 24];
    const uint8x16_t rows =
        vqtbl1q_u8(vreinterpretq_u8_u32(vdupq_n_u32(squares)), vld1q_u8(orders.rows[0].data()));
    FourSquares ordered;
    vst1q_u32(ordered.order.data(), vreinterpretq_u32_u8(rows));
    return ordered;
#else
    std::size_t quadrants = 0;
    for (unsigned i = 0; i < 4; ++i) {
        const std::uint32_t square = squares >> (8 * i) & 0xFFU;
        quadrants |= std::size_t{(square >> 2 & 1U) | (square >> 4 & 2U)} << (2 * i);
    }
    FourSquares ordered{};
    for (std::size_t row = 0; row < 4; ++row) {
        for (std::size_t i = 0; i < 4; ++i) {
            const unsigned from = kFourOrders[quadrants].rows[row][i];
            ordered.order[row] |= (squares >> (8 * from) & 0xFFU) << (8 * i);
        }
    }
    return ordered;
#endif
}

}  // namespace LAWAN_KERNEL

}  // namespace lawan::othello
