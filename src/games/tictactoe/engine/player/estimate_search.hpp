// Playing where nothing can be proved in time: deeper and deeper over the most promising cells, and
// wins by force before and after.
#pragma once

#include <utility>
#include <vector>

#include "core/budget.hpp"
#include "games/tictactoe/engine/player/estimate_tree.hpp"
#include "games/tictactoe/engine/player/line_board.hpp"
#include "games/tictactoe/engine/solver/proof_table.hpp"

namespace lawan::tictactoe::player {

using RatedMoves = std::vector<std::pair<int, int>>;  // score and cell, best first

struct Estimate {
    RatedMoves moves;  // wins above kWon
    int depth = 0;
    std::vector<int> threats = {};  // a win that is certain, where one was found
    bool by_force = false;          // against the longest defence: others take other moves
    bool lost = false;              // proved: every move loses
    bool proved = false;            // the best move wins
    std::vector<int> line = {};     // the principal variation, where it is known
};

class EstimateSearch {
  public:
    EstimateSearch(LineBoard board, Side side, Budget& budget);
    EstimateSearch(const EstimateSearch&) = delete;
    EstimateSearch& operator=(const EstimateSearch&) = delete;

    // Only these cells may be played; all empty ones if the list is empty.
    [[nodiscard]] Estimate think(const std::vector<int>& allowed);

  private:
    struct Round {
        RatedMoves moves;
        bool whole;
        int best;
    };
    [[nodiscard]] Round round(const RatedMoves& before, int depth);
    void deepen(Estimate& estimate);
    [[nodiscard]] std::vector<int> root_moves(const std::vector<int>& allowed);
    // Whether a move loses by force, as far as the budget tells.
    [[nodiscard]] bool loses(int move, Budget& budget);
    void prefer_unrefuted(RatedMoves& moves);
    // Whether the side to move wins by force; the answer, if any, is put first.
    [[nodiscard]] bool wins_by_force(const std::vector<int>& allowed, Estimate& estimate);

    Side side_;
    Budget& budget_;
    EstimateTree tree_;
    LineBoard& board_;  // of the tree
    solver::ProofTable force_table_;
};

}  // namespace lawan::tictactoe::player
