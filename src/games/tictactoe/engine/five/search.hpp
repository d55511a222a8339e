// Playing four and five in a row on large boards: which moves are looked at, deeper from round to
// round, with wins by threats on both sides beside it.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "games/tictactoe/engine/five/board.hpp"
#include "games/tictactoe/engine/five/memory_table.hpp"
#include "games/tictactoe/engine/five/threat_search.hpp"
#include "games/tictactoe/engine/five/tree.hpp"

namespace lawan::tictactoe::five {

struct Rated {
    Point point = kNoPoint;
    int score = 0;
};

struct Choice {
    std::vector<Rated> moves;  // best first; those after the first have upper bounds
    int depth = 0;
    std::vector<Point> line;  // the principal variation
    bool by_fours = false;    // a win in which every answer is the only one
};

class Search {
  public:
    // With a table of its own, or with one that is kept or shared.
    Search(const Board& board, Side side, Budget& budget);
    Search(const Board& board, Side side, Budget& budget, MemoryTable& table);
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;

    // Only these cells may be played; any if the list is empty.
    [[nodiscard]] Choice think(const std::vector<Point>& allowed);
    // The same search beside another one that shares its table, to fill that: until the budget
    // ends.
    void help(const std::vector<Point>& allowed, int helper);

  private:
    void tell_of(const Choice& choice) const;  // a depth that is finished
    [[nodiscard]] std::vector<Rated> root_moves(const std::vector<Point>& allowed);
    [[nodiscard]] bool round(std::vector<Rated>& moves, int depth, int alpha, int beta);
    [[nodiscard]] bool deepen(Choice& choice, int depth);
    // Whether the side to move wins by fours or by threats: then that is the choice.
    [[nodiscard]] bool wins_by_threats(Choice& choice);
    // Moves that the opponent answers with a win by threats give way to others.
    [[nodiscard]] bool refute_best(Choice& choice);
    [[nodiscard]] std::vector<Point> line_from(Point first);
    [[nodiscard]] std::vector<Point> to_the_row(std::vector<Point> line, int score);
    [[nodiscard]] Point forced_next(Side side, Budget* for_fours);

    Side side_;
    int marks_;  // at the root
    Budget& budget_;
    std::optional<MemoryTable> own_table_;
    MemoryTable& table_;
    Tree tree_;
    Board& board_;  // of the tree
    ThreatSearch threats_;
    std::vector<Point> unrefuted_;  // root moves that were looked at for it
    std::vector<Rated> refuted_;
    bool all_refuted_ = false;
};

}  // namespace lawan::tictactoe::five
