// Alpha-beta with memory: bounds on the values of positions are kept in a table, and a position
// that is met again, by another line of play or in the next search, need not be searched again.
//
// Plaat, Schaeffer, Pijls and de Bruin, Best-first fixed-depth minimax algorithms, Artificial
// Intelligence 87 (1996); othello, Figure 4. The paper's table stores the bounds
// without the depth of the search that found them. Then a value from a shallow iteration answers
// for a deep one, and what a search returns depends on what was searched before. Here the depth is
// stored and has to agree, so the value is that of minimax at the depth asked for, with any table
// of any size.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/budget.hpp"
#include "core/evaluator.hpp"
#include "core/position.hpp"
#include "search/description.hpp"
#include "search/found.hpp"
#include "search/move_ordering.hpp"
#include "search/trace.hpp"
#include "search/transposition_table.hpp"
#include "search/tree_search.hpp"

namespace lawan {

template <Position P, Evaluator<P> E, class Order = Unordered, class Trace = NoTrace>
class AlphaBetaMemory : private TreeSearch<P, E, Order, Trace> {
    using Base = TreeSearch<P, E, Order, Trace>;

  public:
    using Base::trace;
    using typename Base::Move;
    using typename Base::Node;
    using Table = TranspositionTable<Move>;

    static constexpr SearchDescription kDescription{
        "alphabeta-memory", Words{"Alpha-beta with memory", "Alpha-beta dengan ingatan"},
        "alphabeta",
        "alphabeta(p, d, α, β): # head\n"
        "  if table(p, d) ≥ β or ≤ α or exact: return it # table\n"
        "  if d = 0 or over(p): return value(p) # leaf\n"
        "  best ← −∞\n"
        "  for m in moves(p):\n"
        "    v ← −alphabeta(p·m, d − 1, −β, −α) # call\n"
        "    best ← max(best, v)\n"
        "    if best ≥ β: return best # cut\n"
        "    α ← max(α, best)\n"
        "  return best # return"};

    // The table may hold what earlier searches with the same evaluator left in it; it must outlive
    // this one.
    AlphaBetaMemory(const E& evaluator, Budget& budget, Table& table, Order order = {},
                    Trace trace = {})
        : Base{evaluator, budget, std::move(order), std::move(trace)}, table_{&table} {}

    // Value and move are those of Minimax; as AlphaBeta::search().
    [[nodiscard]] std::optional<Found<Move>> search(const P& root, int depth,
                                                    std::optional<Move> first = {}) {
        auto found = this->search_root(root, depth, first,
                                       [this](const Node& node, Move move, int plies, Score alpha) {
                                           return search_move(node, move, plies, alpha);
                                       });
        if (found && found->finished && !found->line.empty()) complete_line(root, depth, *found);
        return found;
    }

    // One move of a root, seen through a window: its value for the mover if that lies inside, else
    // a bound that lies outside. Its line is the move alone.
    [[nodiscard]] std::optional<Found<Move>> search_move(const Node& root, Move move, int depth,
                                                         Score alpha,
                                                         Score beta = Score::infinity(),
                                                         Visit visit = Visit::Search) {
        this->to_the_end_ = true;
        const Score score = successor(root, move, depth, alpha, beta, visit);
        if (this->budget_->spent()) return std::nullopt;
        return Found<Move>{score, {move}, this->to_the_end_};
    }

    // Goes on with a line that leads to the value found, one move after the other: the table cuts
    // lines off where it knows a value, so they are looked for afterwards. At each node the value
    // is known, and the next move is the first that a null window shows to reach it. Most of these
    // tests are answered by the table.
    //
    // When the budget is spent before the line is complete, the value stands, and nothing more is
    // said than the line found until then: without its end, the final score is not known.
    void complete_line(const P& root, int depth, Found<Move>& found) {
        Node node = this->node_of(root);
        Score value = found.value;
        for (const Move move : found.line) {
            node = node.after(move);
            value = -value;
            --depth;
        }
        for (; depth > 0; --depth) {
            const auto move = first_move_worth(node, depth, value);
            if (!move) break;
            found.line.push_back(*move);
            node = node.after(*move);
            value = -value;
        }
        if (this->budget_->spent()) found.to_the_end = false;
    }

