// What the depth-first searches have in common: their parts, their leaves, their root.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/budget.hpp"
#include "core/evaluator.hpp"
#include "core/position.hpp"
#include "search/found.hpp"
#include "search/lines.hpp"
#include "search/move_ordering.hpp"
#include "search/root_moves.hpp"
#include "search/trace.hpp"

namespace lawan {

template <Position P, Evaluator<P> E, class Order, class Trace>
requires Tracer<Trace, typename P::Move>
class TreeSearch {
  public:
    using Move = typename P::Move;
    using Node = Evaluated<P, E>;

    // The evaluator and the budget must outlive the search.
    TreeSearch(const E& evaluator, Budget& budget, Order order = {}, Trace trace = {})
        : evaluator_{&evaluator},
          budget_{&budget},
          order_{std::move(order)},
          trace_{std::move(trace)} {}

    [[nodiscard]] const Trace& trace() const { return trace_; }

  protected:
    static constexpr std::size_t kRoot = 0;  // plies
    static constexpr std::size_t kReplies = 1;

    [[nodiscard]] Node node_of(const P& position) const { return {position, *evaluator_}; }

    void enter(std::optional<Move> move, int depth, Score alpha, Score beta, Visit visit) {
        trace_.enter(Entering<Move>{move, depth, alpha, beta, visit});
    }
    Score leave(Score value, Ending ending, std::size_t searched = 0, std::size_t unsearched = 0) {
        trace_.leave(Leaving{value, ending, searched, unsearched});
        return value;
    }
    Score leave_stopped() { return leave(Score{0}, Ending::Stopped); }

    // The value of a node that has no moves or lies at the depth limit, as it is left; none when
    // its moves are to be searched.
    template <class Moves>
    [[nodiscard]] std::optional<Score> leaf_value(const Node& node, const Moves& moves, int depth) {
        if (moves.empty()) return leave(node.outcome(), Ending::Terminal);
        if (depth > 0) return std::nullopt;
        to_the_end_ = false;
        return leave(node.estimate(), Ending::Leaf);
    }

    // Searches the root's moves one after the other; search_move(node, move, depth, alpha) gives an
    // optional Found for the root, whose value is exact when it is above alpha.
    template <class SearchMove>
    [[nodiscard]] std::optional<Found<Move>> search_root(const P& root, int depth,
                                                         std::optional<Move> first,
                                                         SearchMove search_move) {
        const Node node = node_of(root);
        enter({}, depth, -Score::infinity(), Score::infinity(), Visit::Search);
        if (!budget_->spend()) {
            leave_stopped();
            return std::nullopt;
        }
        to_the_end_ = true;
        if (const auto value = leaf_value(node, root.legal_moves(), depth)) {
            return Found<Move>{*value, {}, to_the_end_};
        }
        bool to_the_end = true;
        BestRootMove<Move> best;
        const auto moves = root_moves(node, depth, order_, *budget_, first);
        for (const RootMove<Move>& candidate : moves) {
            const auto found =
                search_move(node, candidate.move, depth, best.alpha_for(candidate.place));
            if (!found) {
                leave_stopped();
                return best.unfinished();
            }
            best.consider(candidate.place, *found);
            to_the_end = to_the_end && found->to_the_end;
        }
        leave(best.value(), Ending::AllMoves, moves.size());
        return best.found(to_the_end);
    }

    // A root move that has just been searched, its replies' line still there.
    [[nodiscard]] Found<Move> found_for(Move move, Score value) const {
        Found<Move> found{value, {move}, to_the_end_};
        const std::vector<Move>& replies = lines_.at(kReplies);
        found.line.insert(found.line.end(), replies.begin(), replies.end());
        return found;
    }

    const E* evaluator_;
    Budget* budget_;
    [[no_unique_address]] Order order_;
    [[no_unique_address]] Trace trace_;
    Lines<Move> lines_;
    bool to_the_end_ = true;  // since it was last set: no evaluator was asked
};

}  // namespace lawan
