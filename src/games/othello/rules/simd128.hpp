// Boards in the vectors of WebAssembly: a board and, beside it, the same with its rows reversed, so
// that shifts and carries towards higher squares go both ways at once.
#pragma once

#ifdef __wasm_simd128__
#include <wasm_simd128.h>

#include <cstdint>

namespace lawan::othello::simd128 {

// WebAssembly has no instruction that reverses the bytes of a number, but one for those of a
// vector.
[[nodiscard]] inline v128_t beside_turned(std::uint64_t board) {
    const v128_t twice = wasm_i64x2_splat(static_cast<std::int64_t>(board));
    return wasm_i8x16_shuffle(twice, twice, 0, 1, 2, 3, 4, 5, 6, 7, 15, 14, 13, 12, 11, 10, 9, 8);
}

// The first board and the second one turned back, together.
[[nodiscard]] inline std::uint64_t joined(v128_t both) {
    const v128_t turned =
        wasm_i8x16_shuffle(both, both, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
    return static_cast<std::uint64_t>(wasm_i64x2_extract_lane(wasm_v128_or(both, turned), 0));
}

}  // namespace lawan::othello::simd128
#endif
