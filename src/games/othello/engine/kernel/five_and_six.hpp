// Exact null-window search of five and six empties in the order of parity, and of fewer.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "games/othello/engine/kernel/last_empties.hpp"
#include "games/othello/engine/kernel/mobility.hpp"
#include "games/othello/engine/kernel/parity.hpp"
#include "games/othello/engine/kernel/stability.hpp"
#include "games/othello/engine/kernel/worker.hpp"

namespace lawan::othello::LAWAN_KERNEL {

// How high alpha must be before counting the opponent's stable discs can pay, by empties.
inline constexpr std::array<std::int8_t, 64> kStabilityThresholds = [] {
    std::array<std::int8_t, 64> table{};
    for (int empties = 0; empties < 64; ++empties) {
        const int threshold = empties < 5 ? 99 : -4 + 2 * empties;
        table[static_cast<std::size_t>(empties)] =
            static_cast<std::int8_t>(threshold > 99 ? 99 : threshold);
    }
    return table;
}();

// The best that can be got while the opponent keeps his stable discs, if that is at most alpha.
[[nodiscard]] inline bool stability_cutoff(const Worker& worker, std::uint64_t p, std::uint64_t o,
                                           int alpha, int empties, int& score) {
    if (alpha < kStabilityThresholds[static_cast<std::size_t>(empties)]) return false;
    // Without a corner hardly anything is stable: measured, not one look in a thousand cuts below.
    constexpr int kWithoutCorners = 48;
    if (kSize == 8 && alpha < kWithoutCorners && (o & kCorners) == 0) return false;
    score = kCells - 2 * count(stable_discs(o, p, worker.edges));
    return score <= alpha;
}

// Five empty squares: corners, then the others, of odd quadrants first. Which of so few are moves
// is seen by trying them.
[[nodiscard]] inline int solve_5(Worker& worker, std::uint64_t p, std::uint64_t o, int alpha,
                                 unsigned odd) {
    ++worker.nodes;
    int score = 0;
    if (stability_cutoff(worker, p, o, alpha, 5, score)) return score;
    const std::uint64_t empty = empty_squares(p, o);
    const std::uint64_t first_squares = kSquaresOf[odd];
    Sides boards = sides(p, o);
    int sign = 1;
    for (;;) {
        int best = kNothing;
        const std::uint64_t opponent = boards.o();
        for (const std::uint64_t group : {empty & first_squares, empty & ~first_squares}) {
            for (std::uint64_t left = group; left != 0;) {
                const std::uint64_t corners = left & kCorners;
                const int x = first(corners != 0 ? corners : left);
                left &= ~bit(x);
                Turned turned;
                if (!turns(boards, opponent, x, turned)) continue;
                score = -solve_4(after(boards, x, turned), -alpha - 1,
                                 four_squares(empty & ~bit(x)), worker.nodes);
                if (score > alpha) return sign * score;
                if (score > best) best = score;
            }
        }
        if (best != kNothing) return sign * best;
        if (sign < 0) return final_score(opponent, 5);
        boards = boards.passed();
        alpha = -alpha - 1;
        sign = -1;
        ++worker.nodes;
    }
}

// Six, in the same order; `all` are the player's moves.
[[nodiscard]] inline int solve_6(Worker& worker, std::uint64_t p, std::uint64_t o, int alpha,
                                 std::uint64_t all, unsigned odd) {
    ++worker.nodes;
    int score = 0;
    if (stability_cutoff(worker, p, o, alpha, 6, score)) return score;
    if (all == 0) {
        const std::uint64_t answers = moves(o, p);
        if (answers == 0) return final_score(p, 6);
        return -solve_6(worker, o, p, -alpha - 1, answers, odd);
    }
    const std::uint64_t first_squares = kSquaresOf[odd];
    int best = kNothing;
    for (const std::uint64_t group : {all & first_squares, all & ~first_squares}) {
        for (std::uint64_t left = group; left != 0;) {
            const std::uint64_t corners = left & kCorners;
            const int x = first(corners != 0 ? corners : left);
            left &= ~bit(x);
            const std::uint64_t turned = flips(p, o, x);
            score =
                -solve_5(worker, o ^ turned, p ^ turned ^ bit(x), -alpha - 1, odd ^ quadrant_of(x));
            if (score > alpha) return score;
            if (score > best) best = score;
        }
    }
    return best;
}

// Fewer than five empty squares.
[[nodiscard]] inline int solve_few(std::uint64_t p, std::uint64_t o, int alpha, int empties,
                                   std::uint64_t& nodes) {
    std::array<int, 4> x{};
    std::size_t filled = 0;
    const std::uint64_t empty = empty_squares(p, o);
    for (std::uint64_t left = empty; left != 0; left &= left - 1) x[filled++] = first(left);
    switch (empties) {
        case 0:
            ++nodes;
            return final_score(p, 0);
        case 1:
            ++nodes;
            return solve_1(p, alpha, x[0]);
        case 2:
            return solve_2(sides(p, o), alpha, x[0], x[1], nodes);
        case 3:
            if (quadrant_of(x[0]) == quadrant_of(x[1]))
                return solve_3(sides(p, o), alpha, x[2], x[0], x[1], nodes);
            if (quadrant_of(x[0]) == quadrant_of(x[2]))
                return solve_3(sides(p, o), alpha, x[1], x[0], x[2], nodes);
            return solve_3(sides(p, o), alpha, x[0], x[1], x[2], nodes);
        default:
            return solve_4(sides(p, o), alpha, four_squares(empty), nodes);
    }
}

}  // namespace lawan::othello::LAWAN_KERNEL
