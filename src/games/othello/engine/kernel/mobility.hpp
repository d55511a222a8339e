// All squares where a side can move, and the squares beside its opponent's discs.
#pragma once

#include <cstdint>

#include "games/othello/engine/kernel/instructions.hpp"
#include "games/othello/engine/kernel/sides.hpp"

#ifdef LAWAN_KERNEL_AVX2
#include <immintrin.h>

#include "games/othello/engine/kernel/flips.hpp"
#elif defined(LAWAN_KERNEL_NEON)
#include "games/othello/engine/kernel/neon.hpp"
#else
#include "core/bitboard.hpp"
#include "games/othello/rules/mobility.hpp"
#endif

namespace lawan::othello::LAWAN_KERNEL {

inline constexpr std::uint64_t kInnerColumns = 0x7E7E7E7E7E7E7E7EU;
inline constexpr std::uint64_t kCorners = std::uint64_t{1} | std::uint64_t{1} << (kSize - 1) |
                                          std::uint64_t{1} << (8 * (kSize - 1)) |
                                          std::uint64_t{1} << (9 * (kSize - 1));

#ifdef LAWAN_KERNEL_AVX2

// Runs of the opponent's discs grow by doubling, in all eight directions at once: one lane for each
// line, one vector for each way along it.
[[nodiscard]] inline std::uint64_t moves(std::uint64_t player, std::uint64_t opponent) {
    const __m256i by = _mm256_set_epi64x(9, 8, 7, 1);
    const __m256i twice = _mm256_set_epi64x(18, 16, 14, 2);
    const __m256i p = _mm256_set1_epi64x(static_cast<long long>(player));
    const __m256i columns =
        _mm256_set_epi64x(0x7E7E7E7E7E7E7E7E, -1, 0x7E7E7E7E7E7E7E7E, 0x7E7E7E7E7E7E7E7E);
    const __m256i o =
        _mm256_and_si256(_mm256_set1_epi64x(static_cast<long long>(opponent)), columns);
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
    const std::uint64_t beyond =
        union_of_lanes(_mm256_or_si256(_mm256_sllv_epi64(down, by), _mm256_srlv_epi64(up, by)));
    return beyond & empty_squares(player, opponent);
}

#elif defined(LAWAN_KERNEL_NEON)

[[nodiscard]] inline std::uint64_t moves(std::uint64_t player, std::uint64_t opponent) {
    return beyond_all_runs(player, opponent) & empty_squares(player, opponent);
}
[[nodiscard]] inline std::uint64_t moves(const Sides& sides) {
    return joined(beyond_all_runs_both_ways(sides.player_twice, sides.opponent_twice)) &
           empty_squares(sides.p(), sides.o());
}

#else

[[nodiscard]] inline std::uint64_t moves(std::uint64_t player, std::uint64_t opponent) {
    return move_squares(Bitboard{player}, Bitboard{opponent},
                        Bitboard{empty_squares(player, opponent)})
        .bits();
}

#endif

#ifndef LAWAN_KERNEL_NEON
[[nodiscard]] inline std::uint64_t moves(const Sides& sides) {
    return moves(sides.p(), sides.o());
}
#endif

// Empty squares beside a disc of the opponent: moves that may come.
[[nodiscard]] inline std::uint64_t potential_moves(std::uint64_t player, std::uint64_t opponent) {
    const std::uint64_t inner = opponent & kInnerColumns;
    const std::uint64_t rows = opponent & 0x00FFFFFFFFFFFF00U;
    const std::uint64_t both = opponent & 0x007E7E7E7E7E7E00U;
    const std::uint64_t beside = inner << 1 | inner >> 1 | rows << 8 | rows >> 8 | both << 7 |
                                 both >> 7 | both << 9 | both >> 9;
    return beside & empty_squares(player, opponent);
}

// Moves, with corners counted twice.
[[nodiscard]] inline int weighted_mobility(std::uint64_t moves) {
#ifdef LAWAN_KERNEL_NEON
    // Both counts byte by byte: bytes are added up across the vector only once.
    const uint8x8_t rows = vcreate_u8(moves);
    const uint8x8_t corners = vand_u8(rows, vcreate_u8(kCorners));
    return vaddv_u8(vadd_u8(vcnt_u8(rows), vcnt_u8(corners)));
#else
    return count(moves) + count(moves & kCorners);
#endif
}

}  // namespace lawan::othello::LAWAN_KERNEL
