// Principal variation search over positions with an evaluation, selective where it is told to be.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "engines/othello/kernel/endgame.hpp"
#include "engines/othello/kernel/node.hpp"
#include "engines/othello/kernel/worker.hpp"
#include "engines/othello/spread_table.hpp"

namespace lawan::othello::LAWAN_KERNEL {

// Up to so many empties the plain endgame search is faster than one that orders by evaluation.
inline constexpr int kWithoutEvaluation = 13;

struct Candidate {
    Node node;  // after the move
    int square;
    int score;
};

struct Candidates {
    std::array<Candidate, 36> list;
    int size = 0;
};

// Boards without learned weights: moves, squares where moves may come, and corners.
[[nodiscard]] inline int judged_by_moves(const Node& node) {
    constexpr int kMove = kUnitsADisc;
    constexpr int kComing = kUnitsADisc / 3;
    constexpr int kCorner = 5 * kUnitsADisc;
    const auto moves_lead = count(moves(node.p, node.o)) - count(moves(node.o, node.p));
    const auto coming =
        count(potential_moves(node.p, node.o)) - count(potential_moves(node.o, node.p));
    const auto corners = count(node.p & kCorners) - count(node.o & kCorners);
    return kMove * moves_lead + kComing * coming + kCorner * corners;
}

class Midgame {
  public:
    Midgame(Worker& worker, const SquareNumbers& squares, const SpreadTable& spreads,
            std::vector<std::unique_ptr<Midgame>>* crew = nullptr)
        : worker_{worker}, squares_{squares}, spreads_{spreads}, crew_{crew} {}

    [[nodiscard]] int evaluate(const Node& node) const { return in_discs(judged(node)); }

    // Fail-soft. At the root, where the best move is asked for, nothing is cut short.
    [[nodiscard]] int search(const Node& node, int alpha, int beta, int depth,
                             int* root_best = nullptr);

  private:
    // In units of kUnitsADisc.
    [[nodiscard]] int judged(const Node& node) const {
        if constexpr (kSize == 8) return evaluated(node, worker_.evaluation);
        return judged_by_moves(node);
    }
    [[nodiscard]] int one_ply(const Node& node, int alpha, int beta);
    [[nodiscard]] int two_plies(const Node& node, int alpha, int beta);
    [[nodiscard]] bool cut_on_trust(const Node& node, int alpha, int depth, int& score);
    [[nodiscard]] bool list_moves(const Node& node, std::uint64_t all, Candidates& candidates);
    // A move that is not expected to be better than the one before: only tested, unless it is.
    [[nodiscard]] int brother(const Node& after, Window window, int depth) {
        const int score = -search(after, -window.alpha - 1, -window.alpha, depth - 1);
        if (score <= window.alpha || score >= window.beta) return score;
        return -search(after, -window.beta, -window.alpha, depth - 1);
    }
    struct Best {
        int score = kNothing;
        int square = kNoSquare;
    };
    void share(Candidates& candidates, int from, Window window, int depth, Best& best);
    void order(const Node& node, Candidates& candidates, int from, int second, int alpha,
               int depth);

    [[nodiscard]] bool shares(int depth, int moves_left) const {
        constexpr int kShallowest = 7;
        return worker_.crew != nullptr && depth >= kShallowest && moves_left > 1 &&
               worker_.crew->has_idle();
    }
    class Shared;

