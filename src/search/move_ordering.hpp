// In which order a search tries the moves of a node: the sooner the best, the more is cut off.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/budget.hpp"
#include "core/evaluator.hpp"
#include "core/position.hpp"

namespace lawan {

// An order is a policy: order.arrange(node, depth, budget, moves) permutes the moves.
struct Unordered {
    template <class Node, class Moves>
    static constexpr void arrange(const Node&, int, Budget&, Moves&) {}
};

// Successors by the evaluator's word on them, best for the mover first, equal ones as they came:
// what adjacency-c does. Where the successors are leaves, they are judged anyway, and sorting them
// would only be more work.
struct ByStaticScore {
    template <Position P, Evaluator<P> E, class Moves>
    static void arrange(const Evaluated<P, E>& node, int depth, Budget& budget, Moves& moves) {
        if (depth <= 1) return;
        budget.poll();  // judging all successors is a long step
        struct Judged {
            Score score;
            std::uint16_t place;
            typename P::Move move;
        };
        std::array<Judged, P::kMaxMoves> judged;
        static_assert(P::kMaxMoves <= UINT16_MAX);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const auto next = node.after(moves[i]);
            const Score score = is_over(next.position()) ? next.outcome() : next.estimate();
            judged[i] = {score, static_cast<std::uint16_t>(i), moves[i]};
        }
        // The scores are the opponent's.
        std::sort(judged.begin(), judged.begin() + static_cast<std::ptrdiff_t>(moves.size()),
                  [](const Judged& a, const Judged& b) {
                      return a.score != b.score ? a.score < b.score : a.place < b.place;
                  });
        for (std::size_t i = 0; i < moves.size(); ++i) moves[i] = judged[i].move;
    }
};

// One of the two, chosen while the program runs: bots let their users choose, and a search need not
// be compiled twice for it.
class ChosenOrder {
  public:
    [[nodiscard]] static constexpr ChosenOrder none() { return ChosenOrder{false}; }
    [[nodiscard]] static constexpr ChosenOrder by_static_score() { return ChosenOrder{true}; }

    template <class Node, class Moves>
    void arrange(const Node& node, int depth, Budget& budget, Moves& moves) const {
        if (by_static_score_) ByStaticScore::arrange(node, depth, budget, moves);
    }

  private:
    constexpr explicit ChosenOrder(bool by_static_score) : by_static_score_{by_static_score} {}

    bool by_static_score_;
};

// A move that is likely to be best goes first, the others keep their order. A move that is not
// there changes nothing.
template <class Moves, class Move>
void bring_to_front(Moves& moves, Move move) {
    const auto found = std::find(moves.begin(), moves.end(), move);
    if (found != moves.end()) std::rotate(moves.begin(), found, found + 1);
}

}  // namespace lawan
