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
    Node after;
    for (std::uint64_t left : in_groups(all, last_cut_)) {
        for (; left != 0; left &= left - 1) {
            const int x = first(left);
            const std::uint64_t turned = flips(node.p, node.o, x);
            if (turned == node.o) return kCells;
            set_after(after, node, x, turned, squares_);
            ++worker_.nodes;
            const int score = after.empties == 0 ? final_score(node.p ^ turned ^ bit(x), 0)
                                                 : -evaluate_last(after);
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

inline int Midgame::two_plies(const Node& node, int alpha, int beta) {
    ++worker_.nodes;
    const std::uint64_t all = moves(node.p, node.o);
    if (all == 0) {
        if (moves(node.o, node.p) == 0) return final_score(node.p, node.empties);
        return -two_plies(passed(node), -beta, -alpha);
    }
    int best = kNothing;
    Node after;
    for (std::uint64_t left : in_groups(all, last_but_one_cut_)) {
        for (; left != 0; left &= left - 1) {
            const int x = first(left);
            const std::uint64_t turned = flips(node.p, node.o, x);
            if (turned == node.o) return kCells;
            set_after(after, node, x, turned, squares_);
            const int score = -one_ply(after, -beta, -std::max(alpha, best));
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
