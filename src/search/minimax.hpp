// Minimax to a fixed depth, without any pruning: the yardstick that every other search is held
// against.
//
// Shannon, Programming a computer for playing chess, Philosophical Magazine 41 (1950), in the
// negamax form of Knuth and Moore, An analysis of alpha-beta pruning, Artificial Intelligence 6
// (1975).
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/budget.hpp"
#include "core/evaluator.hpp"
#include "core/position.hpp"
#include "search/description.hpp"
#include "search/found.hpp"
#include "search/trace.hpp"

namespace lawan {

template <Position P, Evaluator<P> E, class Trace = NoTrace>
requires Tracer<Trace, typename P::Move>
class Minimax {
  public:
    using Move = typename P::Move;

    static constexpr SearchDescription kDescription{
        "minimax", Words{"Minimax", "Minimax"}, "minimax",
        "minimax(p, d): # head\n"
        "  if d = 0 or over(p): return value(p) # leaf\n"
        "  best ← −∞\n"
        "  for m in moves(p):\n"
        "    v ← −minimax(p·m, d − 1) # call\n"
        "    best ← max(best, v)\n"
        "  return best # return"};

    Minimax(const E& evaluator, Budget& budget, Trace trace = {})
        : evaluator_{&evaluator}, budget_{&budget}, trace_{std::move(trace)} {}

    [[nodiscard]] const Trace& trace() const { return trace_; }

    // Nothing when the budget was spent before the search was done. The first of equal moves wins.
    [[nodiscard]] std::optional<Found<Move>> search(const P& root, int depth) {
        to_the_end_ = true;
        Found<Move> found;
        enter({}, depth);
        found.value = value(Evaluated<P, E>{root, *evaluator_}, depth, found.line);
        if (budget_->spent()) return std::nullopt;
        found.to_the_end = to_the_end_;
        return found;
    }

  private:
    // The value for the side to move; `line` becomes the line of play that leads to it.
    Score value(const Evaluated<P, E>& node, int depth, std::vector<Move>& line) {
        line.clear();
        if (!budget_->spend()) return leave(Score{0}, Ending::Stopped);
        const auto moves = node.position().legal_moves();
        if (moves.empty()) return leave(node.outcome(), Ending::Terminal);
        if (depth == 0) {
            to_the_end_ = false;
            return leave(node.estimate(), Ending::Leaf);
        }
        Score best = -Score::infinity();
        std::vector<Move> reply_line;
        for (const Move move : moves) {
            enter(move, depth - 1);
            const Score score = -value(node.after(move), depth - 1, reply_line);
            if (budget_->spent()) return leave(Score{0}, Ending::Stopped);
            if (score > best) {
                best = score;
                line.assign(1, move);
                line.insert(line.end(), reply_line.begin(), reply_line.end());
            }
        }
        return leave(best, Ending::AllMoves, moves.size());
    }

    void enter(std::optional<Move> move, int depth) {
        trace_.enter(Entering<Move>{move, depth, -Score::infinity(), Score::infinity()});
    }
    Score leave(Score value, Ending ending, std::size_t searched = 0) {
        trace_.leave(Leaving{value, ending, searched});
        return value;
    }

    const E* evaluator_;
    Budget* budget_;
    [[no_unique_address]] Trace trace_;
    bool to_the_end_ = true;
};

}  // namespace lawan
