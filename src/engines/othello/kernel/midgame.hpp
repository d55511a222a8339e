// Principal variation search over positions with an evaluation, selective where it is told to be.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "engines/othello/kernel/endgame.hpp"
#include "engines/othello/kernel/node.hpp"
#include "engines/othello/kernel/worker.hpp"
#include "engines/othello/spread_table.hpp"

namespace lawan::othello::LAWAN_KERNEL {

// Up to so many empties the plain endgame search is faster than one that orders by evaluation.
inline constexpr int kWithoutEvaluation = 11;

struct Candidate {
    Node node;  // after the move
    int square;
    int score;
};

struct Candidates {
    std::array<Candidate, 36> list;
    int size = 0;
};

class Midgame {
  public:
    Midgame(Worker& worker, const SquareNumbers& squares, const SpreadTable& spreads)
        : worker_{worker}, squares_{squares}, spreads_{spreads}, centres_{patterns().centres()} {}

    [[nodiscard]] int evaluate(const Node& node) const {
        return in_discs(evaluated(node, worker_.evaluation, centres_));
    }

    // Fail-soft. At the root, where the best move is asked for, nothing is cut short.
    [[nodiscard]] int search(const Node& node, int alpha, int beta, int depth,
                             int* root_best = nullptr);

  private:
    [[nodiscard]] int one_ply(const Node& node, int alpha, int beta);
    [[nodiscard]] int two_plies(const Node& node, int alpha, int beta);
    [[nodiscard]] bool cut_on_trust(const Node& node, int alpha, int depth, int& score);
    [[nodiscard]] bool list_moves(const Node& node, std::uint64_t all, Candidates& candidates);
    void order(const Node& node, Candidates& candidates, const Remembered& known, int alpha,
               int depth);

