// The discs that a move turns over, with the best instructions there are.
#pragma once

#include <cstddef>
#include <cstdint>

#include "games/othello/engine/kernel/instructions.hpp"

#ifdef LAWAN_KERNEL_AVX2
#include "games/othello/rules/flips_avx2.hpp"
#elif defined(LAWAN_KERNEL_NEON)
#include "games/othello/engine/kernel/neon.hpp"
#else
#include "core/bitboard.hpp"
#include "core/square.hpp"
#include "games/othello/rules/flips.hpp"
#endif

namespace lawan::othello::LAWAN_KERNEL {

#ifdef LAWAN_KERNEL_AVX2

using avx2::flips;
using avx2::union_of_lanes;

#elif defined(LAWAN_KERNEL_NEON)

[[nodiscard]] inline std::uint64_t flips(std::uint64_t player, std::uint64_t opponent, int square) {
    const uint64x2_t boards = vcombine_u64(vcreate_u64(player), vcreate_u64(opponent));
    const uint64x2_t backwards = neon::read_backwards(boards);
    return joined(
        flips_both_ways(vzip1q_u64(boards, backwards), vzip2q_u64(boards, backwards), square));
}

#else

[[nodiscard]] inline std::uint64_t flips(std::uint64_t player, std::uint64_t opponent, int square) {
    return othello::flips(Bitboard{player}, Bitboard{opponent}, Square{square}).bits();
}

#endif

}  // namespace lawan::othello::LAWAN_KERNEL
