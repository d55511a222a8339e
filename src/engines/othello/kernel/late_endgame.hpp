// Exact null-window search of seven to twelve empties: fastest-first order, small tables.
#pragma once

#include <array>
#include <climits>
#include <cstddef>
#include <cstdint>

#include "engines/othello/kernel/endgame_cache.hpp"
#include "engines/othello/kernel/five_and_six.hpp"

namespace lawan::othello::LAWAN_KERNEL {

inline constexpr int kTranspositionCutoffs = 8;  // from so many on, children are looked up first

// How good a square is in itself: corners, then edges, last the squares beside corners.
inline constexpr std::array<std::uint8_t, 64> kSquareValues = [] {
    constexpr std::array<std::array<std::uint8_t, 4>, 4> kQuarter{
        {{18, 4, 16, 12}, {4, 2, 6, 8}, {16, 6, 14, 10}, {12, 8, 10, 0}}};
    std::array<std::uint8_t, 64> table{};
    for (std::size_t square = 0; square < 64; ++square) {
        const std::size_t column = square % 8;
        const std::size_t row = square / 8;
        if (column >= kSize || row >= kSize) continue;
        table[square] = kQuarter[row < kSize / 2 ? row : kSize - 1 - row]
                                [column < kSize / 2 ? column : kSize - 1 - column];
    }
    return table;
}();

// Fastest first: the fewer answers the opponent has, the smaller the tree.
[[nodiscard]] inline int fastest_first(std::uint64_t answers, int square, unsigned odd) {
    return kSquareValues[static_cast<std::size_t>(square)] - weighted_mobility(answers) * 64 +
           ((quadrant_of(square) & odd) != 0 ? 24 : 0);
}

// What else speaks for a move where the tree below it is large.
[[nodiscard]] inline int edges_and_room(const Worker& worker, std::uint64_t next_p,
                                        std::uint64_t next_o) {
    return count(stable_on_edges(next_o, next_p, worker.edges)) * 16 -
           count(potential_moves(next_p, next_o)) * 8;
}

// A move that leaves so few answers is searched at once, before the others are looked at: it mostly
// cuts, and of the moves that are put in order only every fourth is ever searched.
template <int Empties>
inline constexpr int kFewAnswers = Empties == 7 ? 2 : 1;

// Seven to twelve empties, of which only the thread's own tables know. Each number has its own
// code.
template <int Empties>
[[nodiscard]] inline int late_endgame(Worker& worker, std::uint64_t p, std::uint64_t o, int alpha,
                                      std::uint64_t all, unsigned odd) {
    if constexpr (Empties == 6) {
        return solve_6(worker, p, o, alpha, all, odd);
    } else {
        ++worker.nodes;
        const auto key = TranspositionTable::key(p, o);
        auto& cache = worker.caches.of<Empties>();
        auto& children = worker.caches.of<Empties - 1>();
        const auto& entry = cache.at(key);
        __builtin_prefetch(&entry);
        int score = 0;
        if (stability_cutoff(worker, p, o, alpha, Empties, score)) return score;
        if (all == 0) {
            const std::uint64_t answers = moves(o, p);
            if (answers == 0) return final_score(p, Empties);
            return -late_endgame<Empties>(worker, o, p, -alpha - 1, answers, odd);
        }
        int known_best = kNoSquare;
        if (entry.lock == key.lock) {
            if (entry.lower > alpha) return entry.lower;
            if (entry.upper <= alpha) return entry.upper;
            known_best = entry.best;
        }

        struct Move {
            std::uint64_t p;  // the position after it, for the opponent
            std::uint64_t o;
            std::uint64_t answers;
            int square;
        };
        int best = kNothing;
        int best_square = kNoSquare;
        const auto cuts = [&](const Move& move) {
            const int found = -late_endgame<Empties - 1>(
                worker, move.p, move.o, -alpha - 1, move.answers, odd ^ quadrant_of(move.square));
            if (found <= best) return false;
            best = found;
            best_square = move.square;
            return best > alpha;
        };
        std::array<Move, Empties> list;
        std::array<int, Empties> order;  // what speaks for each move, and its place in the list
        std::array<TranspositionTable::Key, Empties> keys;
        constexpr int kPlaces = 16;
        const bool looks_ahead = Empties >= kTranspositionCutoffs && (all & (all - 1)) != 0;
        std::size_t size = 0;
        // What was best before, then squares of odd quadrants, then the others.
        const Sides boards = sides(p, o);
        const std::uint64_t odd_squares = kSquaresOf[odd];
        std::uint64_t wanted = known_best != kNoSquare ? bit(known_best) : odd_squares;
        for (std::uint64_t left = all; left != 0;) {
            const std::uint64_t choice = left & wanted;
            const int x = first(choice != 0 ? choice : left);
            left &= ~bit(x);
            wanted = odd_squares;
            const Sides next = after(boards, x, turned_by(boards, x));
            Move& move = list[size];
            move.p = next.p();
            move.o = next.o();
            if (move.p == 0) return kCells;
            move.square = x;
            move.answers = moves(next);
            if (weighted_mobility(move.answers) <= kFewAnswers<Empties> || x == known_best) {
                if (!cuts(move)) continue;
                cache.store(key, alpha, best, best_square);
                return best;
            }
            if (looks_ahead) {
                keys[size] = TranspositionTable::key(move.p, move.o);
                __builtin_prefetch(&children.at(keys[size]));
            }
            int merit = fastest_first(move.answers, x, odd);
            // Nearer to the end a better order saves less than it costs.
            if constexpr (Empties > kLatest) merit += edges_and_room(worker, move.p, move.o);
            order[size] = merit * kPlaces + (kPlaces - 1 - static_cast<int>(size));
            ++size;
        }
        for (std::size_t i = 0; looks_ahead && i < size; ++i) {
            const auto& child = children.at(keys[i]);
            if (child.lock == keys[i].lock && -child.upper > alpha) return -child.upper;
        }
        for (std::size_t tried = 0; tried < size; ++tried) {
            int highest = order[0];
            for (std::size_t i = 1; i < size; ++i) {
                highest = order[i] > highest ? order[i] : highest;
            }
            const auto at = static_cast<std::size_t>(kPlaces - 1 - (highest & (kPlaces - 1)));
            order[at] = INT_MIN;
            if (cuts(list[at])) break;
        }
        cache.store(key, alpha, best, best_square);
        return best;
    }
}

}  // namespace lawan::othello::LAWAN_KERNEL
