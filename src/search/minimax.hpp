// Minimax to a fixed depth, without any pruning: the yardstick that every other search is held
// against.
//
// Shannon, Programming a computer for playing chess, Philosophical Magazine 41 (1950), in the
// negamax form of Knuth and Moore, An analysis of alpha-beta pruning, Artificial Intelligence 6
// (1975).
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "core/evaluator.hpp"
#include "core/position.hpp"
#include "search/found.hpp"

namespace lawan {

template <Position P, Evaluator<P> E>
class Minimax {
  public:
    using Move = typename P::Move;

    Minimax(const E& evaluator, Budget& budget) : evaluator_{&evaluator}, budget_{&budget} {}

    // Nothing when the budget was spent before the search was done. The first of equal moves wins.
    [[nodiscard]] std::optional<Found<Move>> search(const P& root, int depth) {
        to_the_end_ = true;
        Found<Move> found;
        found.value = value(Evaluated<P, E>{root, *evaluator_}, depth, found.line);
        if (budget_->spent()) return std::nullopt;
        found.to_the_end = to_the_end_;
        return found;
    }

  private:
    // The value for the side to move; `line` becomes the line of play that leads to it.
    Score value(const Evaluated<P, E>& node, int depth, std::vector<Move>& line) {
        line.clear();
        if (!budget_->spend()) return Score{0};
        const auto moves = node.position().legal_moves();
        if (moves.empty()) return node.outcome();
        if (depth == 0) {
            to_the_end_ = false;
            return node.estimate();
        }
        Score best = -Score::infinity();
        std::vector<Move> reply_line;
        for (const Move move : moves) {
            const Score score = -value(node.after(move), depth - 1, reply_line);
            if (budget_->spent()) return Score{0};
            if (score > best) {
                best = score;
                line.assign(1, move);
                line.insert(line.end(), reply_line.begin(), reply_line.end());
            }
        }
        return best;
    }

    const E* evaluator_;
    Budget* budget_;
    bool to_the_end_ = true;
};

}  // namespace lawan