    Worker& worker_;
    const SquareNumbers& squares_;
    const SpreadTable& spreads_;
    const std::array<std::int32_t, kPatternSlots>& centres_;
};

inline int Midgame::one_ply(const Node& node, int alpha, int beta) {
    ++worker_.nodes;
    const std::uint64_t all = moves(node.p, node.o);
    if (all == 0) {
        if (moves(node.o, node.p) == 0) return final_score(node.p, node.empties);
        return -one_ply(passed(node), -beta, -alpha);
    }
    int best = kNothing;
    Node after;
    for (std::uint64_t left = all; left != 0; left &= left - 1) {
        const int x = first(left);
        const std::uint64_t turned = flips(node.p, node.o, x);
        if (turned == node.o) return 64;
        set_after(after, node, x, turned, squares_);
        ++worker_.nodes;
        const int score =
            after.empties == 0 ? final_score(node.p ^ turned ^ bit(x), 0) : -evaluate(after);
        if (score > best) {
            best = score;
            if (best >= beta) break;
        }
    }
    return best;
}

inline int Midgame::two_plies(const Node& node, int alpha, int beta) {
    ++worker_.nodes;
    const std::uint64_t all = moves(node.p, node.o);
    if (all == 0) {
        if (moves(node.o, node.p) == 0) return final_score(node.p, node.empties);
        return -two_plies(passed(node), -beta, -alpha);
    }
    // Squares that are good in themselves first.
    std::array<std::uint64_t, 3> groups{all & kCorners, all & ~kCorners & ~0x42C300000000C342U,
                                        all & 0x42C300000000C342U};
    int best = kNothing;
    Node after;
    for (std::uint64_t left : groups) {
        for (; left != 0; left &= left - 1) {
            const int x = first(left);
            const std::uint64_t turned = flips(node.p, node.o, x);
            if (turned == node.o) return 64;
            set_after(after, node, x, turned, squares_);
            const int score = -one_ply(after, -beta, -std::max(alpha, best));
            if (score > best) {
                best = score;
                if (best >= beta) return best;
            }
        }
    }
    return best;
}

inline bool Midgame::list_moves(const Node& node, std::uint64_t all, Candidates& candidates) {
    for (std::uint64_t left = all; left != 0; left &= left - 1) {
        const int x = first(left);
        const std::uint64_t turned = flips(node.p, node.o, x);
        if (turned == node.o) {
            candidates.list[0].square = x;
            return true;
        }
        Candidate& candidate = candidates.list[static_cast<std::size_t>(candidates.size++)];
        set_after(candidate.node, node, x, turned, squares_);
        candidate.square = x;
    }
    return false;
}

// By what a shallow search says of each move, and by how few answers it leaves.
inline void Midgame::order(const Node& node, Candidates& candidates, const Remembered& known,
                           int alpha, int depth) {
    const bool exact = depth >= node.empties;
    int look = depth < 10 ? 0 : depth < 14 ? 1 : depth < 18 ? 2 : depth < 22 ? 3 : 4;
    if (exact) look = depth < 13 ? 0 : depth < 16 ? 1 : depth < 20 ? 2 : depth < 24 ? 3 : 4;
    (void)alpha;
    const unsigned odd = odd_quadrants(~(node.p | node.o));
    for (int i = 0; i < candidates.size; ++i) {
        Candidate& candidate = candidates.list[static_cast<std::size_t>(i)];
        const Node& after = candidate.node;
        if (candidate.square == known.best) {
            candidate.score = 1 << 28;
            continue;
        }
        if (candidate.square == known.second) {
            candidate.score = 1 << 27;
            continue;
        }
        const int mobility = weighted_mobility(moves(after.p, after.o));
        int score = -mobility * (exact ? 96 : 48) - count(potential_moves(after.p, after.o)) * 12;
        score += kSquareValues[static_cast<std::size_t>(candidate.square)];
        if (node.empties < 24 && (quadrant_of(candidate.square) & odd) != 0) score += 24;
        score += count(stable_on_edges(after.o, after.p, worker_.edges)) * 16;
        const int value = look == 0   ? evaluated(after, worker_.evaluation, centres_)
                          : look == 1 ? one_ply(after, -64, 64) * kUnitsADisc
                          : look == 2
                              ? two_plies(after, -64, 64) * kUnitsADisc
                              : [&] {
                                    const int kept = worker_.confidence;
                                    worker_.confidence = 0;
                                    const int found = search(after, -64, 64, look) * kUnitsADisc;
                                    worker_.confidence = kept;
                                    return found;
                                }();
        candidate.score = score - value;
    }
}

// Multi-ProbCut (Buro 1997): a shallow search that is clear of the window by enough spreads of its
// error settles a node.
inline bool Midgame::cut_on_trust(const Node& node, int alpha, int depth, int& score) {
    if (worker_.confidence >= kCertain || depth < 3) return false;
    const int shallow =
        depth < 3 ? 0 : std::max(1 + (depth + 1) % 2 - 1, 2 * (depth / 4) + (depth & 1));
    if (shallow >= depth) return false;
    const double spread = spreads_.spread(node.empties, depth, shallow);
    const double margin = kSpreads[worker_.confidence] * spread;
    const int clear = static_cast<int>(margin + 0.5);
    const int static_value = evaluate(node);
    const int beta = alpha + 1;
    const int kept = worker_.confidence;
    const int hint =
        static_cast<int>(kSpreads[kept] * 0.7 * spreads_.spread(node.empties, depth, 0) + 0.5) / 2;
    if (beta + clear < 64 && static_value >= beta + clear / 2 - hint / 2) {
        const int bound = beta + clear;
        const int found = shallow == 0 ? static_value : search(node, bound - 1, bound, shallow);
        if (found >= bound) {
            score = beta;
            return true;
        }
    }
    if (alpha - clear > -64 && static_value < alpha - clear / 2 + hint / 2) {
        const int bound = alpha - clear;
        const int found = shallow == 0 ? static_value : search(node, bound, bound + 1, shallow);
        if (found <= bound) {
            score = alpha;
            return true;
        }
    }
    return false;
}

inline int Midgame::search(const Node& node, int alpha, int beta, int depth, int* root_best) {
    const bool null_window = beta - alpha == 1;
    const bool may_cut = null_window && root_best == nullptr;
    if (depth >= node.empties) {
        depth = node.empties;
        if (node.empties <= kWithoutEvaluation && may_cut) {
            return endgame(worker_, node.p, node.o, alpha, node.empties);
        }
        if (node.empties == 0) return final_score(node.p, 0);
    } else if (depth <= 2 && root_best == nullptr) {
        if (depth <= 0) {
            ++worker_.nodes;
            return evaluate(node);
        }
        return depth == 1 ? one_ply(node, alpha, beta) : two_plies(node, alpha, beta);
    }
    ++worker_.nodes;
    if (worker_.stopped()) return alpha;
    int score = 0;
    if (may_cut && stability_cutoff(worker_, node.p, node.o, alpha, node.empties, score)) {
        return score;
    }
    const std::uint64_t all = moves(node.p, node.o);
    if (all == 0) {
        if (moves(node.o, node.p) == 0) return final_score(node.p, node.empties);
        return -search(passed(node), -beta, -alpha, depth);
    }
    const auto key = TranspositionTable::key(node.p, node.o);
    Remembered known;
    const bool found = worker_.table.find(key, known);
    if (found && known.depth >= depth && known.confidence >= worker_.confidence && may_cut) {
        if (known.lower > alpha) return known.lower;
        if (known.upper <= alpha) return known.upper;
    }
    const std::uint64_t nodes_before = worker_.nodes;
    if (may_cut && cut_on_trust(node, alpha, depth, score)) return score;

    Candidates candidates;
    if (list_moves(node, all, candidates)) {
        if (root_best != nullptr) *root_best = candidates.list[0].square;
        return 64;
    }
    if (may_cut && depth >= 5) {
        for (int i = 0; i < candidates.size; ++i) {
            const Node& after = candidates.list[static_cast<std::size_t>(i)].node;
            Remembered child;
            if (worker_.table.find(TranspositionTable::key(after.p, after.o), child) &&
                child.depth >= depth - 1 && child.confidence >= worker_.confidence &&
                -child.upper > alpha) {
                return -child.upper;
            }
        }
    }
    if (candidates.size > 1) order(node, candidates, known, alpha, depth);
    int best = kNothing;
    int best_here = kNoSquare;
    for (int i = 0; i < candidates.size; ++i) {
        bring_best_to(candidates.list.data(), i, candidates.size);
        const Candidate& candidate = candidates.list[static_cast<std::size_t>(i)];
        const int low = std::max(alpha, best);
        if (i == 0 || null_window) {
            score = -search(candidate.node, -beta, -low, depth - 1);
        } else {
            score = -search(candidate.node, -low - 1, -low, depth - 1);
            if (score > low && score < beta) {
                score = -search(candidate.node, -beta, -low, depth - 1);
            }
        }
        if (worker_.control.stopped()) return alpha;
        if (score > best) {
            best = score;
            best_here = candidate.square;
            if (best >= beta) break;
        }
    }
    if (root_best != nullptr) *root_best = best_here;
    worker_.table.store(key, {alpha, beta, best, depth, worker_.confidence, best_here,
                              worker_.nodes - nodes_before});
    return best;
}

}  // namespace lawan::othello::LAWAN_KERNEL
