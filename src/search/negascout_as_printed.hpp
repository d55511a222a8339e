// NegaScout as printed in othello, Figure 2, slip included.
//
//     B ← β
//     for each child i:
//         t ← −NegaScout(child, −B, −α)
//         if t > B and t < β and i > 1 and depth > 1:  t ← −NegaScout(child, −β, −t)
//         α ← max(α, t)
//         if α ≥ β:  return α
//         B ← α + 1
//     return α
//
// The slip: it searches again only when t > B, where NegaScout asks for t > α. Since the function
// never returns less than the α that it is called with, a test never brings more than t = B unless
// the child is a leaf; so what a test found out is nearly always taken for the value although it is
// only a lower bound, too low for the mover here and too high for the mover one ply above.
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
class NegaScoutAsPrinted : private TreeSearch<P, E, Order, Trace> {
    using Base = TreeSearch<P, E, Order, Trace>;

  public:
    using Base::Base;
    using Base::trace;
    using typename Base::Move;
    using typename Base::Node;

    static constexpr SearchDescription kDescription{
        "negascout-as-printed", Words{"NegaScout as printed", "NegaScout seperti tercetak"},
        "negascout",
        "negascout(p, d, α, β): # head\n"
        "  if d = 0 or over(p): return value(p) # leaf\n"
        "  B ← β\n"
        "  for m in moves(p):\n"
        "    t ← −negascout(p·m, d − 1, −B, −α) # test\n"
        "    if B < t < β and d > 1:\n"
        "      t ← −negascout(p·m, d − 1, −β, −t) # again\n"
        "    α ← max(α, t)\n"
        "    if α ≥ β: return α # cut\n"
        "    B ← α + 1\n"
        "  return α # return"};

    // The move is the last that raised α. Nothing it says is proved, for it may be wrong. Nothing
    // when the budget was spent before the search was done.
    [[nodiscard]] std::optional<Found<Move>> search(const P& root, int depth) {
        this->enter({}, depth, -Score::infinity(), Score::infinity(), Visit::Search);
        const Score score =
            value(this->node_of(root), Base::kRoot, depth, -Score::infinity(), Score::infinity());
        if (this->budget_->spent()) return std::nullopt;
        return Found<Move>{score, this->lines_.at(Base::kRoot)};
    }

  private:
    Score value(const Node& node, std::size_t ply, int depth, Score alpha, Score beta) {
        this->lines_.start(ply);
        if (!this->budget_->spend()) return this->leave_stopped();
        auto moves = node.position().legal_moves();
        if (const auto leaf = this->leaf_value(node, moves, depth)) return *leaf;
        this->order_.arrange(node, depth, *this->budget_, moves);

        Score b = beta;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const Visit visit = b < beta ? Visit::NullWindow : Visit::Search;
            Score t = successor(node, moves[i], ply, depth, alpha, b, visit);
            if (t > b && t < beta && i > 0 && depth > 1 && !this->budget_->spent()) {
                t = successor(node, moves[i], ply, depth, t, beta, Visit::ReSearch);
            }
            if (this->budget_->spent()) return this->leave_stopped();
            if (t > alpha) {
                alpha = t;
                this->lines_.extend(ply, moves[i]);
            }
            if (alpha >= beta) return this->leave(alpha, Ending::Cut, i + 1, moves.size() - i - 1);
            b = alpha + Score{1};
        }
        return this->leave(alpha, Ending::AllMoves, moves.size());
    }

    Score successor(const Node& node, Move move, std::size_t ply, int depth, Score alpha,
                    Score beta, Visit visit) {
        this->enter(move, depth - 1, -beta, -alpha, visit);
        return -value(node.after(move), ply + 1, depth - 1, -beta, -alpha);
    }
};

}  // namespace lawan
