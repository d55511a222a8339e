// What pairs and rings can do for the breaker: hold a position without any search.
//
// Disjoint pairs of empty cells, one in every window that the maker could still fill, hold a
// position: the breaker answers in pairs. A ring saves him a cell. It is a round of groups of
// windows, S0 to Sr, with cells p0, p1, …, pr that neighbours share and a cell x of each but the
// first: S0 contains p0 and p1, and Si contains pi, xi and p(i+1), where p(r+1) is p0. Whatever the
// maker takes there, one answer leaves pairs:
// - p0 by p1 and p1 by p0, as S0 has no other cell. What is left is a row: pairs pi, xi from the
//   one end or xi, p(i+1) from the other.
// - Any other pi by p1, which closes S0 and S1: pairs pj, xj before i and xj, p(j+1) from i on.
// - xi by p(i+1), which closes Si and the next one: p0, p1 for S0, then xj, p(j+1) up to i and
//   pj, xj behind it.
//
// Two cells lie on one line only, so each pair serves windows of one line. Neighbouring windows of
// a line that share two empty cells need one pair between them; so each line is cut into groups of
// windows, and each group wants two of the cells that its windows share. To hand them out is a
// matching (H. Kuhn's augmenting paths), and only the cuts have to be guessed.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "engines/tictactoe/solver/matching.hpp"
#include "games/tictactoe/rules.hpp"

namespace lawan::tictactoe::solver {

struct PairsAndRings {
    std::vector<Cells> pairs;
    std::vector<Ring> rings;

    [[nodiscard]] static PairsAndRings of(const Matching& held);
    [[nodiscard]] Cells cells() const;
};

// The lines of a board of up to 64 cells.
class LineCover {
  public:
    explicit LineCover(const Rules& rules);

    // Tries so many ways to cut the lines. Not to find pairs and rings proves nothing. Takes as few
    // cells to be avoided as it can.
    [[nodiscard]] Coverage cover(Cells maker, Cells breaker, int most_tries, Cells avoid = 0) const;

    [[nodiscard]] std::optional<PairsAndRings> pairs_and_rings(Cells maker, Cells breaker,
                                                               int most_tries,
                                                               Cells avoid = 0) const;
    // The breaker gives one answer, which is on the board already, to each of these moves. `must`
    // are the moves that still need another one, and `zone` the cells that he needs. The report is
    // told of a move and how the answer to it holds, each time that `must` shrinks.
    using Report = std::function<void(int move, const Matching& held)>;
    void answer_all(Cells maker, Cells breaker, Cells answer, Cells moves, Cells& must, Cells& zone,
                    const Report& report = {}) const;

  private:
    [[nodiscard]] OpenLines open_lines(Cells maker, Cells breaker) const;
    [[nodiscard]] static bool try_cuts(const OpenLines& open, Matching& matching, int most_tries);

    struct Line {
        std::size_t first = 0;  // window
        std::size_t end = 0;
    };
    std::vector<Line> lines_;
    std::vector<Cells> windows_;  // a line after the other, neighbours side by side
};

}  // namespace lawan::tictactoe::solver
