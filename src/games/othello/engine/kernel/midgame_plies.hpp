// The last two plies before the evaluation, which most nodes of a midgame search are.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "games/othello/engine/kernel/midgame.hpp"

namespace lawan::othello::LAWAN_KERNEL {

inline int Midgame::one_ply(const Node& node, int alpha, int beta) {
    ++worker_.nodes;
    const std::uint64_t all = moves(node.p, node.o);
    if (all == 0) {
        if (moves(node.o, node.p) == 0) return final_score(node.p, node.empties);
        return -one_ply(passed(node), -beta, -alpha);
    }
    int best = kNothing;
    const int empties = node.empties - 1;
    for (std::uint64_t left : in_groups(all, last_cut_)) {
        for (; left != 0; left &= left - 1) {
            const int x = first(left);
            const std::uint64_t turned = flips(node.p, node.o, x);
            if (turned == node.o) return kCells;
            ++worker_.nodes;
            const int score = empties == 0 ? final_score(node.p ^ turned ^ bit(x), 0)
                                           : -levelled(judged_after(node, x, turned), empties);
            if (score > best) {
                best = score;
                if (best >= beta) {
                    last_cut_ = x;
                    return best;
                }
            }
        }
    }
    return best;
}

// ProbCut whose shallow search is the evaluation alone: most nodes two plies before the end of a
// search are far from the window.
inline bool Midgame::cut_at_sight(const Node& node, int alpha, int& score) {
    if (worker_.confidence >= kCertain) return false;
    constexpr double kShare = 0.8;  // of the distance that deeper tests ask for; measured
    const double spreads = kConfidences[static_cast<std::size_t>(worker_.confidence)].spreads;
    const int clear =
        static_cast<int>(kShare * spreads * spreads_.spread(node.empties, 2, 0) + 0.5);
    ++worker_.nodes;
    const int value =
        levelled(node.judged != kNotJudged ? node.judged : judged(node), node.empties);
    score = value > alpha ? alpha + 1 : alpha;
    return value <= alpha - clear || value > alpha + clear;
}

inline int Midgame::two_plies(const Node& node, int alpha, int beta) {
    ++worker_.nodes;
    const std::uint64_t all = moves(node.p, node.o);
    if (all == 0) {
        if (moves(node.o, node.p) == 0) return final_score(node.p, node.empties);
        return -two_plies(passed(node), -beta, -alpha);
    }
    int score = 0;
    if (beta - alpha == 1 && cut_at_sight(node, alpha, score)) return score;
    int best = kNothing;
    Node after;
    for (std::uint64_t left : in_groups(all, last_but_one_cut_)) {
        for (; left != 0; left &= left - 1) {
            const int x = first(left);
            const std::uint64_t turned = flips(node.p, node.o, x);
            if (turned == node.o) return kCells;
            set_after(after, node, x, turned, squares_);
            score = -one_ply(after, -beta, -std::max(alpha, best));
            if (score > best) {
                best = score;
                if (best >= beta) {
                    last_but_one_cut_ = x;
                    return best;
                }
            }
        }
    }
    return best;
}

}  // namespace lawan::othello::LAWAN_KERNEL
