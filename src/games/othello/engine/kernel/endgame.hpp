// Exact null-window search of endgames without evaluation, of any number of empties.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/othello/engine/in_each_kernel.hpp"
#include "games/othello/engine/kernel/late_endgame.hpp"

namespace lawan::othello::LAWAN_KERNEL {

// No board has more, whatever stands on it. From a disc of either side a line in each of the eight
// directions leads to one move at most: each of the player's discs ends eight such lines at most,
// each of the opponent's begins eight. So 51 moves need seven discs of each side, and 65 squares.
inline constexpr std::size_t kMostMoves = 50;

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

// What is remembered of a position is fetched from memory while other things are computed.
inline void prefetch(Worker& worker, const TranspositionTable::Key& key, int empties) {
    if (empties <= kCached) {
        __builtin_prefetch(&worker.caches.of<kCached>().at(key));
    } else {
        worker.table.prefetch(key);
    }
}

// Enhanced transposition cutoff: a move whose answer is known to be bad enough for the opponent.
[[nodiscard]] inline bool cut_by_child(Worker& worker, const TranspositionTable::Key& key,
                                       int alpha, int empties, int& bound) {
    if (empties <= kCached) {
        const auto& entry = worker.caches.of<kCached>().at(key);
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

// The moves of a position with many empties, put in order.
class OrderedMoves {
  public:
    // Whether one of them takes all of the opponent's discs.
    [[nodiscard]] LAWAN_IN_EACH_KERNEL bool list(Worker& worker, std::uint64_t p, std::uint64_t o,
                                                 std::uint64_t all, int empties) {
        looks_ahead_ = (all & (all - 1)) != 0;
        for (std::uint64_t left = all; left != 0; left &= left - 1) {
            const int x = first(left);
            const std::uint64_t turned = flips(p, o, x);
            if (turned == o) return true;
            OrderedMove& move = list_[static_cast<std::size_t>(size_)];
            move.p = o ^ turned;
            move.o = p ^ turned ^ bit(x);
            move.square = x;
            if (looks_ahead_) {
                auto& child = keys_[static_cast<std::size_t>(size_)];
                child = TranspositionTable::key(move.p, move.o);
                prefetch(worker, child, empties - 1);
            }
            ++size_;
        }
        return false;
    }
    // What was best before comes first.
    LAWAN_IN_EACH_KERNEL void judge(const Worker& worker, const Remembered& known, unsigned odd) {
        for (int i = 0; i < size_; ++i) {
            OrderedMove& move = list_[static_cast<std::size_t>(i)];
            move.answers = moves(move.p, move.o);
            move.score = fastest_first(move.answers, move.square, odd) +
                         edges_and_room(worker, move.p, move.o);
            if (move.square == known.best) move.score += 1 << 20;
            if (move.square == known.second) move.score += 1 << 19;
        }
    }
    // Whether what is remembered of the position after one of them is enough.
    [[nodiscard]] LAWAN_IN_EACH_KERNEL bool is_cut_by_child(Worker& worker, int alpha, int empties,
                                                            int& score) const {
        for (int i = 0; looks_ahead_ && i < size_; ++i) {
            const auto& key = keys_[static_cast<std::size_t>(i)];
            if (cut_by_child(worker, key, alpha, empties - 1, score)) return true;
        }
        return false;
    }
    [[nodiscard]] LAWAN_IN_EACH_KERNEL int size() const { return size_; }
    // The best of those from this place on, which is brought there.
    [[nodiscard]] LAWAN_IN_EACH_KERNEL const OrderedMove& best_from(int at) {
        bring_best_to(list_.data(), at, size_);
        return list_[static_cast<std::size_t>(at)];
    }

  private:
    std::array<OrderedMove, kMostMoves> list_;
    std::array<TranspositionTable::Key, kMostMoves> keys_;
    int size_ = 0;
    bool looks_ahead_ = false;
};

[[nodiscard]] inline int endgame(Worker& worker, std::uint64_t p, std::uint64_t o, int alpha,
                                 int empties, std::uint64_t all, unsigned odd);

// More than twelve empties, which the table of all threads remembers.
[[nodiscard]] inline int early_endgame(Worker& worker, std::uint64_t p, std::uint64_t o, int alpha,
                                       int empties, std::uint64_t all, unsigned odd) {
    ++worker.nodes;
    if (worker.stopped()) return alpha;
    const auto key = TranspositionTable::key(p, o);
    worker.table.prefetch(key);
    int score = 0;
    if (stability_cutoff(worker, p, o, alpha, empties, score)) return score;
    if (all == 0) {
        const std::uint64_t answers = moves(o, p);
        if (answers == 0) return final_score(p, empties);
        return -early_endgame(worker, o, p, -alpha - 1, empties, answers, odd);
    }
    Remembered known;
    if (worker.table.find(key, known) && known.depth >= empties && known.confidence == kCertain) {
        if (known.lower > alpha) return known.lower;
        if (known.upper <= alpha) return known.upper;
    }
    OrderedMoves ordered;
    if (ordered.list(worker, p, o, all, empties)) return kCells;
    ordered.judge(worker, known, odd);
    if (ordered.is_cut_by_child(worker, alpha, empties, score)) return score;
    const std::uint64_t nodes_before = worker.nodes;
    int best = kNothing;
    int best_square = kNoSquare;
    for (int i = 0; i < ordered.size(); ++i) {
        const OrderedMove& move = ordered.best_from(i);
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
        case 11:
            return late_endgame<11>(worker, p, o, alpha, all, odd);
        case 12:
            return late_endgame<12>(worker, p, o, alpha, all, odd);
        default:
            return early_endgame(worker, p, o, alpha, empties, all, odd);
    }
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
