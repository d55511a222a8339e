// NegaScout: alpha-beta that trusts the first move and only tests whether another one beats it.
//
// Reinefeld, An improvement to the Scout tree search algorithm, ICCA Journal 6 (1983); the search
// of othello, section 2. The paper's Figure 2 is printed with a slip that makes it inexact: see
// negascout_as_printed.hpp.
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
class NegaScout : private TreeSearch<P, E, Order, Trace> {
    using Base = TreeSearch<P, E, Order, Trace>;

  public:
    using Base::Base;
    using Base::trace;
    using typename Base::Move;
    using typename Base::Node;

    static constexpr SearchDescription kDescription{
        "negascout", Words{"NegaScout", "NegaScout"}, "negascout",
        "negascout(p, d, α, β): # head\n"
        "  if d = 0 or over(p): return value(p) # leaf\n"
        "  best ← −negascout(p·m₁, d − 1, −β, −α) # call\n"
        "  for m in m₂, m₃, …:\n"
        "    α ← max(α, best)\n"
        "    v ← −negascout(p·m, d − 1, −α − 1, −α) # test\n"
        "    if α < v < β and d > 1:\n"
        "      v ← −negascout(p·m, d − 1, −β, −v + 1) # again\n"
        "    best ← max(best, v)\n"
        "    if best ≥ β: return best # cut\n"
        "  return best # return"};

    // Value and move are those of Minimax; as AlphaBeta::search().
    [[nodiscard]] std::optional<Found<Move>> search(const P& root, int depth,
                                                    std::optional<Move> first = {}) {
        return this->search_root(root, depth, first,
                                 [this](const Node& node, Move move, int plies, Score alpha) {
                                     return search_move(node, move, plies, alpha);
                                 });
    }

  private:
    [[nodiscard]] std::optional<Found<Move>> search_move(const Node& root, Move move, int depth,
                                                         Score alpha) {
        this->to_the_end_ = true;
        // Before the first move is done there is nothing to test against.
        const Score score =
            alpha == -Score::infinity()
                ? successor(root, move, Base::kRoot, depth, alpha, Score::infinity(), Visit::Search)
                : scout(root, move, Base::kRoot, depth, alpha, Score::infinity());
        if (this->budget_->spent()) return std::nullopt;
        return this->found_for(move, score);
    }

    // As AlphaBeta::value().
    Score value(const Node& node, std::size_t ply, int depth, Score alpha, Score beta) {
        this->lines_.start(ply);
        if (!this->budget_->spend()) return this->leave_stopped();
        auto moves = node.position().legal_moves();
        if (const auto leaf = this->leaf_value(node, moves, depth)) return *leaf;
        this->order_.arrange(node, depth, *this->budget_, moves);

        Score best = -Score::infinity();
        for (std::size_t i = 0; i < moves.size(); ++i) {
            alpha = std::max(alpha, best);
            const Score score =
                i == 0 ? successor(node, moves[i], ply, depth, alpha, beta, Visit::Search)
                       : scout(node, moves[i], ply, depth, alpha, beta);
            if (this->budget_->spent()) return this->leave_stopped();
            if (score <= best) continue;
            best = score;
            this->lines_.extend(ply, moves[i]);
            if (best >= beta) return this->leave(best, Ending::Cut, i + 1, moves.size() - i - 1);
        }
        return this->leave(best, Ending::AllMoves, moves.size());
    }

    // What a move is worth to the mover, seen through the window (alpha, beta).
    Score successor(const Node& node, Move move, std::size_t ply, int depth, Score alpha,
                    Score beta, Visit visit) {
        this->enter(move, depth - 1, -beta, -alpha, visit);
        return -value(node.after(move), ply + 1, depth - 1, -beta, -alpha);
    }

    // The same, beginning with the test whether it is above alpha at all. If it is, and not by so
    // much that it cuts, the test's score is only a lower bound and the move is searched again.
    //
    // The window of the second search opens one below that bound: then the value lies inside and
    // comes with its line of play. (Reinefeld opens it at the bound, which is as exact in the
    // value.) A successor at the depth limit was judged rather than bounded.
    Score scout(const Node& node, Move move, std::size_t ply, int depth, Score alpha, Score beta) {
        const Score above = alpha + Score{1};
        // A window that is a null window already needs no test: its one answer is the whole answer.
        const Visit visit = beta > above ? Visit::NullWindow : Visit::Search;
        const Score score = successor(node, move, ply, depth, alpha, above, visit);
        const bool a_bound = score > alpha && score < beta && depth > 1;
        if (!a_bound || this->budget_->spent()) return score;
        return successor(node, move, ply, depth, score - Score{1}, beta, Visit::ReSearch);
    }
};

}  // namespace lawan
