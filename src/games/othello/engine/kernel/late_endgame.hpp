// Exact null-window search of seven to twelve empties: fastest-first order, small tables.
#pragma once

#include <array>
#include <climits>
#include <cstddef>
#include <cstdint>

#include "games/othello/engine/in_each_kernel.hpp"
#include "games/othello/engine/kernel/endgame_cache.hpp"
#include "games/othello/engine/kernel/five_and_six.hpp"

namespace lawan::othello::LAWAN_KERNEL {

inline constexpr int kTranspositionCutoffs = 8;  // from here on children are looked up first

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

// A move that leaves this many answers is searched at once, before the others are listed: it mostly
// cuts, and of the moves that are put in order only every fourth is ever searched.
template <int Empties>
inline constexpr int kFewAnswers = Empties == 7 ? 2 : 1;

// From here on the budget is asked: fewer empties take some hundred nodes.
inline constexpr int kAskedFrom = 8;

template <int Empties>
[[nodiscard]] inline int late_endgame(Worker& worker, std::uint64_t p, std::uint64_t o, int alpha,
                                      std::uint64_t all, unsigned odd);

// The moves of a position with seven to twelve empties. Its functions are parts of late_endgame(),
// which is called more often than any other: so they are put into it.
template <int Empties>
class LateMoves {
  public:
    LateMoves(Worker& worker, const TranspositionTable::Key& key, int alpha, unsigned odd)
        : worker_{worker}, key_{key}, alpha_{alpha}, odd_{odd} {}

    // Lists the moves: what was best before, then squares of odd quadrants, then the others. Some
    // are searched at once. Whether that settles the score.
    [[nodiscard]] LAWAN_IN_EACH_KERNEL bool list(std::uint64_t p, std::uint64_t o,
                                                 std::uint64_t all, int known_best, int& score) {
        const bool looks_ahead = Empties >= kTranspositionCutoffs && (all & (all - 1)) != 0;
        const Sides boards = sides(p, o);
        const std::uint64_t odd_squares = kSquaresOf[odd_];
        std::uint64_t wanted = known_best != kNoSquare ? bit(known_best) : odd_squares;
        for (std::uint64_t left = all; left != 0;) {
            const std::uint64_t choice = left & wanted;
            const int x = first(choice != 0 ? choice : left);
            left &= ~bit(x);
            wanted = odd_squares;
            const Sides next = after(boards, x, turned_by(boards, x));
            Move& move = list_[size_];
            move.p = next.p();
            move.o = next.o();
            if (move.p == 0) {
                score = kCells;
                return true;
            }
            move.square = x;
            move.answers = moves(next);
            if (weighted_mobility(move.answers) <= kFewAnswers<Empties> || x == known_best) {
                if (!cuts(move)) continue;
                score = kept();
                return true;
            }
            if (looks_ahead) {
                keys_[size_] = TranspositionTable::key(move.p, move.o);
                __builtin_prefetch(&children().at(keys_[size_]));
            }
            int merit = fastest_first(move.answers, x, odd_);
            // Nearer to the end a better order saves less than it costs.
            if constexpr (Empties > kLatest) merit += edges_and_room(worker_, move.p, move.o);
            order_[size_] = merit * kPlaces + (kPlaces - 1 - static_cast<int>(size_));
            ++size_;
        }
        return looks_ahead && is_cut_by_child(score);
    }

    // Searches those that are left, the best of them first.
    [[nodiscard]] LAWAN_IN_EACH_KERNEL int search() {
        for (std::size_t tried = 0; tried < size_; ++tried) {
            int highest = order_[0];
            for (std::size_t i = 1; i < size_; ++i) {
                highest = order_[i] > highest ? order_[i] : highest;
            }
            const auto at = static_cast<std::size_t>(kPlaces - 1 - (highest & (kPlaces - 1)));
            order_[at] = INT_MIN;
            if (cuts(list_[at])) break;
        }
        return kept();
    }

  private:
    static constexpr int kPlaces = 16;

    struct Move {
        std::uint64_t p;  // the position after it, for the opponent
        std::uint64_t o;
        std::uint64_t answers;
        int square;
    };

    [[nodiscard]] LAWAN_IN_EACH_KERNEL auto& children() { return worker_.caches.of<Empties - 1>(); }

    [[nodiscard]] LAWAN_IN_EACH_KERNEL bool is_cut_by_child(int& score) {
        for (std::size_t i = 0; i < size_; ++i) {
            const auto& child = children().at(keys_[i]);
            if (child.lock != keys_[i].lock || -child.upper <= alpha_) continue;
            score = -child.upper;
            return true;
        }
        return false;
    }

    [[nodiscard]] LAWAN_IN_EACH_KERNEL bool cuts(const Move& move) {
        const int found = -late_endgame<Empties - 1>(worker_, move.p, move.o, -alpha_ - 1,
                                                     move.answers, odd_ ^ quadrant_of(move.square));
        if (found <= best_) return false;
        best_ = found;
        best_square_ = move.square;
        return best_ > alpha_;
    }

    // The score, which the thread's table remembers. What was stopped on the way is meaningless.
    [[nodiscard]] LAWAN_IN_EACH_KERNEL int kept() {
        if constexpr (Empties > kAskedFrom) {
            if (worker_.is_stopped()) return alpha_;
        }
        worker_.caches.of<Empties>().store(key_, alpha_, best_, best_square_);
        return best_;
    }

    Worker& worker_;
    const TranspositionTable::Key& key_;
    int alpha_;
    unsigned odd_;
    int best_ = kNothing;
    int best_square_ = kNoSquare;
    std::size_t size_ = 0;
    std::array<Move, Empties> list_;
    std::array<int, Empties> order_;  // what speaks for each move, and its place in the list
    std::array<TranspositionTable::Key, Empties> keys_;
};

// Seven to twelve empties, of which only the thread's own tables know. Each number has its own
// code.
template <int Empties>
[[nodiscard]] inline int late_endgame(Worker& worker, std::uint64_t p, std::uint64_t o, int alpha,
                                      std::uint64_t all, unsigned odd) {
    if constexpr (Empties == 6) {
        return solve_6(worker, p, o, alpha, all, odd);
    } else {
        ++worker.nodes;
        if constexpr (Empties >= kAskedFrom) {
            if (worker.stopped()) return alpha;
        }
        const auto key = TranspositionTable::key(p, o);
        const auto& entry = worker.caches.of<Empties>().at(key);
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
        LateMoves<Empties> moves_here{worker, key, alpha, odd};
        if (moves_here.list(p, o, all, known_best, score)) return score;
        return moves_here.search();
    }
}

}  // namespace lawan::othello::LAWAN_KERNEL
