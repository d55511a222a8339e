// The discs that a move turns over, for processors with AVX2, or with AVX-512: all eight directions
// at once. Each file that is compiled for such a processor has these functions inlined: the linker
// must not find a copy that an older one could be made to call.
#pragma once

#include <immintrin.h>

#include <cstddef>
#include <cstdint>

#include "games/othello/rules/four_lines.hpp"

#if defined(__AVX512VL__) && defined(__AVX512CD__)
#define LAWAN_FLIPS_AVX512
#endif

namespace lawan::othello::avx2 {

[[nodiscard, gnu::always_inline]] inline std::uint64_t union_of_lanes(__m256i lanes) {
    const __m128i halves =
        _mm_or_si128(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256(lanes, 1));
    return static_cast<std::uint64_t>(
        _mm_cvtsi128_si64(_mm_or_si128(halves, _mm_unpackhi_epi64(halves, halves))));
}

// Towards higher squares: everything off the ray and the opponent's discs on it pass a carry on to
// the first square that is not the opponent's.
[[nodiscard, gnu::always_inline]] inline __m256i flips_forward(__m256i player, __m256i opponent,
                                                               __m256i ray) {
    const __m256i ones = _mm256_set1_epi64x(-1);
#ifdef LAWAN_FLIPS_AVX512
    // Opponent or off the ray, in one instruction that waits for nothing else.
    const __m256i passing = _mm256_ternarylogic_epi64(opponent, ray, ray, 0xF3);
#else
    const __m256i passing = _mm256_or_si256(opponent, _mm256_xor_si256(ray, ones));
#endif
    const __m256i outflanking =
        _mm256_and_si256(_mm256_sub_epi64(passing, ones), _mm256_and_si256(player, ray));
    // One less, but zero stays zero.
    const __m256i none = _mm256_cmpeq_epi64(outflanking, _mm256_setzero_si256());
    return _mm256_and_si256(_mm256_sub_epi64(_mm256_add_epi64(outflanking, ones), none), ray);
}

// Towards lower squares: the first square that is not the opponent's is the highest such bit.
// What turns are all higher bits of the ray: the negation of the next bit; nothing of nothing.
[[nodiscard, gnu::always_inline]] inline __m256i flips_backward(__m256i player, __m256i opponent,
                                                                __m256i ray) {
    const __m256i stops = _mm256_andnot_si256(opponent, ray);
#ifdef LAWAN_FLIPS_AVX512
    // The bit above the highest; a lone 1 where there is none, which no disc above another meets.
    const __m256i above = _mm256_rorv_epi64(_mm256_set1_epi64x(1), _mm256_lzcnt_epi64(stops));
    const __m256i next = _mm256_and_si256(above, _mm256_add_epi64(player, player));
#else
    const __m256i by = _mm256_set_epi64x(9, 8, 7, 1);
    const __m256i by_2 = _mm256_set_epi64x(18, 16, 14, 2);
    const __m256i by_4 = _mm256_set_epi64x(36, 32, 28, 4);
    __m256i beyond = _mm256_or_si256(stops, _mm256_srlv_epi64(stops, by));
    beyond = _mm256_or_si256(beyond, _mm256_srlv_epi64(beyond, by_2));
    beyond = _mm256_or_si256(beyond, _mm256_srlv_epi64(beyond, by_4));
    const __m256i outflanking =
        _mm256_andnot_si256(_mm256_srlv_epi64(beyond, by), _mm256_and_si256(player, ray));
    const __m256i next = _mm256_add_epi64(outflanking, outflanking);
#endif
    return _mm256_and_si256(_mm256_sub_epi64(_mm256_setzero_si256(), next), ray);
}

[[nodiscard, gnu::always_inline]] inline std::uint64_t flips(std::uint64_t player,
                                                             std::uint64_t opponent, int square) {
    const FourLines& lines = kFourLines[static_cast<std::size_t>(square)];
    const __m256i p = _mm256_set1_epi64x(static_cast<long long>(player));
    const __m256i o = _mm256_set1_epi64x(static_cast<long long>(opponent));
    const __m256i forward = _mm256_load_si256(reinterpret_cast<const __m256i*>(&lines.forward));
    const __m256i backward = _mm256_load_si256(reinterpret_cast<const __m256i*>(&lines.backward));
    return union_of_lanes(
        _mm256_or_si256(flips_forward(p, o, forward), flips_backward(p, o, backward)));
}

}  // namespace lawan::othello::avx2
