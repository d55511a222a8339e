// The evaluation of the Othello paper: mobility from edge tables, frontier, corners.
//
// Gunawan, Kristian, Andika: Game playing untuk Othello dengan menggunakan algoritma Negascout dan
// MTDF, section 4. The paper gives −60 for the squares most dangerous to a corner and −3 for those
// a little so, which we take to be the X and the C squares. It gives neither the value of a corner
// nor how the terms are weighed; those are ours.
#pragma once

#include "core/score.hpp"
#include "core/side.hpp"
#include "games/othello/evaluators/corners.hpp"
#include "games/othello/evaluators/edge_table.hpp"
#include "games/othello/evaluators/frontier.hpp"
#include "games/othello/evaluators/line_mobility.hpp"
#include "games/othello/position.hpp"

namespace lawan::othello {

struct EdgeTablesWeights {
    int mobility;  // for each move on a line
    int frontier;  // taken off for each disc beside an empty square
    int corner;
    int x_square;
    int c_square;
};

template <int Size>
class EdgeTablesEvaluation {
  public:
    explicit EdgeTablesEvaluation(const EdgeTablesWeights& weights)
        : weights_{weights}, tables_{&edge_tables()} {}

    [[nodiscard]] Score evaluate(const BasicPosition<Size>& position) const {
        const Side own = position.side_to_move();
        const PerSide<int> moves = line_mobility(position, *tables_);
        const Bitboard empty = position.empty_squares();
        const int frontier_lead = frontier(position.player(), empty).count() -
                                  frontier(position.opponent(), empty).count();
        return Score{weights_.mobility * (moves[own] - moves[opponent_of(own)]) -
                     weights_.frontier * frontier_lead +
                     weights_.corner * lead_on(kCorners<Size>, position) +
                     weights_.x_square * lead_on(kXSquares<Size>, position) +
                     weights_.c_square * lead_on(kCSquares<Size>, position)};
    }
    [[nodiscard]] Score outcome(const BasicPosition<Size>& position) const {
        return decisive(position.final_score());
    }

  private:
    EdgeTablesWeights weights_;
    const EdgeTables* tables_;
};

}  // namespace lawan::othello
