// The discs that one move turns over: the innermost loop of everything that plays Othello.
#pragma once

#include <cstddef>
#include <cstdint>

#if defined(__AVX2__)
#include "games/othello/rules/flips_avx2.hpp"
#elif defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

#include "core/bitboard.hpp"
#include "core/eight_by_eight.hpp"
#include "core/square.hpp"
#include "games/othello/rules/line_tables.hpp"
#include "games/othello/rules/simd128.hpp"

namespace lawan::othello {

// Along a ray towards higher bits, the lowest square that is not the opponent's either is the
// player's, and all before it flip, or it is empty and none do: the isolation of a lowest bit does
// the walking. Rays towards lower bits are walked on the board turned over. The same idea serves
// sliding pieces in chess as o^(o-2r).
namespace portable {

[[nodiscard]] inline std::uint64_t flips_on_ray(std::uint64_t player, std::uint64_t opponent,
                                                std::uint64_t ray) {
    const std::uint64_t stops = ray & ~opponent;
    const std::uint64_t outflanking = stops & (0 - stops) & player;
    // One less, but zero stays zero.
    return (outflanking - 1 + (outflanking < 1 ? 1 : 0)) & ray;
}

[[nodiscard]] inline std::uint64_t flips_on_row(std::uint64_t player, std::uint64_t opponent,
                                                int square) {
    const auto column = static_cast<std::size_t>(square & 7);
    const int row_start = square & 56;
    const std::uint64_t owned =
        kRowAnswers.outflanking[column][(opponent >> (row_start + 1)) & 0x3FU] &
        (player >> row_start);
    return std::uint64_t{kRowAnswers.flipped[column][owned & 0xFFU]} << row_start;
}

[[nodiscard]] inline Bitboard flips(Bitboard player, Bitboard opponent, Square square) {
    const std::uint64_t p = player.bits();
    const std::uint64_t o = opponent.bits();
    const std::uint64_t turned_p = eight_by_eight::with_rows_reversed(p);
    const std::uint64_t turned_o = eight_by_eight::with_rows_reversed(o);
    const auto& lines = kRaysAcrossRows[static_cast<std::size_t>(square.index())].lines;
    const std::uint64_t down = flips_on_ray(p, o, lines[0].forward) |
                               flips_on_ray(p, o, lines[1].forward) |
                               flips_on_ray(p, o, lines[2].forward);
    const std::uint64_t up = flips_on_ray(turned_p, turned_o, lines[0].backward_turned) |
                             flips_on_ray(turned_p, turned_o, lines[1].backward_turned) |
                             flips_on_ray(turned_p, turned_o, lines[2].backward_turned);
    return Bitboard{down | eight_by_eight::with_rows_reversed(up) |
                    flips_on_row(p, o, square.index())};
}

}  // namespace portable

#if defined(__SSE2__)
// The board and the board turned over side by side: every x86-64 has these instructions.
namespace sse2 {

[[nodiscard]] inline __m128i flips_on_rays(__m128i player, __m128i opponent, __m128i ray) {
    const __m128i stops = _mm_andnot_si128(opponent, ray);
    const __m128i lowest = _mm_and_si128(stops, _mm_sub_epi64(_mm_setzero_si128(), stops));
    const __m128i less = _mm_add_epi64(_mm_and_si128(lowest, player), _mm_set1_epi32(-1));
    // Only zero less one has its highest bit set: adding that bit makes it zero again.
    return _mm_and_si128(_mm_add_epi64(less, _mm_srli_epi64(less, 63)), ray);
}

[[nodiscard]] inline __m128i beside_turned(std::uint64_t board) {
    return _mm_set_epi64x(static_cast<long long>(eight_by_eight::with_rows_reversed(board)),
                          static_cast<long long>(board));
}

[[nodiscard]] inline Bitboard flips(Bitboard player, Bitboard opponent, Square square) {
    const auto& lines = kRaysAcrossRows[static_cast<std::size_t>(square.index())].lines;
    const auto* rays = reinterpret_cast<const __m128i*>(lines.data());
    const __m128i p = beside_turned(player.bits());
    const __m128i o = beside_turned(opponent.bits());
    const __m128i flipped =
        _mm_or_si128(_mm_or_si128(flips_on_rays(p, o, _mm_load_si128(rays)),
                                  flips_on_rays(p, o, _mm_load_si128(rays + 1))),
                     flips_on_rays(p, o, _mm_load_si128(rays + 2)));
    const auto down = static_cast<std::uint64_t>(_mm_cvtsi128_si64(flipped));
    const auto up =
        static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm_unpackhi_epi64(flipped, flipped)));
    return Bitboard{down | eight_by_eight::with_rows_reversed(up) |
                    portable::flips_on_row(player.bits(), opponent.bits(), square.index())};
}

}  // namespace sse2
#elif defined(__aarch64__)
// The board and the board read backwards side by side: ARM reverses bits in one instruction, so
// rows need no table. Every 64-bit ARM has these instructions.
namespace neon {

inline constexpr auto kRays =
    make_rays<4>({{{1, 0}, {-1, 1}, {0, 1}, {1, 1}}}, [](std::uint64_t board) {
        return eight_by_eight::with_columns_reversed(eight_by_eight::with_rows_reversed(board));
    });

[[nodiscard]] inline uint64x2_t flips_on_rays(uint64x2_t player, uint64x2_t opponent,
                                              uint64x2_t ray) {
    const uint64x2_t one = vdupq_n_u64(1);
    // Everything off the ray and the opponent's discs on it pass the carry on to the first stop.
    const uint64x2_t stop = vaddq_u64(vornq_u64(opponent, ray), one);
    const uint64x2_t outflanking = vandq_u64(stop, vandq_u64(player, ray));
    return vandq_u64(vqsubq_u64(outflanking, one), ray);
}

[[nodiscard]] inline uint64x2_t read_backwards(uint64x2_t boards) {
    return vreinterpretq_u64_u8(vrbitq_u8(vrev64q_u8(vreinterpretq_u8_u64(boards))));
}

[[nodiscard]] inline Bitboard flips(Bitboard player, Bitboard opponent, Square square) {
    const auto& lines = kRays[static_cast<std::size_t>(square.index())].lines;
    const std::uint64_t* rays = &lines[0].forward;
    const uint64x2_t boards =
        vcombine_u64(vcreate_u64(player.bits()), vcreate_u64(opponent.bits()));
    const uint64x2_t turned = read_backwards(boards);
    const uint64x2_t p = vzip1q_u64(boards, turned);
    const uint64x2_t o = vzip2q_u64(boards, turned);
    const uint64x2_t flipped = vorrq_u64(
        vorrq_u64(flips_on_rays(p, o, vld1q_u64(rays)), flips_on_rays(p, o, vld1q_u64(rays + 2))),
        vorrq_u64(flips_on_rays(p, o, vld1q_u64(rays + 4)),
                  flips_on_rays(p, o, vld1q_u64(rays + 6))));
    const uint64x2_t back = read_backwards(flipped);
    return Bitboard{vgetq_lane_u64(flipped, 0) | vgetq_lane_u64(back, 1)};
}

}  // namespace neon
#elif defined(__wasm_simd128__)
// The board and the board turned over side by side, as for x86-64.
namespace simd128 {

[[nodiscard]] inline v128_t flips_on_rays(v128_t player, v128_t opponent, v128_t ray) {
    const v128_t stops = wasm_v128_andnot(ray, opponent);
    const v128_t lowest = wasm_v128_and(stops, wasm_i64x2_neg(stops));
    const v128_t less = wasm_i64x2_add(wasm_v128_and(lowest, player), wasm_i64x2_splat(-1));
    // Only zero less one has its highest bit set: adding that bit makes it zero again.
    return wasm_v128_and(wasm_i64x2_add(less, wasm_u64x2_shr(less, 63)), ray);
}

[[nodiscard]] inline Bitboard flips(Bitboard player, Bitboard opponent, Square square) {
    const auto& lines = kRaysAcrossRows[static_cast<std::size_t>(square.index())].lines;
    const auto* rays = reinterpret_cast<const v128_t*>(lines.data());
    const v128_t p = beside_turned(player.bits());
    const v128_t o = beside_turned(opponent.bits());
    const v128_t flipped = wasm_v128_or(wasm_v128_or(flips_on_rays(p, o, wasm_v128_load(rays)),
                                                     flips_on_rays(p, o, wasm_v128_load(rays + 1))),
                                        flips_on_rays(p, o, wasm_v128_load(rays + 2)));
    return Bitboard{joined(flipped) |
                    portable::flips_on_row(player.bits(), opponent.bits(), square.index())};
}

}  // namespace simd128
#endif

// The discs of `opponent` that flip when `player` puts one on `square`, which is empty.
[[nodiscard]] inline Bitboard flips(Bitboard player, Bitboard opponent, Square square) {
#if defined(__AVX2__)
    return Bitboard{avx2::flips(player.bits(), opponent.bits(), square.index())};
#elif defined(__SSE2__)
    return sse2::flips(player, opponent, square);
#elif defined(__aarch64__)
    return neon::flips(player, opponent, square);
#elif defined(__wasm_simd128__)
    return simd128::flips(player, opponent, square);
#else
    return portable::flips(player, opponent, square);
#endif
}

}  // namespace lawan::othello
