// The few vector operations that the network consists of, for vectors of 256 and 512 bits.
#pragma once

#include "games/othello/engine/kernel/instructions.hpp"

#ifdef LAWAN_KERNEL_AVX2
#include <immintrin.h>

#include <cstdint>

namespace lawan::othello::LAWAN_KERNEL {

struct Wide256 {
    using Vector = __m256i;
    static constexpr int kBytes = 32;

    static Vector load(const void* from) {
        return _mm256_load_si256(static_cast<const __m256i*>(from));
    }
    static void store(void* to, Vector v) { _mm256_store_si256(static_cast<__m256i*>(to), v); }
    static Vector zero() { return _mm256_setzero_si256(); }
    static Vector all16(std::int16_t number) { return _mm256_set1_epi16(number); }
    static Vector all32(std::int32_t number) { return _mm256_set1_epi32(number); }
    static Vector add16(Vector a, Vector b) { return _mm256_add_epi16(a, b); }
    static Vector add32(Vector a, Vector b) { return _mm256_add_epi32(a, b); }
    // Of each sixteen bytes the first or the last eight, of both vectors together.
    static Vector sums_of_first(Vector a, Vector b) {
        return _mm256_maddubs_epi16(_mm256_set1_epi8(1), _mm256_unpacklo_epi8(a, b));
    }
    static Vector sums_of_last(Vector a, Vector b) {
        return _mm256_maddubs_epi16(_mm256_set1_epi8(1), _mm256_unpackhi_epi8(a, b));
    }
    static Vector within16(Vector v, std::int16_t most) {
        return _mm256_min_epi16(_mm256_max_epi16(v, zero()), all16(most));
    }
    static Vector within32(Vector v, std::int32_t most) {
        return _mm256_min_epi32(_mm256_max_epi32(v, zero()), all32(most));
    }
    static Vector product16(Vector a, Vector b, int shift) {
        return _mm256_srli_epi16(_mm256_mullo_epi16(a, b), shift);
    }
    static Vector sums_of_products(Vector a, Vector b) { return _mm256_madd_epi16(a, b); }
    static Vector shifted32(Vector v, int by) { return _mm256_srai_epi32(v, by); }
    // Two vectors of small 32-bit numbers as one of 16 bits.
    static Vector narrowed(Vector a, Vector b) {
        return _mm256_permute4x64_epi64(_mm256_packs_epi32(a, b), 0xD8);
    }
    static int sum32(Vector v) {
        __m128i half = _mm_add_epi32(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
        half = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0x4E));
        half = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0xB1));
        return _mm_cvtsi128_si32(half);
    }
};

#ifdef LAWAN_KERNEL_AVX512
struct Wide512 {
    using Vector = __m512i;
    static constexpr int kBytes = 64;

    static Vector load(const void* from) { return _mm512_load_si512(from); }
    static void store(void* to, Vector v) { _mm512_store_si512(to, v); }
    static Vector zero() { return _mm512_setzero_si512(); }
    static Vector all16(std::int16_t number) { return _mm512_set1_epi16(number); }
    static Vector all32(std::int32_t number) { return _mm512_set1_epi32(number); }
    static Vector add16(Vector a, Vector b) { return _mm512_add_epi16(a, b); }
    static Vector add32(Vector a, Vector b) { return _mm512_add_epi32(a, b); }
    static Vector sums_of_first(Vector a, Vector b) {
        return _mm512_maddubs_epi16(_mm512_set1_epi8(1), _mm512_unpacklo_epi8(a, b));
    }
    static Vector sums_of_last(Vector a, Vector b) {
        return _mm512_maddubs_epi16(_mm512_set1_epi8(1), _mm512_unpackhi_epi8(a, b));
    }
    static Vector within16(Vector v, std::int16_t most) {
        return _mm512_min_epi16(_mm512_max_epi16(v, zero()), all16(most));
    }
    static Vector within32(Vector v, std::int32_t most) {
        return _mm512_min_epi32(_mm512_max_epi32(v, zero()), all32(most));
    }
    static Vector product16(Vector a, Vector b, int shift) {
        return _mm512_srli_epi16(_mm512_mullo_epi16(a, b), static_cast<unsigned>(shift));
    }
    static Vector sums_of_products(Vector a, Vector b) { return _mm512_madd_epi16(a, b); }
    static Vector shifted32(Vector v, int by) {
        return _mm512_srai_epi32(v, static_cast<unsigned>(by));
    }
    static Vector narrowed(Vector a, Vector b) {
        const __m512i order = _mm512_set_epi64(7, 5, 3, 1, 6, 4, 2, 0);
        return _mm512_permutexvar_epi64(order, _mm512_packs_epi32(a, b));
    }
    static int sum32(Vector v) {
        return Wide256::sum32(
            _mm256_add_epi32(_mm512_castsi512_si256(v), _mm512_extracti64x4_epi64(v, 1)));
    }
};
#endif

}  // namespace lawan::othello::LAWAN_KERNEL
#endif
