// MTD(f) and alpha-beta with memory as printed in othello, Figures 3 and 4.
//
//     MTD(u, f):  g ← f;  upper ← ∞;  lower ← −∞
//         while upper > lower:
//             β ← g + 1 if g = lower, else g
//             g ← AlphaBeta(u, β − 1, β)
//             upper ← g if g < β, else lower ← g
//
// A node's bounds are remembered without the depth of the search that found them. So bounds from a
// shallow look answer for a deep one wherever a position is met at two depths. mtdf.hpp stores the
// depth and is exact.
//
// The figures leave open who empties the memory; here each search starts with an empty one. Then
// two depths meet only where a position can be reached in lines of different length.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>

#include "core/budget.hpp"
#include "core/evaluator.hpp"
#include "core/position.hpp"
#include "search/found.hpp"
#include "search/move_ordering.hpp"

namespace lawan {

template <Position P, Evaluator<P> E, class Order = Unordered>
class MtdfAsPrinted {
  public:
    using Move = typename P::Move;

    // The evaluator and the budget must outlive the search.
    MtdfAsPrinted(const E& evaluator, Budget& budget, Order order = {})
        : evaluator_{&evaluator}, budget_{&budget}, order_{order} {}

    // The move is the one that reached the last lower bound, which the paper leaves open, too. The
    // root must have a legal move and the depth be at least one. Nothing it says is proved. When
    // the budget is spent on the way: the last such move, or nothing.
    [[nodiscard]] std::optional<Found<Move>> search(const P& root, int depth, Score guess) {
        memory_.clear();
        best_.reset();
        const Evaluated<P, E> node{root, *evaluator_};
        Bounds bounds;
        Score g = guess;
        while (bounds.upper > bounds.lower) {
            const Score beta = g == bounds.lower ? g + Score{1} : g;
            std::optional<Move> reaching;
            g = value(node, depth, beta - Score{1}, beta, &reaching);
            if (budget_->spent()) break;
            if (g < beta) {
                bounds.upper = g;
            } else {
                bounds.lower = g;
                if (reaching) best_ = reaching;
            }
        }
        if (!best_) return std::nullopt;
        return Found<Move>{bounds.lower, {*best_}, false, !budget_->spent()};
    }

  private:
    // For the side to move: the figure's minimising nodes are maximising ones with signs changed.
    struct Bounds {
        Score lower = -Score::infinity();
        Score upper = Score::infinity();
    };

    static constexpr std::size_t kMostRemembered = 4'000'000;

    // `reaching` is where the move goes that raised the value last, if somebody wants it.
    Score value(const Evaluated<P, E>& node, int depth, Score alpha, Score beta,
                std::optional<Move>* reaching = nullptr) {
        if (!budget_->spend()) return Score{0};
        const std::uint64_t key = node.position().key();
        if (const auto known = memory_.find(key); known != memory_.end()) {
            const Bounds& bounds = known->second;
            if (bounds.lower >= beta) return bounds.lower;
            if (bounds.upper <= alpha) return bounds.upper;
            alpha = std::max(alpha, bounds.lower);
            beta = std::min(beta, bounds.upper);
        }
        auto moves = node.position().legal_moves();
        if (moves.empty()) return node.outcome();
        if (depth == 0) return node.estimate();
        order_.arrange(node, depth, *budget_, moves);

        Score g = -Score::infinity();
        for (const Move move : moves) {
            const Score score = -value(node.after(move), depth - 1, -beta, -std::max(alpha, g));
            if (budget_->spent()) return Score{0};
            if (score > g) {
                g = score;
                if (reaching != nullptr) *reaching = move;
            }
            if (g >= beta) break;
        }
        remember(key, g, alpha, beta);
        return g;
    }

    void remember(std::uint64_t key, Score g, Score alpha, Score beta) {
        if (memory_.size() >= kMostRemembered && memory_.count(key) == 0) return;
        if (g <= alpha) memory_[key].upper = g;
        if (g >= beta) memory_[key].lower = g;
    }

    const E* evaluator_;
    Budget* budget_;
    [[no_unique_address]] Order order_;
    std::unordered_map<std::uint64_t, Bounds> memory_;
    std::optional<Move> best_;
};

}  // namespace lawan
