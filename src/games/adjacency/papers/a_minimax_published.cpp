#include "games/adjacency/papers/a_minimax_published.hpp"

#include <algorithm>

#include "games/adjacency/papers/marks.hpp"

namespace lawan::adjacency::papers {
namespace {

// What the program starts its maxima and minima from, and answers where nobody can move.
constexpr Score kBeyondAllPrinted{9999};

// The slip: in the look-ahead a move fills the empty cells beside it too. The game itself is played
// by the rules.
[[nodiscard]] Marks filled(const Marks& marks, Mover mover, Square cell) {
    const Bitboard cells = Bitboard::of(cell) | beside(cell);
    return marks.with(mover, cells & whole_board(marks.size));
}

class LookAhead {
  public:
    explicit LookAhead(Budget& budget) : budget_{&budget} {}

    // For the bot. The counter of rounds goes down with every ply, not with every second one.
    Score value(const Marks& marks, Mover mover, int rounds, int depth, Score alpha, Score beta) {
        if (!budget_->spend()) return Score{0};
        if (rounds == 0 || depth == 0) return marks.difference();
        const bool maximises = mover == Mover::Bot;
        const Mover next = maximises ? Mover::Opponent : Mover::Bot;
        Score best = maximises ? -kBeyondAllPrinted : kBeyondAllPrinted;
        for (const Square cell : squares(marks.empty())) {
            const Score score =
                value(filled(marks, mover, cell), next, rounds - 1, depth - 1, alpha, beta);
            if (budget_->spent()) return Score{0};
            best = maximises ? std::max(best, score) : std::min(best, score);
            (maximises ? alpha : beta) = maximises ? std::max(alpha, score) : std::min(beta, score);
            if (alpha >= beta) break;
        }
        return best;
    }

  private:
    Budget* budget_;
};

}  // namespace

std::optional<ScoredMove> a_minimax_published(const Position& position, int plies_after_own_move,
                                              Budget& budget) {
    const Marks marks = Marks::of(position);
    LookAhead look_ahead{budget};
    std::optional<ScoredMove> best;
    for (const Square cell : squares(marks.empty())) {
        // Every root move is searched with the full window.
        const Score score = look_ahead.value(filled(marks, Mover::Bot, cell), Mover::Opponent,
                                             rounds_left(position), plies_after_own_move,
                                             -kBeyondAllPrinted, kBeyondAllPrinted);
        if (budget.spent()) return std::nullopt;
        // The last of equal moves wins; rows first, from the top left.
        if (!best || score >= best->score) best = ScoredMove{cell, score};
    }
    return best;
}

}  // namespace lawan::adjacency::papers
