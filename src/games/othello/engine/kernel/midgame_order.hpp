// The moves of a node of a midgame search, and the order they are tried in.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "games/othello/engine/kernel/midgame.hpp"
#include "games/othello/engine/kernel/midgame_plies.hpp"

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

// What was measured best for the order where there are learned weights, and where there are none.
inline constexpr bool kLearned = kSize == 8;
inline constexpr int kAnswer = 48;
inline constexpr int kAnswerAtTheEnd = kLearned ? 420 : 96;
inline constexpr int kComingAnswer = kLearned ? 24 : 12;
// What else speaks for a move, where the end is searched: in the proportions of the late endgame.
inline constexpr int kComingAnswerAtTheEnd = kLearned ? 37 : 12;
inline constexpr int kSquareAtTheEnd = kLearned ? 5 : 1;
inline constexpr int kOddAtTheEnd = kLearned ? 112 : 24;
inline constexpr int kStableAtTheEnd = kLearned ? 75 : 16;

// How far ahead the moves of a node are looked at to order them.
[[nodiscard]] inline int plies_to_order_by(int depth, bool exact) {
    struct Steps {
        std::array<int, 4> plies;
    };
    constexpr Steps kMidgame = kLearned ? Steps{{12, 17, 22, 27}} : Steps{{10, 14, 18, 22}};
    constexpr Steps kEnd = kLearned ? Steps{{18, 21, 25, 29}} : Steps{{15, 18, 21, 24}};
    int look = 0;
    for (const int limit : (exact ? kEnd : kMidgame).plies) look += depth >= limit ? 1 : 0;
    return look;
}

// By what a shallow search says of each move, and by how few answers it leaves. `second` was good
// before.
inline void Midgame::order(const Node& node, Candidates& candidates, int from, int second,
                           int alpha, int depth) {
    const bool exact = depth >= node.empties;
    const int look = plies_to_order_by(depth, exact);
    // How bad a bad move is need not be known.
    constexpr int kClearlyWorse = kLearned ? 4 : 8;
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
        int score = -mobility * (exact ? kAnswerAtTheEnd : kAnswer) -
                    count(potential_moves(after.p, after.o)) *
                        (exact ? kComingAnswerAtTheEnd : kComingAnswer);
        score += kSquareValues[static_cast<std::size_t>(candidate.square)] *
                 (exact ? kSquareAtTheEnd : 1);
        if (node.empties < 24 && (quadrant_of(candidate.square) & odd) != 0) {
            score += exact ? kOddAtTheEnd : 24;
        }
        score += count(stable_on_edges(after.o, after.p, worker_.edges)) *
                 (exact ? kStableAtTheEnd : 16);
        const int value = look == 0   ? (exact ? judged_by_table(after) : judged(after))
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
        if (look == 0 && !exact) candidate.node.judged = value;
        candidate.score = score - value;
    }
}

}  // namespace lawan::othello::LAWAN_KERNEL
