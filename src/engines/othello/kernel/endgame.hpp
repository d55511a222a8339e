// Exact null-window search of endgames without evaluation: parity and fastest-first order, stable
// discs, a hash table.
#pragma once

#include <array>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "engines/othello/kernel/last_empties.hpp"
#include "engines/othello/kernel/mobility.hpp"
#include "engines/othello/kernel/parity.hpp"
#include "engines/othello/kernel/stability.hpp"
#include "engines/othello/kernel/worker.hpp"

namespace lawan::othello::LAWAN_KERNEL {

inline constexpr int kParityOnly = 6;  // up to so many empties, parity alone orders the moves
inline constexpr int kCached = 10;     // up to so many, a small table of the thread is used
inline constexpr int kTranspositionCutoffs = 8;  // from so many on, children are looked up first

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

struct OrderedMove {
    std::uint64_t p;  // the position after it, for the opponent
    std::uint64_t o;
    std::uint64_t answers;
    int square;
    int score;
};

// Brings the move with the highest score of those from `at` on to `at`.
template <class Move>
inline void bring_best_to(Move* list, int at, int size) {
    int best = at;
    for (int i = at + 1; i < size; ++i) {
        if (list[i].score > list[best].score) best = i;
    }
    if (best != at) {
        const Move moved = list[best];
        list[best] = list[at];
        list[at] = moved;
    }
}

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

// Seven to ten empties. So near the end a better order than by answers and parity saves less than
// it costs, and only the thread's own table is asked. Each number has its own code.
template <int Empties>
[[nodiscard]] inline int late_endgame(Worker& worker, std::uint64_t p, std::uint64_t o, int alpha,
                                      std::uint64_t all, unsigned odd) {
    if constexpr (Empties == kParityOnly) {
        return solve_6(worker, p, o, alpha, all, odd);
    } else {
        ++worker.nodes;
        const auto key = TranspositionTable::key(p, o);
        EndgameCache::Entry& entry = worker.cache.at(key);
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
        std::array<Move, Empties> list;
        std::array<int, Empties> order;  // what speaks for each move, and its place in the list
        std::array<TranspositionTable::Key, Empties> keys;
        constexpr int kPlaces = 16;
        const bool looks_ahead = Empties >= kTranspositionCutoffs && (all & (all - 1)) != 0;
        std::size_t size = 0;
        for (std::uint64_t left = all; left != 0; left &= left - 1) {
            const int x = first(left);
            const std::uint64_t turned = flips(p, o, x);
            if (turned == o) return kCells;
            Move& move = list[size];
            move.p = o ^ turned;
            move.o = p ^ turned ^ bit(x);
            move.square = x;
            if (looks_ahead) {
                keys[size] = TranspositionTable::key(move.p, move.o);
                __builtin_prefetch(&worker.cache.at(keys[size]));
            }
            move.answers = moves(move.p, move.o);
            order[size] = (kSquareValues[static_cast<std::size_t>(x)] +
                           ((quadrant_of(x) & odd) != 0 ? 24 : 0) -
                           weighted_mobility(move.answers) * 64 + (x == known_best ? 1 << 20 : 0)) *
                              kPlaces +
                          (kPlaces - 1 - static_cast<int>(size));
            ++size;
        }
        for (std::size_t i = 0; looks_ahead && i < size; ++i) {
            const EndgameCache::Entry& child = worker.cache.at(keys[i]);
            if (child.lock == keys[i].lock && -child.upper > alpha) return -child.upper;
        }
        int best = kNothing;
        int best_square = kNoSquare;
        for (std::size_t tried = 0; tried < size; ++tried) {
            int highest = order[0];
            for (std::size_t i = 1; i < size; ++i)
                highest = order[i] > highest ? order[i] : highest;
            const auto at = static_cast<std::size_t>(kPlaces - 1 - (highest & (kPlaces - 1)));
            order[at] = INT_MIN;
            const Move& move = list[at];
            score = -late_endgame<Empties - 1>(worker, move.p, move.o, -alpha - 1, move.answers,
                                               odd ^ quadrant_of(move.square));
            if (score > best) {
                best = score;
                best_square = move.square;
                if (best > alpha) break;
            }
        }
        worker.cache.store(key, alpha, best, best_square);
        return best;
    }
}

// Fastest first: the fewer answers the opponent has, the smaller the tree.
[[nodiscard]] inline int fastest_first(const Worker& worker, const OrderedMove& move,
                                       unsigned odd) {
    int score = -weighted_mobility(move.answers) * 64 - count(potential_moves(move.p, move.o)) * 8 +
                kSquareValues[static_cast<std::size_t>(move.square)];
    if ((quadrant_of(move.square) & odd) != 0) score += 24;
    score += count(stable_on_edges(move.o, move.p, worker.edges)) * 16;
    return score;
}

// What is remembered of a position is fetched from memory while other things are computed.
inline void prefetch(Worker& worker, const TranspositionTable::Key& key, int empties) {
    if (empties <= kCached) {
        __builtin_prefetch(&worker.cache.at(key));
    } else {
        worker.table.prefetch(key);
    }
}

// Enhanced transposition cutoff: a move whose answer is known to be bad enough for the opponent.
[[nodiscard]] inline bool cut_by_child(Worker& worker, const TranspositionTable::Key& key,
                                       int alpha, int empties, int& bound) {
    if (empties <= kCached) {
        const EndgameCache::Entry& entry = worker.cache.at(key);
        bound = -entry.upper;
        return entry.lock == key.lock && bound > alpha;
    }
    Remembered after;
    if (!worker.table.find(key, after) || after.depth < empties || after.confidence != kCertain) {
        return false;
    }
    bound = -after.upper;
    return bound > alpha;
}

// From six empties on; `all` are the player's moves.
[[nodiscard]] inline int endgame(Worker& worker, std::uint64_t p, std::uint64_t o, int alpha,
                                 int empties, std::uint64_t all, unsigned odd) {
    switch (empties) {
        case 6:
            return late_endgame<6>(worker, p, o, alpha, all, odd);
        case 7:
            return late_endgame<7>(worker, p, o, alpha, all, odd);
        case 8:
            return late_endgame<8>(worker, p, o, alpha, all, odd);
        case 9:
            return late_endgame<9>(worker, p, o, alpha, all, odd);
        case 10:
            return late_endgame<10>(worker, p, o, alpha, all, odd);
        default:
            break;
    }
    ++worker.nodes;
    if (worker.stopped()) return alpha;
    const auto key = TranspositionTable::key(p, o);
    worker.table.prefetch(key);
    int score = 0;
    if (stability_cutoff(worker, p, o, alpha, empties, score)) return score;
    if (all == 0) {
        const std::uint64_t answers = moves(o, p);
        if (answers == 0) return final_score(p, empties);
        return -endgame(worker, o, p, -alpha - 1, empties, answers, odd);
    }

    Remembered known;
    if (worker.table.find(key, known) && known.depth >= empties && known.confidence == kCertain) {
        if (known.lower > alpha) return known.lower;
        if (known.upper <= alpha) return known.upper;
    }

    std::array<OrderedMove, 36> list;
    std::array<TranspositionTable::Key, 36> keys;
    int size = 0;
    const bool looks_ahead = (all & (all - 1)) != 0;
    for (std::uint64_t left = all; left != 0; left &= left - 1) {
        const int x = first(left);
        const std::uint64_t turned = flips(p, o, x);
        if (turned == o) return kCells;
        OrderedMove& move = list[static_cast<std::size_t>(size)];
        move.p = o ^ turned;
        move.o = p ^ turned ^ bit(x);
        move.square = x;
        if (looks_ahead) {
            auto& child = keys[static_cast<std::size_t>(size)];
            child = TranspositionTable::key(move.p, move.o);
            prefetch(worker, child, empties - 1);
        }
        ++size;
    }
    for (int i = 0; i < size; ++i) {
        OrderedMove& move = list[static_cast<std::size_t>(i)];
        move.answers = moves(move.p, move.o);
        move.score = fastest_first(worker, move, odd);
        if (move.square == known.best) move.score += 1 << 20;
        if (move.square == known.second) move.score += 1 << 19;
    }
    for (int i = 0; looks_ahead && i < size; ++i) {
        int bound = 0;
        if (cut_by_child(worker, keys[static_cast<std::size_t>(i)], alpha, empties - 1, bound)) {
            return bound;
        }
    }
    const std::uint64_t nodes_before = worker.nodes;
    int best = kNothing;
    int best_square = kNoSquare;
    for (int i = 0; i < size; ++i) {
        bring_best_to(list.data(), i, size);
        const OrderedMove& move = list[static_cast<std::size_t>(i)];
        score = -endgame(worker, move.p, move.o, -alpha - 1, empties - 1, move.answers,
                         odd ^ quadrant_of(move.square));
        if (score > best) {
            best = score;
            best_square = move.square;
            if (best > alpha) break;
        }
    }
    if (worker.is_stopped()) return alpha;
    worker.table.store(
        key, {alpha, alpha + 1, best, empties, kCertain, best_square, worker.nodes - nodes_before});
    return best;
}

// Any number of empty squares.
[[nodiscard]] inline int endgame(Worker& worker, std::uint64_t p, std::uint64_t o, int alpha,
                                 int empties) {
    if (empties < 5) return solve_few(p, o, alpha, empties, worker.nodes);
    const unsigned odd = odd_quadrants(empty_squares(p, o));
    if (empties == 5) return solve_5(worker, p, o, alpha, odd);
    return endgame(worker, p, o, alpha, empties, moves(p, o), odd);
}

}  // namespace lawan::othello::LAWAN_KERNEL
