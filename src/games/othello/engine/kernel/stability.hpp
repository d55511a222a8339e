// Discs that can never be turned over: a lower bound on a side's final count.
#pragma once

#include <cstdint>

#include "games/othello/engine/edge_stability.hpp"
#include "games/othello/engine/kernel/instructions.hpp"

namespace lawan::othello::LAWAN_KERNEL {

struct FullLines {
    std::uint64_t row, column, rising, falling;
};

// Folds a filled board along one line until only squares of full lines are left. Squares whose
// neighbour by the step would lie off the board count that neighbour as filled.
template <int By>
[[nodiscard]] inline std::uint64_t full_diagonals(std::uint64_t filled, std::uint64_t off_1,
                                                  std::uint64_t off_2, std::uint64_t off_4,
                                                  std::uint64_t back_1, std::uint64_t back_2,
                                                  std::uint64_t back_4) {
    std::uint64_t down = filled & (filled >> By | off_1);
    std::uint64_t up = filled & (filled << By | back_1);
    down &= down >> (2 * By) | off_2;
    up &= up << (2 * By) | back_2;
    down &= down >> (4 * By) | off_4;
    up &= up << (4 * By) | back_4;
    return down & up;
}

[[nodiscard]] inline FullLines full_lines(std::uint64_t filled) {
    FullLines full{};
    std::uint64_t row = filled & (filled >> 1);
    row &= row >> 2;
    row &= row >> 4;
    full.row = (row & 0x0101010101010101U) * 0xFFU;
    std::uint64_t column = filled & (filled >> 8 | filled << 56);
    column &= column >> 16 | column << 48;
    column &= column >> 32 | column << 32;
    full.column = column;
    full.falling =
        full_diagonals<9>(filled, 0xFF80808080808080U, 0xFFFFC0C0C0C0C0C0U, 0xFFFFFFFFF0F0F0F0U,
                          0x01010101010101FFU, 0x030303030303FFFFU, 0x0F0F0F0FFFFFFFFFU);
    full.rising =
        full_diagonals<7>(filled, 0xFF01010101010101U, 0xFFFF030303030303U, 0xFFFFFFFF0F0F0F0FU,
                          0x80808080808080FFU, 0xC0C0C0C0C0C0FFFFU, 0xF0F0F0F0FFFFFFFFU);
    return full;
}

[[nodiscard]] inline std::uint64_t column_as_byte(std::uint64_t board, int column) {
    return (((board >> column) & 0x0101010101010101U) * 0x0102040810204080U) >> 56;
}
[[nodiscard]] inline std::uint64_t byte_as_column(std::uint64_t byte, int column) {
    // Copies seven bits apart put each bit on its row; the eighth would run into the next copy.
    const std::uint64_t rows = ((byte & 0x7FU) * 0x0002040810204081U) & 0x0101010101010101U;
    return (rows | (byte >> 7) << 56) << column;
}

// The player's stable discs on the four edges.
[[nodiscard]] inline std::uint64_t stable_on_edges(std::uint64_t player, std::uint64_t opponent,
                                                   const EdgeStability& edges) {
    // The edges of smaller boards have no table of their own.
    if constexpr (kSize != 8) return 0;
    std::uint64_t stable = edges.stable(player & 0xFFU, opponent & 0xFFU);
    stable |= std::uint64_t{edges.stable(player >> 56, opponent >> 56)} << 56;
    stable |=
        byte_as_column(edges.stable(column_as_byte(player, 0), column_as_byte(opponent, 0)), 0);
    stable |=
        byte_as_column(edges.stable(column_as_byte(player, 7), column_as_byte(opponent, 7)), 7);
    return stable;
}

// A disc is stable when on each of its four lines the line is full or a neighbour is stable.
[[nodiscard]] inline std::uint64_t stable_discs(std::uint64_t player, std::uint64_t opponent,
                                                const EdgeStability& edges) {
    // What lies off a smaller board is never played on: as good as filled.
    const FullLines full = full_lines(player | opponent | ~kBoard);
    std::uint64_t stable = stable_on_edges(player, opponent, edges);
    const std::uint64_t inside = kSize == 8 ? player & 0x007E7E7E7E7E7E00U : player;
    stable |= inside & full.row & full.column & full.rising & full.falling;
    if (stable == 0) return 0;
    for (;;) {
        const std::uint64_t more = inside & (stable << 1 | stable >> 1 | full.row) &
                                   (stable << 8 | stable >> 8 | full.column) &
                                   (stable << 7 | stable >> 7 | full.rising) &
                                   (stable << 9 | stable >> 9 | full.falling);
        if ((more & ~stable) == 0) return stable;
        stable |= more;
    }
}

}  // namespace lawan::othello::LAWAN_KERNEL
