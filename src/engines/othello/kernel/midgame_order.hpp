// The moves of a node of a midgame search, and the order they are tried in.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "engines/othello/kernel/midgame.hpp"
#include "engines/othello/kernel/midgame_plies.hpp"

namespace lawan::othello::LAWAN_KERNEL {

inline bool Midgame::list_moves(const Node& node, std::uint64_t all, Candidates& candidates) {
    for (std::uint64_t left = all; left != 0; left &= left - 1) {
        const int x = first(left);
        const std::uint64_t turned = flips(node.p, node.o, x);
        if (turned == node.o) {
            candidates.list[0].square = x;
            return true;
        }
        Candidate& candidate = candidates.list[static_cast<std::size_t>(candidates.size++)];
        candidate.node.p = node.o ^ turned;
        candidate.node.o = node.p ^ turned ^ bit(x);
        worker_.table.prefetch(TranspositionTable::key(candidate.node.p, candidate.node.o));
        set_after(candidate.node, node, x, turned, squares_);
        candidate.square = x;
    }
    return false;
}

// False where it is no move here.
[[nodiscard]] inline bool put_first(Candidates& candidates, int square) {
    for (int i = 0; i < candidates.size; ++i) {
        Candidate& candidate = candidates.list[static_cast<std::size_t>(i)];
        if (candidate.square != square) continue;
        if (i > 0) std::swap(candidate, candidates.list[0]);
        return true;
    }
    return false;
}

// By what a shallow search says of each move, and by how few answers it leaves. `second` was good
// before.
inline void Midgame::order(const Node& node, Candidates& candidates, int from, int second,
                           int alpha, int depth) {
    const bool exact = depth >= node.empties;
    int look = depth < 12 ? 0 : depth < 17 ? 1 : depth < 22 ? 2 : depth < 27 ? 3 : 4;
    if (exact) look = depth < 18 ? 0 : depth < 21 ? 1 : depth < 25 ? 2 : depth < 29 ? 3 : 4;
    // How bad a bad move is need not be known.
    constexpr int kClearlyWorse = 4;
    const int enough = std::min(64, kClearlyWorse - alpha);
    const unsigned odd = odd_quadrants(empty_squares(node.p, node.o));
    for (int i = from; i < candidates.size; ++i) {
        Candidate& candidate = candidates.list[static_cast<std::size_t>(i)];
        const Node& after = candidate.node;
        if (candidate.square == second) {
            candidate.score = 1 << 27;
            continue;
        }
        const int mobility = weighted_mobility(moves(after.p, after.o));
        int score = -mobility * (exact ? 300 : 48) - count(potential_moves(after.p, after.o)) * 24;
        score += kSquareValues[static_cast<std::size_t>(candidate.square)];
        if (node.empties < 24 && (quadrant_of(candidate.square) & odd) != 0) score += 24;
        score += count(stable_on_edges(after.o, after.p, worker_.edges)) * 16;
        const int value = look == 0   ? judged(after)
                          : look == 1 ? one_ply(after, -64, enough) * kUnitsADisc
                          : look == 2 ? two_plies(after, -64, enough) * kUnitsADisc
                                      : [&] {
                                            const int kept = worker_.confidence;
                                            worker_.confidence = 0;
                                            const int found =
                                                search(after, -64, enough, look) * kUnitsADisc;
                                            worker_.confidence = kept;
                                            return found;
                                        }();
        candidate.score = score - value;
    }
}

}  // namespace lawan::othello::LAWAN_KERNEL
