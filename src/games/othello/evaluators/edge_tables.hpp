// The evaluation of the Othello paper: mobility from edge tables, frontier, corners.
//
// Gunawan, Kristian, Andika: Game playing untuk Othello dengan menggunakan algoritma Negascout dan
// MTDF, section 4. The paper gives −60 for the squares most dangerous to a corner and −3 for those
// a little so, which we take to be the X and the C squares. It gives neither the value of a corner
// nor how the terms are weighed, and asks for the right values in its last sentence: ours are
// fitted on self-play.
#pragma once

#include "core/score.hpp"
#include "core/side.hpp"
#include "core/spec.hpp"
#include "games/othello/evaluators/corners.hpp"
#include "games/othello/evaluators/edge_table.hpp"
#include "games/othello/evaluators/frontier.hpp"
#include "games/othello/evaluators/line_mobility.hpp"
#include "games/othello/rules/position.hpp"

namespace lawan::othello {

// One number for each term of the evaluation: what a position has of it, or what it weighs.
struct EdgeTablesTerms {
    int mobility = 0;  // moves on lines
    int frontier = 0;  // discs beside an empty square, which the evaluation takes off
    int corner = 0;
    int x_square = 0;
    int c_square = 0;

    friend constexpr bool operator==(const EdgeTablesTerms&, const EdgeTablesTerms&) = default;
};

using EdgeTablesWeights = EdgeTablesTerms;

// −60 and −3 are the paper's; what a move, a disc of the frontier and a corner are worth it does
// not say, and these are ours.
inline constexpr EdgeTablesWeights kPrintedWeights{4, 4, 100, -60, -3};

// Fitted on self-play by training/paper_weights.hpp with its default plan (lawan train
// othello-paper-weights); the evaluator's own where nobody gives others.
inline constexpr EdgeTablesWeights kFittedWeights{16, 29, 1000, -420, -28};

// As the evaluator's options name them: "edge-tables(mobility=4,…)".
[[nodiscard]] Spec edge_tables_spec(const EdgeTablesWeights& weights);

template <int Size>
class EdgeTablesEvaluation {
  public:
    explicit EdgeTablesEvaluation(const EdgeTablesWeights& weights)
        : weights_{weights}, tables_{&edge_tables()} {}

    // What the side to move has more than the other.
    [[nodiscard]] static EdgeTablesTerms leads(const BasicPosition<Size>& position,
                                               const EdgeTables& tables) {
        const Side own = position.side_to_move();
        const PerSide<int> moves = line_mobility(position, tables);
        const Bitboard empty = position.empty_squares();
        return {moves[own] - moves[opponent_of(own)],
                frontier(position.player(), empty).count() -
                    frontier(position.opponent(), empty).count(),
                lead_on(kCorners<Size>, position), lead_on(kXSquares<Size>, position),
                lead_on(kCSquares<Size>, position)};
    }

    [[nodiscard]] Score evaluate(const BasicPosition<Size>& position) const {
        const EdgeTablesTerms lead = leads(position, *tables_);
        return Score{weights_.mobility * lead.mobility - weights_.frontier * lead.frontier +
                     weights_.corner * lead.corner + weights_.x_square * lead.x_square +
                     weights_.c_square * lead.c_square};
    }
    [[nodiscard]] Score outcome(const BasicPosition<Size>& position) const {
        return decisive(position.final_score());
    }

  private:
    EdgeTablesWeights weights_;
    const EdgeTables* tables_;
};

}  // namespace lawan::othello
