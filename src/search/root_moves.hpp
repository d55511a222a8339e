// The moves of a root, and the best of them: the same one in whatever order they are searched.
//
// A search promises the move that plain minimax finds: the first, in the position's own order, of
// those with the best value. Searches that try the moves in another order, or several at a time,
// keep the promise by the window they search a move with. Let the best so far be move j with
// value v. A later move i > j has to beat it, so it is searched with alpha = v; an earlier move
// i < j need only equal it, so it is searched with alpha = v − 1 (scores are whole numbers).
//
// Proof. Order the moves by value, equal ones by place, the earlier first; the promised move is the
// greatest in this order. A value found above alpha is exact, for beta is infinite. A value not
// above alpha means that the true value is at most alpha, hence that move i is below move j in the
// order. So whatever is dropped is below something that is kept, and what is kept at the end is the
// greatest, whichever order the moves were searched in, and however old the best so far was that a
// move's alpha was made from. ∎
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "core/evaluator.hpp"
#include "core/position.hpp"
#include "core/score.hpp"
#include "search/found.hpp"
#include "search/move_ordering.hpp"

namespace lawan {

template <class Move>
struct RootMove {
    Move move;
    std::size_t place;  // among the legal moves, as the position lists them
};

// The moves of a root in the order in which to search them: `first` before all others.
template <Position P, Evaluator<P> E, class Order>
[[nodiscard]] std::vector<RootMove<typename P::Move>> root_moves(
    const Evaluated<P, E>& root, int depth, const Order& order, Budget& budget,
    std::optional<typename P::Move> first) {
    const auto listed = root.position().legal_moves();
    auto ordered = listed;
    order.arrange(root, depth, budget, ordered);
    if (first) bring_to_front(ordered, *first);
    std::vector<RootMove<typename P::Move>> moves;
    moves.reserve(ordered.size());
    for (const auto move : ordered) {
        const auto* at = std::find(listed.begin(), listed.end(), move);
        moves.push_back({move, static_cast<std::size_t>(at - listed.begin())});
    }
    return moves;
}

// The best root move so far.
template <class Move>
class BestRootMove {
  public:
    [[nodiscard]] bool any() const { return place_.has_value(); }
    [[nodiscard]] Score value() const { return value_; }

    // What a move at this place has to beat.
    [[nodiscard]] Score alpha_for(std::size_t place) const {
        if (!place_) return -Score::infinity();
        return *place_ < place ? value_ : value_ - Score{1};
    }

    // The move at this place with its exact value and its line; or with a value that is not above
    // what it had to beat, and that is no more than a bound.
    void consider(std::size_t place, const Found<Move>& found) {
        if (found.value <= alpha_for(place)) return;
        value_ = found.value;
        place_ = place;
        line_ = found.line;
    }

    [[nodiscard]] Found<Move> found(bool to_the_end) const { return {value_, line_, to_the_end}; }

    // What there is to say when the budget was spent on the way. The caller has searched the move
    // that was best before in full.
    [[nodiscard]] std::optional<Found<Move>> unfinished() const {
        if (!place_) return std::nullopt;
        return Found<Move>{value_, line_, false, false};
    }

  private:
    Score value_ = -Score::infinity();
    std::optional<std::size_t> place_;
    std::vector<Move> line_;
};

}  // namespace lawan
