// Exact play with one to four empty squares: half of all nodes of an endgame are here, so each
// count has its own code. All answers are for a null window above alpha: at least alpha + 1 and a
// lower bound, or at most alpha and an upper bound.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/othello/engine/kernel/four_squares.hpp"
#include "games/othello/engine/kernel/last_disc.hpp"
#include "games/othello/engine/kernel/sides.hpp"

namespace lawan::othello {

[[nodiscard]] constexpr std::array<std::uint64_t, 64> make_neighbours() {
    std::array<std::uint64_t, 64> table{};
    for (int square = 0; square < 64; ++square) {
        for (int other = 0; other < 64; ++other) {
            const int columns = other % 8 - square % 8;
            const int rows = other / 8 - square / 8;
            if (other != square && columns * columns <= 1 && rows * rows <= 1) {
                table[static_cast<std::size_t>(square)] |= std::uint64_t{1} << other;
            }
        }
    }
    return table;
}
inline constexpr std::array<std::uint64_t, 64> kNeighbours = make_neighbours();

namespace LAWAN_KERNEL {

inline constexpr int kNothing = -128;  // below every score

// A disc on `square` turns nothing that is not beside it.
[[nodiscard]] inline bool touches(int square, std::uint64_t opponent) {
    return (kNeighbours[static_cast<std::size_t>(square)] & opponent) != 0;
}

// The game is over: the empty squares go to the winner.
[[nodiscard]] inline int final_score(std::uint64_t player, int empties) {
    const int lead = 2 * count(player) + empties - kCells;
    return lead > 0 ? lead + empties : lead < 0 ? lead - empties : 0;
}

// The last square. What the opponent could turn there matters only where the player can turn
// nothing and would still be above alpha.
[[nodiscard]] inline int solve_1(std::uint64_t player, int alpha, int square) {
    const int discs = 2 * count(player);
    const int mine = last_flips_twice(player, square);
    if (mine != 0) return discs + mine - (kCells - 2);
    const int unmoved = discs > kCells - 2 ? discs - (kCells - 2) : discs - kCells;
    if (unmoved <= alpha) return unmoved;
    const int theirs = last_flips_twice(kBoard & ~player & ~bit(square), square);
    return theirs != 0 ? discs - theirs - kCells : unmoved;
}

// What a move that turns nothing leads to is not looked at.
[[nodiscard]] inline bool turns(const Sides& sides, std::uint64_t opponent, int square,
                                Turned& turned) {
    if (!touches(square, opponent)) return false;
    turned = turned_by(sides, square);
    return !turned.none();
}

[[nodiscard]] inline int solve_2(Sides sides, int alpha, int x1, int x2, std::uint64_t& nodes) {
    ++nodes;
    int best = kNothing;
    Turned turned;
    const std::uint64_t o = sides.o();
    if (turns(sides, o, x1, turned)) {
        ++nodes;
        best = -solve_1(o ^ turned.discs(), -alpha - 1, x2);
        if (best > alpha) return best;
    }
    if (turns(sides, o, x2, turned)) {
        ++nodes;
        const int score = -solve_1(o ^ turned.discs(), -alpha - 1, x1);
        return score > best ? score : best;
    }
    if (best != kNothing) return best;
    // The player passes.
    ++nodes;
    best = -kNothing;
    const std::uint64_t p = sides.p();
    const Sides passed = sides.passed();
    if (turns(passed, p, x1, turned)) {
        ++nodes;
        best = solve_1(p ^ turned.discs(), alpha, x2);
        if (best <= alpha) return best;
    }
    if (turns(passed, p, x2, turned)) {
        ++nodes;
        const int score = solve_1(p ^ turned.discs(), alpha, x1);
        return score < best ? score : best;
    }
    return best != -kNothing ? best : final_score(p, 2);
}

// Where two squares share a quadrant, the third comes first.
[[nodiscard]] inline int solve_3(Sides sides, int alpha, int x1, int x2, int x3,
                                 std::uint64_t& nodes) {
    ++nodes;
    int sign = 1;
    for (;;) {
        int best = kNothing;
        Turned turned;
        const std::uint64_t o = sides.o();
        if (turns(sides, o, x1, turned)) {
            best = -solve_2(after(sides, x1, turned), -alpha - 1, x2, x3, nodes);
            if (best > alpha) return sign * best;
        }
        if (turns(sides, o, x2, turned)) {
            const int score = -solve_2(after(sides, x2, turned), -alpha - 1, x1, x3, nodes);
            if (score > alpha) return sign * score;
            if (score > best) best = score;
        }
        if (turns(sides, o, x3, turned)) {
            const int score = -solve_2(after(sides, x3, turned), -alpha - 1, x1, x2, nodes);
            if (score > best) best = score;
        }
        if (best != kNothing) return sign * best;
        if (sign < 0) return final_score(o, 3);  // neither side can move; o is the asker
        sides = sides.passed();
        alpha = -alpha - 1;
        sign = -1;
        ++nodes;
    }
}

[[nodiscard]] inline int solve_4(Sides sides, int alpha, FourSquares x, std::uint64_t& nodes) {
    ++nodes;
    int sign = 1;
    for (;;) {
        int best = kNothing;
        const std::uint64_t o = sides.o();
        for (unsigned i = 0; i < 4; ++i) {
            const std::uint32_t order = x.order[i];
            const int at = static_cast<int>(order & 0xFFU);
            Turned turned;
            if (!turns(sides, o, at, turned)) continue;
            const int score = -solve_3(
                after(sides, at, turned), -alpha - 1, static_cast<int>(order >> 8 & 0xFFU),
                static_cast<int>(order >> 16 & 0xFFU), static_cast<int>(order >> 24), nodes);
            if (score > alpha) return sign * score;
            if (score > best) best = score;
        }
        if (best != kNothing) return sign * best;
        if (sign < 0) return final_score(o, 4);
        sides = sides.passed();
        alpha = -alpha - 1;
        sign = -1;
        ++nodes;
    }
}

}  // namespace LAWAN_KERNEL

}  // namespace lawan::othello
