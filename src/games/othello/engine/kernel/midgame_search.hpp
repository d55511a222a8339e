// Principal variation search over positions with an evaluation, selective where it is told to be.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "games/othello/engine/kernel/endgame.hpp"
#include "games/othello/engine/kernel/midgame.hpp"
#include "games/othello/engine/kernel/midgame_order.hpp"
#include "games/othello/engine/kernel/midgame_plies.hpp"
#include "games/othello/engine/kernel/midgame_sharing.hpp"

namespace lawan::othello::LAWAN_KERNEL {

// Nearer to the leaves, looking up children costs more than it saves.
inline constexpr int kShallowestLookAhead = 7;

// Multi-ProbCut (Buro 1997): a shallow search that is clear of the window by enough spreads of its
// error settles a node.
inline bool Midgame::cut_on_trust(const Node& node, int alpha, int depth, int& score) {
    if (worker_.confidence >= kCertain || depth < 3) return false;
    const int shallow = 2 * (depth / 4) + (depth & 1);
    const double spreads = kConfidences[static_cast<std::size_t>(worker_.confidence)].spreads;
    const int clear =
        static_cast<int>(spreads * spreads_.spread(node.empties, depth, shallow) + 0.5);
    // A hopeless test is not worth its shallow search.
    constexpr double kHope = 0.8;
    const int slack = static_cast<int>(kHope * spreads_.spread(node.empties, shallow, 0) + 0.5);
    const int static_value = evaluate(node);
    const int high = alpha + 1 + clear;
    if (high < 64 && static_value >= high - slack &&
        search(node, high - 1, high, shallow) >= high) {
        score = alpha + 1;
        return true;
    }
    const int low = alpha - clear;
    if (low > -64 && static_value <= low + slack && search(node, low, low + 1, shallow) <= low) {
        score = alpha;
        return true;
    }
    return false;
}

// Enhanced transposition cutoff: a move whose answer is known to be bad enough for the opponent.
inline bool Midgame::cut_by_child(const Candidates& candidates, int alpha, int depth,
                                  int& score) const {
    for (int i = 0; i < candidates.size; ++i) {
        const Node& after = candidates.list[static_cast<std::size_t>(i)].node;
        Remembered child;
        if (worker_.table.find(TranspositionTable::key(after.p, after.o), child) &&
            child.depth >= depth - 1 && child.confidence >= worker_.confidence &&
            -child.upper > alpha) {
            score = -child.upper;
            return true;
        }
    }
    return false;
}

// The best of the moves; means nothing once stopped. What was best before is tried before anything
// is known of the others: it mostly cuts.
inline Midgame::Best Midgame::search_moves(const Node& node, Candidates& candidates,
                                           const Remembered& known, Window window, int depth,
                                           int* root_best, bool cut_expected) {
    const auto [alpha, beta] = window;
    const int ordered_from = put_first(candidates, known.best) ? 1 : 0;
    Best best;
    for (int i = 0; i < candidates.size; ++i) {
        if (i == ordered_from && candidates.size - i > 1) {
            order(node, candidates, i, known.second, alpha, depth);
        }
        const bool bound_is_found = beta - alpha == 1 || best.score > alpha;
        if (shares(depth, i, candidates.size - i, cut_expected, bound_is_found)) {
            share(candidates, i, window, depth, cut_expected, best);
            break;
        }
        if (i >= ordered_from) bring_best_to(candidates.list.data(), i, candidates.size);
        const Candidate& candidate = candidates.list[static_cast<std::size_t>(i)];
        expects_cut_ = beta - alpha == 1 && !cut_expected;
        const int score = i == 0 ? -search(candidate.node, -beta, -alpha, depth - 1)
                                 : brother(candidate.node, {std::max(alpha, best.score), beta},
                                           depth, cut_expected);
        if (worker_.is_stopped()) break;
        if (score > best.score) {
            best = {score, candidate.square};
            // Should the search be stopped now, this is better than what was best before.
            if (root_best != nullptr && score > alpha) *root_best = candidate.square;
            if (score >= beta) break;
        }
    }
    return best;
}

inline int Midgame::search(const Node& node, int alpha, int beta, int depth, int* root_best) {
    const bool cut_expected = std::exchange(expects_cut_, false);
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
        expects_cut_ = !cut_expected && null_window;
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
        return kCells;
    }
    if (may_cut && depth >= kShallowestLookAhead && cut_by_child(candidates, alpha, depth, score)) {
        return score;
    }
    const Best best =
        search_moves(node, candidates, known, {alpha, beta}, depth, root_best, cut_expected);
    if (worker_.is_stopped()) return alpha;
    if (root_best != nullptr) *root_best = best.square;
    worker_.table.store(key, {alpha, beta, best.score, depth, worker_.confidence, best.square,
                              worker_.nodes - nodes_before});
    return best.score;
}

}  // namespace lawan::othello::LAWAN_KERNEL
