// Alpha-beta: minimax that leaves out what cannot change the result.
//
// Knuth and Moore, An analysis of alpha-beta pruning, Artificial Intelligence 6 (1975), in the
// fail-soft form of Fishburn, Another optimization of alpha-beta search, SIGART Newsletter 84
// (1983). adjacency-a, -b and -c play with it; adjacency-c sorts the successors.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>

#include "core/budget.hpp"
#include "core/evaluator.hpp"
#include "core/position.hpp"
#include "search/description.hpp"
#include "search/found.hpp"
#include "search/move_ordering.hpp"
#include "search/trace.hpp"
#include "search/tree_search.hpp"

namespace lawan {

template <Position P, Evaluator<P> E, class Order = Unordered, class Trace = NoTrace>
class AlphaBeta : private TreeSearch<P, E, Order, Trace> {
    using Base = TreeSearch<P, E, Order, Trace>;

  public:
    using Base::Base;
    using Base::trace;
    using typename Base::Move;
    using typename Base::Node;

    static constexpr SearchDescription kDescription{
        "alphabeta", Words{"Alpha-beta", "Alpha-beta"}, "alphabeta",
        "alphabeta(p, d, α, β): # head\n"
        "  if d = 0 or over(p): return value(p) # leaf\n"
        "  best ← −∞\n"
        "  for m in moves(p):\n"
        "    v ← −alphabeta(p·m, d − 1, −β, −α) # call\n"
        "    best ← max(best, v)\n"
        "    if best ≥ β: return best # cut\n"
        "    α ← max(α, best)\n"
        "  return best # return"};

    // Value and move are those of Minimax, whatever the order. `first` is the root move to begin
    // with: the best one of a shallower search. Nothing when the budget was spent before that one
    // was searched.
    [[nodiscard]] std::optional<Found<Move>> search(const P& root, int depth,
                                                    std::optional<Move> first = {}) {
        return this->search_root(root, depth, first,
                                 [this](const Node& node, Move move, int plies, Score alpha) {
                                     return search_move(node, move, plies, alpha);
                                 });
    }

    // One move of a root: its value for the mover if that is above alpha, else a bound that is not.
    // Nothing when the budget was spent.
    [[nodiscard]] std::optional<Found<Move>> search_move(const Node& root, Move move, int depth,
                                                         Score alpha) {
        this->to_the_end_ = true;
        this->enter(move, depth - 1, -Score::infinity(), -alpha, Visit::Search);
        const Score score =
            -value(root.after(move), Base::kReplies, depth - 1, -Score::infinity(), -alpha);
        if (this->budget_->spent()) return std::nullopt;
        return this->found_for(move, score);
    }

  private:
    // The value for the side to move if it lies between alpha and beta. Otherwise a bound: at most
    // alpha and not below the value, or at least beta and not above the value.
    Score value(const Node& node, std::size_t ply, int depth, Score alpha, Score beta) {
        this->lines_.start(ply);
        if (!this->budget_->spend()) return this->leave_stopped();
        auto moves = node.position().legal_moves();
        if (const auto leaf = this->leaf_value(node, moves, depth)) return *leaf;
        this->order_.arrange(node, depth, *this->budget_, moves);

        Score best = -Score::infinity();
        for (std::size_t i = 0; i < moves.size(); ++i) {
            alpha = std::max(alpha, best);
            this->enter(moves[i], depth - 1, -beta, -alpha, Visit::Search);
            const Score score = -value(node.after(moves[i]), ply + 1, depth - 1, -beta, -alpha);
            if (this->budget_->spent()) return this->leave_stopped();
            if (score <= best) continue;
            best = score;
            this->lines_.extend(ply, moves[i]);
            if (best >= beta) return this->leave(best, Ending::Cut, i + 1, moves.size() - i - 1);
        }
        return this->leave(best, Ending::AllMoves, moves.size());
    }
};

}  // namespace lawan
