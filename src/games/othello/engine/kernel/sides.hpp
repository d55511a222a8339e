// Both sides' discs as the last empties hand them from node to node.
//
// Where flips are computed from vectors that hold each board twice, once read backwards (NEON), the
// way from ordinary registers into such vectors is as long as the flips themselves. So a position
// is kept in that form all the way down. Elsewhere it is the two boards.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/othello/engine/kernel/flips.hpp"
#include "games/othello/engine/kernel/instructions.hpp"

namespace lawan::othello::LAWAN_KERNEL {

#ifdef LAWAN_KERNEL_NEON

struct Sides {
    uint64x2_t player_twice;
    uint64x2_t opponent_twice;

    [[nodiscard]] std::uint64_t p() const { return vgetq_lane_u64(player_twice, 0); }
    [[nodiscard]] std::uint64_t o() const { return vgetq_lane_u64(opponent_twice, 0); }
    [[nodiscard]] Sides passed() const { return {opponent_twice, player_twice}; }
};

[[nodiscard]] inline Sides sides(std::uint64_t p, std::uint64_t o) {
    const uint64x2_t boards = vcombine_u64(vcreate_u64(p), vcreate_u64(o));
    const uint64x2_t backwards = neon::read_backwards(boards);
    return {vzip1q_u64(boards, backwards), vzip2q_u64(boards, backwards)};
}

// What turns towards higher squares, and towards lower ones, the latter read backwards.
struct Turned {
    uint64x2_t both_ways;

    // Corners never turn: each half is below 2^63, and the sum is zero only where both are.
    [[nodiscard]] bool none() const { return vaddvq_u64(both_ways) == 0; }
    [[nodiscard]] std::uint64_t discs() const { return joined(both_ways); }
};

[[nodiscard]] inline Turned turned_by(const Sides& sides, int square) {
    return {flips_both_ways(sides.player_twice, sides.opponent_twice, square)};
}

inline constexpr auto kBitsTwice = [] {
    std::array<std::array<std::uint64_t, 2>, 64> table{};
    for (std::size_t square = 0; square < 64; ++square) {
        table[square] = {std::uint64_t{1} << square, std::uint64_t{1} << (63 - square)};
    }
    return table;
}();

[[nodiscard]] inline Sides after(const Sides& sides, int square, const Turned& turned) {
    const uint64x2_t backwards = neon::read_backwards(turned.both_ways);
    const uint64x2_t discs = vorrq_u64(turned.both_ways, vextq_u64(backwards, backwards, 1));
    const uint64x2_t placed = vld1q_u64(kBitsTwice[static_cast<std::size_t>(square)].data());
    return {veorq_u64(sides.opponent_twice, discs),
            veorq_u64(veorq_u64(sides.player_twice, placed), discs)};
}

#else

struct Sides {
    std::uint64_t player;
    std::uint64_t opponent;

    [[nodiscard]] std::uint64_t p() const { return player; }
    [[nodiscard]] std::uint64_t o() const { return opponent; }
    [[nodiscard]] Sides passed() const { return {opponent, player}; }
};

[[nodiscard]] inline Sides sides(std::uint64_t p, std::uint64_t o) {
    return {p, o};
}

struct Turned {
    std::uint64_t turned;

    [[nodiscard]] bool none() const { return turned == 0; }
    [[nodiscard]] std::uint64_t discs() const { return turned; }
};

[[nodiscard]] inline Turned turned_by(const Sides& sides, int square) {
    return {flips(sides.player, sides.opponent, square)};
}

[[nodiscard]] inline Sides after(const Sides& sides, int square, const Turned& turned) {
    return {sides.opponent ^ turned.turned, sides.player ^ turned.turned ^ bit(square)};
}

#endif

}  // namespace lawan::othello::LAWAN_KERNEL
