// Freedom to choose, and corners: the least that plays sensible Othello.
//
// Mobility as the main term goes back to Rosenbloom, A world-championship-level Othello program,
// Artificial Intelligence 19 (1982); corners are added because nothing can take them back.
#pragma once

#include "core/score.hpp"
#include "games/othello/evaluators/corners.hpp"
#include "games/othello/rules/mobility.hpp"
#include "games/othello/rules/position.hpp"

namespace lawan::othello {

template <int Size>
class Mobility {
  public:
    // What a corner is worth, in moves.
    explicit Mobility(int corner) : corner_{corner} {}

    [[nodiscard]] Score evaluate(const BasicPosition<Size>& position) const {
        const Bitboard empty = position.empty_squares();
        const int own = position.move_squares().count();
        const int other = move_squares(position.opponent(), position.player(), empty).count();
        return Score{own - other + corner_ * lead_on(kCorners<Size>, position)};
    }
    [[nodiscard]] Score outcome(const BasicPosition<Size>& position) const {
        return decisive(position.final_score());
    }

  private:
    int corner_;
};

}  // namespace lawan::othello
