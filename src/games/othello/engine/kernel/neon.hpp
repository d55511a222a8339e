// Flips and mobility for 64-bit ARM.
#pragma once

#include "games/othello/engine/kernel/instructions.hpp"

#ifdef LAWAN_KERNEL_NEON
#include <arm_neon.h>

#include <cstddef>
#include <cstdint>

#include "games/othello/rules/flips.hpp"

namespace lawan::othello::LAWAN_KERNEL {

[[nodiscard]] inline std::uint64_t read_backwards(std::uint64_t board) {
    std::uint64_t backwards = 0;  // the instruction overwrites it
    asm("rbit %0, %1" : "=r"(backwards) : "r"(board));
    return backwards;
}

// A vector holds a board and, beside it, the same read backwards: so arithmetic carries along rays
// towards lower squares too.
[[nodiscard]] inline uint64x2_t outflanked(uint64x2_t player, uint64x2_t opponent, uint64x2_t ray) {
    const uint64x2_t one = vdupq_n_u64(1);
    // Everything off the ray and the opponent's discs on it pass the carry on to the first stop.
    const uint64x2_t stop = vaddq_u64(vornq_u64(opponent, ray), one);
    return vqsubq_u64(vandq_u64(stop, vandq_u64(player, ray)), one);
}

// What turns towards higher squares, and towards lower ones, the latter read backwards.
[[nodiscard]] inline uint64x2_t flips_both_ways(uint64x2_t player, uint64x2_t opponent,
                                                int square) {
    const std::uint64_t* rays = &neon::kRays[static_cast<std::size_t>(square)].lines[0].forward;
    const uint64x2_t row = vld1q_u64(rays);
    const uint64x2_t rising = vld1q_u64(rays + 2);
    const uint64x2_t column = vld1q_u64(rays + 4);
    const uint64x2_t falling = vld1q_u64(rays + 6);
    // Rays have no square in common: what one says of itself replaces what the other said of it.
    const uint64x2_t first = vbslq_u64(rising, outflanked(player, opponent, rising),
                                       vandq_u64(outflanked(player, opponent, row), row));
    const uint64x2_t second = vbslq_u64(falling, outflanked(player, opponent, falling),
                                        vandq_u64(outflanked(player, opponent, column), column));
    return vorrq_u64(first, second);
}

[[nodiscard]] inline std::uint64_t joined(uint64x2_t both_ways) {
    return vgetq_lane_u64(both_ways, 0) | read_backwards(vgetq_lane_u64(both_ways, 1));
}

// Runs of the opponent's discs grow by doubling along a line, both ways at once.
template <int By>
[[nodiscard]] inline uint64x2_t beyond_runs_both_ways(uint64x2_t player, uint64x2_t opponent) {
    uint64x2_t run = vandq_u64(opponent, vshlq_n_u64(player, By));
    run = vorrq_u64(run, vandq_u64(opponent, vshlq_n_u64(run, By)));
    const uint64x2_t pairs = vandq_u64(opponent, vshlq_n_u64(opponent, By));
    run = vorrq_u64(run, vandq_u64(pairs, vshlq_n_u64(run, 2 * By)));
    run = vorrq_u64(run, vandq_u64(pairs, vshlq_n_u64(run, 2 * By)));
    return vshlq_n_u64(run, By);
}

template <bool Up>
[[nodiscard]] inline std::uint64_t beyond_runs_in_columns(std::uint64_t player,
                                                          std::uint64_t opponent) {
    const auto shifted = [](std::uint64_t board, int by) { return Up ? board >> by : board << by; };
    std::uint64_t run = opponent & shifted(player, 8);
    run |= opponent & shifted(run, 8);
    const std::uint64_t pairs = opponent & shifted(opponent, 8);
    run |= pairs & shifted(run, 16);
    run |= pairs & shifted(run, 16);
    return shifted(run, 8);
}

// Diagonals in vectors, rows and columns in ordinary registers: the processor works on both at
// once. Along a row, adding a run's first disc carries to the square beyond it.
[[nodiscard]] inline std::uint64_t beyond_all_runs(std::uint64_t player, std::uint64_t opponent) {
    constexpr std::uint64_t kInner = 0x7E7E7E7E7E7E7E7EU;
    const std::uint64_t inner = opponent & kInner;
    const std::uint64_t inner_back = read_backwards(inner);
    const std::uint64_t player_back = read_backwards(player);
    const uint64x2_t players = vcombine_u64(vcreate_u64(player), vcreate_u64(player_back));
    const uint64x2_t inners = vcombine_u64(vcreate_u64(inner), vcreate_u64(inner_back));
    const uint64x2_t diagonals = vorrq_u64(beyond_runs_both_ways<7>(players, inners),
                                           beyond_runs_both_ways<9>(players, inners));
    const std::uint64_t columns = beyond_runs_in_columns<true>(player, opponent) |
                                  beyond_runs_in_columns<false>(player, opponent);
    const std::uint64_t right = inner + (inner & player << 1);
    const std::uint64_t left = inner_back + (inner_back & player_back << 1);
    return columns | right | vgetq_lane_u64(diagonals, 0) |
           read_backwards(left | vgetq_lane_u64(diagonals, 1));
}

// The same where boards are in vectors already, each beside itself read backwards.
[[nodiscard]] inline uint64x2_t beyond_all_runs_both_ways(uint64x2_t player, uint64x2_t opponent) {
    const uint64x2_t inner = vandq_u64(opponent, vdupq_n_u64(0x7E7E7E7E7E7E7E7EU));
    const uint64x2_t diagonals =
        vorrq_u64(beyond_runs_both_ways<7>(player, inner), beyond_runs_both_ways<9>(player, inner));
    const uint64x2_t rows = vaddq_u64(inner, vandq_u64(inner, vshlq_n_u64(player, 1)));
    return vorrq_u64(vorrq_u64(diagonals, rows), beyond_runs_both_ways<8>(player, opponent));
}

}  // namespace lawan::othello::LAWAN_KERNEL
#endif
