// All squares where a side can move, found at once.
#pragma once

#include <cstdint>

#if defined(__AVX2__)
#include <immintrin.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "core/bitboard.hpp"
#include "core/eight_by_eight.hpp"
#include "games/othello/rules/simd128.hpp"

namespace lawan::othello {

// A run that starts on an edge column and goes on sideways would wrap to the next row; nor can a
// disc on an edge column be outflanked sideways.
inline constexpr std::uint64_t kColumnsBToG = 0x7E7E7E7E7E7E7E7EU;

// Every version gives the squares one step beyond a run of the opponent's discs that has one of the
// player's at its other end; the caller keeps those that are empty and on the board. The runs grow
// by doubling (Kogge, Stone: A parallel algorithm for the efficient solution of a general class of
// recurrence equations, IEEE Trans. Computers C-22, 1973): two discs, then four, then six.
namespace portable {

template <int By>
[[nodiscard]] constexpr std::uint64_t shifted(std::uint64_t board) {
    return By > 0 ? board << (By > 0 ? By : 0) : board >> (By < 0 ? -By : 0);
}

template <int By>
[[nodiscard]] constexpr std::uint64_t beyond_runs(std::uint64_t player, std::uint64_t opponent) {
    std::uint64_t run = opponent & shifted<By>(player);
    run |= opponent & shifted<By>(run);
    const std::uint64_t pairs = opponent & shifted<By>(opponent);
    run |= pairs & shifted<2 * By>(run);
    run |= pairs & shifted<2 * By>(run);
    return shifted<By>(run);
}

// Rows, to the right: adding a run's first disc carries through the run to the square beyond it.
// What is left in runs without a start is the opponent's, hence not empty.
[[nodiscard]] constexpr std::uint64_t right_of_runs(std::uint64_t player, std::uint64_t inner) {
    return inner + (inner & (player << 1));
}

[[nodiscard]] constexpr Bitboard beyond_all_runs(Bitboard player, Bitboard opponent) {
    const std::uint64_t p = player.bits();
    const std::uint64_t o = opponent.bits();
    const std::uint64_t inner = o & kColumnsBToG;
    return Bitboard{right_of_runs(p, inner) | beyond_runs<-1>(p, inner) | beyond_runs<8>(p, o) |
                    beyond_runs<-8>(p, o) | beyond_runs<7>(p, inner) | beyond_runs<-7>(p, inner) |
                    beyond_runs<9>(p, inner) | beyond_runs<-9>(p, inner)};
}

}  // namespace portable

#if defined(__AVX2__)
// Four directions and their opposites side by side.
namespace avx2 {

[[nodiscard]] inline Bitboard beyond_all_runs(Bitboard player, Bitboard opponent) {
    const auto inner = static_cast<long long>(kColumnsBToG);
    const __m256i by = _mm256_setr_epi64x(1, 7, 8, 9);
    const __m256i twice = _mm256_setr_epi64x(2, 14, 16, 18);
    const __m256i p = _mm256_set1_epi64x(static_cast<long long>(player.bits()));
    const __m256i o = _mm256_and_si256(_mm256_set1_epi64x(static_cast<long long>(opponent.bits())),
                                       _mm256_setr_epi64x(inner, inner, -1, inner));
    __m256i down = _mm256_and_si256(o, _mm256_sllv_epi64(p, by));
    __m256i up = _mm256_and_si256(o, _mm256_srlv_epi64(p, by));
    down = _mm256_or_si256(down, _mm256_and_si256(o, _mm256_sllv_epi64(down, by)));
    up = _mm256_or_si256(up, _mm256_and_si256(o, _mm256_srlv_epi64(up, by)));
    const __m256i pairs_down = _mm256_and_si256(o, _mm256_sllv_epi64(o, by));
    const __m256i pairs_up = _mm256_srlv_epi64(pairs_down, by);
    down = _mm256_or_si256(down, _mm256_and_si256(pairs_down, _mm256_sllv_epi64(down, twice)));
    up = _mm256_or_si256(up, _mm256_and_si256(pairs_up, _mm256_srlv_epi64(up, twice)));
    down = _mm256_or_si256(down, _mm256_and_si256(pairs_down, _mm256_sllv_epi64(down, twice)));
    up = _mm256_or_si256(up, _mm256_and_si256(pairs_up, _mm256_srlv_epi64(up, twice)));
    const __m256i beyond = _mm256_or_si256(_mm256_sllv_epi64(down, by), _mm256_srlv_epi64(up, by));
    const __m128i halves =
        _mm_or_si128(_mm256_castsi256_si128(beyond), _mm256_extracti128_si256(beyond, 1));
    const __m128i whole = _mm_or_si128(halves, _mm_unpackhi_epi64(halves, halves));
    return Bitboard{static_cast<std::uint64_t>(_mm_cvtsi128_si64(whole))};
}

}  // namespace avx2
#endif

#if defined(__SSE2__)
// The board and the board with its rows reversed side by side, for the six directions across rows.
namespace sse2 {

template <int By>
[[nodiscard]] inline __m128i beyond_runs(__m128i player, __m128i opponent) {
    __m128i run = _mm_and_si128(opponent, _mm_slli_epi64(player, By));
    run = _mm_or_si128(run, _mm_and_si128(opponent, _mm_slli_epi64(run, By)));
    const __m128i pairs = _mm_and_si128(opponent, _mm_slli_epi64(opponent, By));
    run = _mm_or_si128(run, _mm_and_si128(pairs, _mm_slli_epi64(run, 2 * By)));
    run = _mm_or_si128(run, _mm_and_si128(pairs, _mm_slli_epi64(run, 2 * By)));
    return _mm_slli_epi64(run, By);
}

[[nodiscard]] inline Bitboard beyond_all_runs(Bitboard player, Bitboard opponent) {
    const std::uint64_t p = player.bits();
    const std::uint64_t inner = opponent.bits() & kColumnsBToG;
    const __m128i both_p = _mm_set_epi64x(
        static_cast<long long>(eight_by_eight::with_rows_reversed(p)), static_cast<long long>(p));
    const __m128i both_o =
        _mm_set_epi64x(static_cast<long long>(eight_by_eight::with_rows_reversed(opponent.bits())),
                       static_cast<long long>(opponent.bits()));
    const __m128i both_inner = _mm_and_si128(both_o, _mm_set1_epi8(0x7E));
    const __m128i beyond = _mm_or_si128(
        beyond_runs<8>(both_p, both_o),
        _mm_or_si128(beyond_runs<7>(both_p, both_inner), beyond_runs<9>(both_p, both_inner)));
    const auto down = static_cast<std::uint64_t>(_mm_cvtsi128_si64(beyond));
    const auto up =
        static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm_unpackhi_epi64(beyond, beyond)));
    return Bitboard{down | eight_by_eight::with_rows_reversed(up) |
                    portable::right_of_runs(p, inner) | portable::beyond_runs<-1>(p, inner)};
}

}  // namespace sse2
#endif

