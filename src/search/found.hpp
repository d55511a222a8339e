// The result of one search to a fixed depth.
#pragma once

#include <optional>
#include <vector>

#include "core/position.hpp"
#include "core/score.hpp"
#include "core/thought.hpp"

namespace lawan {

template <class Move>
struct Found {
    Score value;              // for the side to move at the root, on the evaluator's scale
    std::vector<Move> line;   // the principal variation; empty when the game is over at the root
    bool to_the_end = false;  // the value rests on finished games only: nothing is estimated
    // False when the budget was spent on the way: then the line starts with the best of the moves
    // that were searched, the one that was best before among them, and the value is its.
    bool finished = true;
};

// Where the next search begins: with the move that was best so far.
template <class Move>
[[nodiscard]] std::optional<Move> best_move_of(const std::optional<Found<Move>>& found) {
    return found ? std::optional{found->line.front()} : std::nullopt;
}

// The final score that a line leads to, for the side to move at the root.
template <Position P>
[[nodiscard]] Score score_at_end_of(const P& root, const std::vector<typename P::Move>& line) {
    P position = root;
    for (const auto move : line) position = position.after(move);
    const Score score = position.final_score();
    return position.side_to_move() == root.side_to_move() ? score : -score;
}

// What was searched to the end is proved, and its score is that of the game rather than the
// evaluator's.
template <Position P>
[[nodiscard]] Valuation valuation_of(const P& root, const Found<typename P::Move>& found) {
    return found.to_the_end && found.finished ? Valuation::proved(score_at_end_of(root, found.line))
                                              : Valuation::estimated(found.value);
}

}  // namespace lawan
