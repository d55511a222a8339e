// The moves that the search for four and five in a row looks at, the most promising ones first.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "games/tictactoe/engine/five/board.hpp"
#include "games/tictactoe/engine/five/four_search.hpp"

namespace lawan::tictactoe::five {

struct RankedMove {
    int rank = 0;
    Point point = kNoPoint;
};

class Moves {
  public:
    void add(Point point, int rank) { moves_[count_++] = {rank, point}; }
    [[nodiscard]] std::size_t size() const { return count_; }
    [[nodiscard]] bool empty() const { return count_ == 0; }
    // The best one of those from this place on is put there.
    [[nodiscard]] Point pick(std::size_t place) {
        std::size_t best = place;
        for (std::size_t i = place + 1; i < count_; ++i) {
            if (moves_[i].rank > moves_[best].rank) best = i;
        }
        std::swap(moves_[place], moves_[best]);
        return moves_[place].point;
    }
    [[nodiscard]] Point at(std::size_t place) const { return moves_[place].point; }

  private:
    std::array<RankedMove, kMostCells> moves_;
    std::size_t count_ = 0;
};

// What a search has learned about moves, added to what the shapes say.
struct Experience {
    std::array<std::array<int, kMostPoints>, 2> history{};
    std::array<std::array<Point, 2>, kMostCells> killers{};  // by ply: each fills a cell
};

// Where the opponent would make two ways to complete a row with his next move: all that can be done
// about it. Other moves lose.
[[nodiscard]] PointSet answers_to_winning_fours(const Board& board, Side side);

// What is likely to help where the opponent would win by fours.
[[nodiscard]] PointSet answers_to_fours(const Board& board, Side side, const FourWin& win);

}  // namespace lawan::tictactoe::five