    // The first move, in the order of the list, that is worth at least this much to the mover; none
    // when the game is over or the budget is spent.
    template <class Moves>
    [[nodiscard]] std::optional<Move> first_move_worth(const Node& node, const Moves& moves,
                                                       int depth, Score value) {
        for (const Move move : moves) {
            const auto found =
                search_move(node, move, depth, value - Score{1}, value, Visit::LineTest);
            if (!found) return std::nullopt;
            if (found->value >= value) return move;
        }
        return std::nullopt;
    }

    // What the driver of a series of searches enters and leaves as their root.
    using Base::enter;
    using Base::leave;
    using Base::leave_stopped;

  private:
    [[nodiscard]] std::optional<Move> first_move_worth(const Node& node, int depth, Score value) {
        auto moves = node.position().legal_moves();
        const auto known = table_->probe(node.position().key()).remembered;
        if (known && known->move) bring_to_front(moves, *known->move);
        return first_move_worth(node, moves, depth, value);
    }

    Score successor(const Node& node, Move move, int depth, Score alpha, Score beta, Visit visit) {
        this->enter(move, depth - 1, -beta, -alpha, visit);
        return -value(node.after(move), depth - 1, -beta, -alpha);
    }

    // As AlphaBeta::value(), asking the table first and telling it afterwards.
    Score value(const Node& node, int depth, Score alpha, Score beta) {
        if (!this->budget_->spend()) return this->leave_stopped();
        // Leaves are not worth a place in the table.
        if (depth == 0) return *this->leaf_value(node, node.position().legal_moves(), depth);

        const auto [known, writer] = table_->probe(node.position().key());
        Remembered<Move> now{-Score::infinity(), Score::infinity(), depth, true, {}};
        if (known && known->holds_at(depth)) {
            if (const auto ending = answer_of(*known, alpha, beta)) {
                this->to_the_end_ = this->to_the_end_ && known->to_the_end;
                return this->leave(*ending == Ending::TableUpper ? known->upper : known->lower,
                                   *ending);
            }
            now = *known;
            now.depth = depth;
            alpha = std::max(alpha, known->lower);
            beta = std::min(beta, known->upper);
        }
        auto moves = node.position().legal_moves();
        if (const auto terminal = this->leaf_value(node, moves, depth)) return *terminal;
        this->order_.arrange(node, depth, *this->budget_, moves);
        if (known && known->move) bring_to_front(moves, *known->move);

        const bool to_the_end_before = std::exchange(this->to_the_end_, now.to_the_end);
        Score best = -Score::infinity();
        std::size_t searched = 0;
        while (searched < moves.size() && best < beta) {
            const Move move = moves[searched++];
            const Score score =
                successor(node, move, depth, std::max(alpha, best), beta, Visit::Search);
            if (this->budget_->spent()) return this->leave_stopped();
            if (score <= best) continue;
            best = score;
            now.move = move;
        }
        if (best < beta) now.upper = best;
        if (best > alpha) now.lower = best;
        now.to_the_end = this->to_the_end_;
        writer.write(now);
        this->to_the_end_ = to_the_end_before && now.to_the_end;
        return this->leave(best, best >= beta ? Ending::Cut : Ending::AllMoves, searched,
                           moves.size() - searched);
    }

    // Whether what is known settles the matter, and how.
    [[nodiscard]] static std::optional<Ending> answer_of(const Remembered<Move>& known, Score alpha,
                                                         Score beta) {
        if (known.lower == known.upper) return Ending::TableExact;
        if (known.lower >= beta) return Ending::TableLower;
        if (known.upper <= alpha) return Ending::TableUpper;
        return std::nullopt;
    }

    Table* table_;
};

}  // namespace lawan
