// Which processor the kernel of the engine is compiled for.
//
// Users run one portable program, but flips and mobility are several times faster with
// instructions that not every processor has. So the whole kernel is compiled several times, each
// time in a namespace of its own (two versions of one inline function must not have the same name,
// or the linker keeps whichever it sees first), and the best one is chosen at run time.
#pragma once

#include <cstdint>

#ifndef LAWAN_KERNEL
#define LAWAN_KERNEL kernel_portable
#endif

// The board that it plays on: 8×8, or a smaller one in its top left corner.
#ifndef LAWAN_KERNEL_SIZE
#define LAWAN_KERNEL_SIZE 8
#endif

#if defined(__AVX512CD__) && defined(__AVX512VL__)
#define LAWAN_KERNEL_AVX512 1
#endif
#if defined(__AVX2__) && defined(__BMI2__)
#define LAWAN_KERNEL_AVX2 1
#endif
#if defined(__aarch64__)
#define LAWAN_KERNEL_NEON 1
#endif
#if defined(__wasm_simd128__)
#define LAWAN_KERNEL_SIMD128 1
#endif

namespace lawan::othello::LAWAN_KERNEL {

inline constexpr int kSize = LAWAN_KERNEL_SIZE;
inline constexpr int kCells = kSize * kSize;
inline constexpr std::uint64_t kBoard = (((std::uint64_t{1} << kSize) - 1) * 0x0101010101010101U) &
                                        (~std::uint64_t{0} >> (64 - 8 * kSize));

// The standard's own are ordinary inline functions, which must not be shared between kernels.
[[nodiscard]] inline int count(std::uint64_t set) {
    return __builtin_popcountll(set);
}
[[nodiscard]] inline int first(std::uint64_t set) {
    return __builtin_ctzll(set);
}
[[nodiscard]] inline std::uint64_t bit(int square) {
    return std::uint64_t{1} << square;
}

[[nodiscard]] inline std::uint64_t empty_squares(std::uint64_t player, std::uint64_t opponent) {
    return kBoard & ~(player | opponent);
}

}  // namespace lawan::othello::LAWAN_KERNEL
