// MTD(f): the value is found by asking, again and again, whether it is at least a guess.
//
// Plaat, Schaeffer, Pijls and de Bruin, Best-first fixed-depth minimax algorithms, Artificial
// Intelligence 87 (1996); othello, Figure 3, which leaves the first guess open.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/budget.hpp"
#include "core/evaluator.hpp"
#include "core/position.hpp"
#include "search/alpha_beta_memory.hpp"
#include "search/description.hpp"
#include "search/found.hpp"
#include "search/move_ordering.hpp"
#include "search/root_moves.hpp"
#include "search/trace.hpp"
#include "search/transposition_table.hpp"

namespace lawan {

// The first guess for each search of a deepening series: the value found two plies before. Values
// swing between odd and even depths, as the last move is the one side's or the other's, so the one
// ply before is farther off. (To depth 6 of one game it cost up to 60 % more nodes.)
class FirstGuess {
  public:
    void saw(Score value) { one_before_ = std::exchange(last_, value).value_or(value); }
    [[nodiscard]] Score next() const { return one_before_.value_or(Score{0}); }

  private:
    std::optional<Score> last_;
    std::optional<Score> one_before_;
};

template <Position P, Evaluator<P> E, class Order = Unordered, class Trace = NoTrace>
class Mtdf {
    using Memory = AlphaBetaMemory<P, E, Order, Trace>;

  public:
    using Move = typename P::Move;
    using Table = TranspositionTable<Move>;

    static constexpr SearchDescription kDescription{"mtdf", Words{"MTD(f)", "MTD(f)"}, "mtdf",
                                                    "mtdf(p, d, f):\n"
                                                    "  lower ← −∞; upper ← +∞\n"
                                                    "  while lower < upper:\n"
                                                    "    if f = lower: β ← f + 1 else β ← f\n"
                                                    "    f ← alphabeta(p, d, β − 1, β) # probe\n"
                                                    "    if f < β: upper ← f else lower ← f\n"
                                                    "  return f",
                                                    &Memory::kDescription};

    Mtdf(const E& evaluator, Budget& budget, Table& table, Order order = {}, Trace trace = {})
        : evaluator_{&evaluator},
          budget_{&budget},
          order_{order},
          memory_{evaluator, budget, table, std::move(order), std::move(trace)} {}

    [[nodiscard]] const Trace& trace() const { return memory_.trace(); }

    // With no guess but 0.
    [[nodiscard]] std::optional<Found<Move>> search(const P& root, int depth) {
        return search(root, depth, Score{0});
    }
    // Value and move are those of Minimax. `first` is the root move to begin with. Nothing when the
    // budget was spent before the guess was reached.
    [[nodiscard]] std::optional<Found<Move>> search(const P& root, int depth, Score guess,
                                                    std::optional<Move> first = {}) {
        const Node node{root, *evaluator_};
        const auto listed = root.legal_moves();
        if (listed.empty() || depth == 0) return leaf(node, listed.empty(), depth);
        auto moves = root_moves(node, depth, order_, *budget_, first);

        Bounds bounds;
        Score beta = guess;
        std::optional<RootMove<Move>> best;
        while (bounds.lower < bounds.upper) {
            const auto answer = probe(node, moves, depth, beta);
            if (!answer) return unfinished(best, bounds);
            if (answer->value >= beta) {
                bounds.lower = answer->value;
                bounds.lower_to_the_end = answer->to_the_end;
                // It is at least as good as was asked, so the next probe begins with it.
                best = answer->move;
                bring_to_front(moves, *best);
            } else {
                bounds.upper = answer->value;
                bounds.upper_to_the_end = answer->to_the_end;
            }
            beta = answer->value == bounds.lower ? answer->value + Score{1} : answer->value;
        }

        Found<Move> found{bounds.lower,
                          {first_of_equals(node, listed, *best, depth, bounds.lower)},
                          bounds.lower_to_the_end && bounds.upper_to_the_end};
        memory_.complete_line(root, depth, found);
        return found;
    }

  private:
    using Node = typename Memory::Node;

    struct Bounds {
        Score lower = -Score::infinity();
        Score upper = Score::infinity();
        bool lower_to_the_end = false;
        bool upper_to_the_end = false;
    };

    struct Answer {
        Score value;  // at least beta: a lower bound; below: an upper bound
        bool to_the_end = true;
        std::optional<RootMove<Move>> move;  // that reaches beta
    };

    // Is the value at least beta? A null window, moves tried until one reaches it.
    [[nodiscard]] std::optional<Answer> probe(const Node& root,
                                              const std::vector<RootMove<Move>>& moves, int depth,
                                              Score beta) {
        const Score alpha = beta - Score{1};
        memory_.enter({}, depth, alpha, beta, Visit::Probe);
        if (!budget_->spend()) return stopped();
        Answer answer{-Score::infinity(), true, {}};
        std::size_t searched = 0;
        for (const RootMove<Move>& candidate : moves) {
            const auto found = memory_.search_move(root, candidate.move, depth, alpha, beta);
            if (!found) return stopped();
            ++searched;
            answer.value = std::max(answer.value, found->value);
            answer.to_the_end = answer.to_the_end && found->to_the_end;
            if (found->value < beta) continue;
            answer.to_the_end = found->to_the_end;  // one move is enough to prove it
            answer.move = candidate;
            break;
        }
        memory_.leave(answer.value, answer.move ? Ending::Cut : Ending::AllMoves, searched,
                      moves.size() - searched);
        return answer;
    }

    [[nodiscard]] std::optional<Answer> stopped() {
        memory_.leave_stopped();
        return std::nullopt;
    }

    // The probes began with likely moves, so an equal one may stand before the one that they found.
    // When the budget is spent while looking, the one found is as good.
    template <class Moves>
    [[nodiscard]] Move first_of_equals(const Node& root, const Moves& listed,
                                       const RootMove<Move>& best, int depth, Score value) {
        const std::vector<Move> before(listed.begin(), listed.begin() + best.place);
        return memory_.first_move_worth(root, before, depth, value).value_or(best.move);
    }

    // A move that reached at least the guess is worth playing, though a better one may not have
    // been met yet.
    [[nodiscard]] static std::optional<Found<Move>> unfinished(
        const std::optional<RootMove<Move>>& best, const Bounds& bounds) {
        if (!best) return std::nullopt;
        return Found<Move>{bounds.lower, {best->move}, false, false};
    }

    [[nodiscard]] std::optional<Found<Move>> leaf(const Node& root, bool over, int depth) {
        memory_.enter({}, depth, -Score::infinity(), Score::infinity(), Visit::Search);
        if (!budget_->spend()) {
            memory_.leave_stopped();
            return std::nullopt;
        }
        const Score value = over ? root.outcome() : root.estimate();
        memory_.leave(value, over ? Ending::Terminal : Ending::Leaf);
        return Found<Move>{value, {}, over};
    }

    // The move that is to be tried first, the others in their order.
    static void bring_to_front(std::vector<RootMove<Move>>& moves, const RootMove<Move>& move) {
        const auto found = std::find_if(moves.begin(), moves.end(), [&](const RootMove<Move>& m) {
            return m.place == move.place;
        });
        std::rotate(moves.begin(), found, found + 1);
    }

    const E* evaluator_;
    Budget* budget_;
    [[no_unique_address]] Order order_;
    Memory memory_;
};

}  // namespace lawan