    Worker& worker_;
    const SquareNumbers& squares_;
    const SpreadTable& spreads_;
    std::vector<std::unique_ptr<Midgame>>* crew_;  // one search for each thread
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
        if (turned == node.o) return kCells;
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
            if (turned == node.o) return kCells;
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
    int look = depth < 10 ? 0 : depth < 14 ? 1 : depth < 18 ? 2 : depth < 22 ? 3 : 4;
    if (exact) look = depth < 18 ? 0 : depth < 21 ? 1 : depth < 25 ? 2 : depth < 29 ? 3 : 4;
    // How bad a bad move is need not be known.
    const int clearly_worse = exact ? 4 : 8;
    const int enough = std::min(64, clearly_worse - alpha);
    const unsigned odd = odd_quadrants(empty_squares(node.p, node.o));
    for (int i = from; i < candidates.size; ++i) {
        Candidate& candidate = candidates.list[static_cast<std::size_t>(i)];
        const Node& after = candidate.node;
        if (candidate.square == second) {
            candidate.score = 1 << 27;
            continue;
        }
        const int mobility = weighted_mobility(moves(after.p, after.o));
        int score = -mobility * (exact ? 200 : 48) - count(potential_moves(after.p, after.o)) * 12;
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

// Multi-ProbCut (Buro 1997): a shallow search that is clear of the window by enough spreads of its
// error settles a node.
inline bool Midgame::cut_on_trust(const Node& node, int alpha, int depth, int& score) {
    if (worker_.confidence >= kCertain || depth < 3) return false;
    const int shallow = 2 * (depth / 4) + (depth & 1);
    const double spreads = kSpreads[worker_.confidence];
    const int clear =
        static_cast<int>(spreads * spreads_.spread(node.empties, depth, shallow) + 0.5);
    // A hopeless test is not worth its shallow search.
    const int slack = static_cast<int>(spreads_.spread(node.empties, shallow, 0) + 0.5);
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
        return kCells;
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
    // What was best before is tried before anything is known of the others: it mostly cuts.
    const int ordered_from = put_first(candidates, known.best) ? 1 : 0;
    Best best;
    for (int i = 0; i < candidates.size; ++i) {
        if (i == ordered_from && candidates.size - i > 1) {
            order(node, candidates, i, known.second, alpha, depth);
        }
        if (i > 0 && shares(depth, candidates.size - i)) {
            share(candidates, i, {alpha, beta}, depth, best);
            break;
        }
        if (i >= ordered_from) bring_best_to(candidates.list.data(), i, candidates.size);
        const Candidate& candidate = candidates.list[static_cast<std::size_t>(i)];
        score = i == 0 ? -search(candidate.node, -beta, -alpha, depth - 1)
                       : brother(candidate.node, {std::max(alpha, best.score), beta}, depth);
        if (worker_.is_stopped()) return alpha;
        if (score > best.score) {
            best = {score, candidate.square};
            // Should the search be stopped now, this is better than what was best before.
            if (root_best != nullptr && score > alpha) *root_best = candidate.square;
            if (score >= beta) break;
        }
    }
    if (worker_.is_stopped()) return alpha;
    if (root_best != nullptr) *root_best = best.square;
    worker_.table.store(key, {alpha, beta, best.score, depth, worker_.confidence, best.square,
                              worker_.nodes - nodes_before});
    return best.score;
}

// The moves of a node from some move on, for whoever comes.
class Midgame::Shared final : public SharedNode {
  public:
    Shared(Midgame& owner, const Candidates& candidates, int from, Window window, int depth,
           Best& best)
        : SharedNode{owner.worker_.within},
          crew_{*owner.crew_},
          candidates_{candidates},
          next_{from},
          window_{window},
          depth_{depth},
          confidence_{owner.worker_.confidence},
          best_{best} {}

    [[nodiscard]] bool has_moves_left() const override {
        return next_.load(std::memory_order_relaxed) < candidates_.size;
    }

    void help(int worker) override {
        Midgame& midgame = *crew_[static_cast<std::size_t>(worker)];
        Worker& self = midgame.worker_;
        const SharedNode* kept_within = self.within;
        const int kept_confidence = self.confidence;
        self.within = this;
        self.confidence = confidence_;
        while (!self.is_stopped()) {
            const int at = next_.fetch_add(1, std::memory_order_relaxed);
            if (at >= candidates_.size) break;
            const Candidate& candidate = candidates_.list[static_cast<std::size_t>(at)];
            const int score = midgame.brother(candidate.node, window(), depth_);
            if (self.is_stopped()) break;
            take(score, candidate.square);
        }
        self.within = kept_within;
        self.confidence = kept_confidence;
    }

  private:
    [[nodiscard]] Window window() {
        const std::lock_guard lock{mutex_};
        return {std::max(window_.alpha, best_.score), window_.beta};
    }
    void take(int score, int square) {
        const std::lock_guard lock{mutex_};
        if (score <= best_.score) return;
        best_ = {score, square};
        if (score >= window_.beta) cut_off();
    }

    std::vector<std::unique_ptr<Midgame>>& crew_;
    const Candidates& candidates_;
    std::atomic<int> next_;
    Window window_;
    int depth_;
    int confidence_;
    std::mutex mutex_;
    Best& best_;
};

inline void Midgame::share(Candidates& candidates, int from, Window window, int depth, Best& best) {
    for (int i = from; i < candidates.size; ++i) {
        bring_best_to(candidates.list.data(), i, candidates.size);
    }
    Shared node{*this, candidates, from, window, depth, best};
    worker_.crew->share(node, worker_.number);
}

}  // namespace lawan::othello::LAWAN_KERNEL