#if defined(__wasm_simd128__)
// The same in WebAssembly.
namespace simd128 {

template <int By>
[[nodiscard]] inline v128_t beyond_runs(v128_t player, v128_t opponent) {
    v128_t run = wasm_v128_and(opponent, wasm_i64x2_shl(player, By));
    run = wasm_v128_or(run, wasm_v128_and(opponent, wasm_i64x2_shl(run, By)));
    const v128_t pairs = wasm_v128_and(opponent, wasm_i64x2_shl(opponent, By));
    run = wasm_v128_or(run, wasm_v128_and(pairs, wasm_i64x2_shl(run, 2 * By)));
    run = wasm_v128_or(run, wasm_v128_and(pairs, wasm_i64x2_shl(run, 2 * By)));
    return wasm_i64x2_shl(run, By);
}

[[nodiscard]] inline Bitboard beyond_all_runs(Bitboard player, Bitboard opponent) {
    const std::uint64_t inner = opponent.bits() & kColumnsBToG;
    const v128_t both_p = beside_turned(player.bits());
    const v128_t both_o = beside_turned(opponent.bits());
    const v128_t both_inner = wasm_v128_and(both_o, wasm_i8x16_splat(0x7E));
    const v128_t beyond = wasm_v128_or(
        beyond_runs<8>(both_p, both_o),
        wasm_v128_or(beyond_runs<7>(both_p, both_inner), beyond_runs<9>(both_p, both_inner)));
    return Bitboard{joined(beyond) | portable::right_of_runs(player.bits(), inner) |
                    portable::beyond_runs<-1>(player.bits(), inner)};
}

}  // namespace simd128
#endif

// The squares of `empty` where `player` can put a disc.
[[nodiscard]] inline Bitboard move_squares(Bitboard player, Bitboard opponent, Bitboard empty) {
#if defined(__AVX2__)
    return avx2::beyond_all_runs(player, opponent) & empty;
#elif defined(__SSE2__)
    return sse2::beyond_all_runs(player, opponent) & empty;
#elif defined(__wasm_simd128__)
    return simd128::beyond_all_runs(player, opponent) & empty;
#else
    return portable::beyond_all_runs(player, opponent) & empty;
#endif
}

}  // namespace lawan::othello
