// Wins by fours alone: each move threatens to complete a row, so the opponent has one answer.
// (V. Allis: Searching for solutions in games and artificial intelligence, 1994, on threats.)
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "games/tictactoe/engine/five/board.hpp"

namespace lawan::tictactoe::five {

struct FourWin {
    int plies = 0;             // to the completed row
    std::vector<Point> moves;  // attack and answer in turn, up to the move with two ways to win
};

class FourSearch {
  public:
    // The board is as before whenever a search returns.
    FourSearch(Board& board, std::size_t remembered);

    // A win of the side to move; what the opponent's answers threaten is taken into account, so it
    // is certain. If there is none within so many nodes, `exhausted()` tells whether there is none
    // at all.
    [[nodiscard]] std::optional<FourWin> win(Side side, int most_nodes, Budget& budget);
    [[nodiscard]] bool exhausted() const { return !cut_; }

  private:
    [[nodiscard]] bool attack(Side side, int plies);
    [[nodiscard]] bool leads_nowhere(Point point, Side side) const;
    [[nodiscard]] bool try_four(Point point, Side side, int plies);
    [[nodiscard]] std::uint64_t& place_of(std::uint64_t key) {
        return failed_[static_cast<std::size_t>(key) & (failed_.size() - 1)];
    }

    Board& board_;
    std::vector<std::uint64_t> failed_;  // positions without such a win
    Budget* budget_ = nullptr;
    int nodes_left_ = 0;
    bool cut_ = false;
    FourWin found_;
};

}  // namespace lawan::tictactoe::five
