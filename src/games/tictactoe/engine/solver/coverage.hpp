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
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "games/tictactoe/engine/solver/matching.hpp"
#include "games/tictactoe/rules/rules.hpp"

namespace lawan::tictactoe::solver {

template <class Set>
struct BasicPairsAndRings {
    std::vector<Set> pairs;
    std::vector<Ring> rings;

    [[nodiscard]] static BasicPairsAndRings of(const BasicMatching<Set>& held);
    [[nodiscard]] Set cells() const;
};

// The lines of a board whose cells such sets have room for.
template <class Set>
class BasicLineCover {
  public:
    using Coverage = BasicCoverage<Set>;
    using Matching = BasicMatching<Set>;
    using PairsAndRings = BasicPairsAndRings<Set>;

    explicit BasicLineCover(const Rules& rules);

    // Tries this many ways to cut the lines. Not to find pairs and rings proves nothing. Takes as
    // few cells to be avoided as it can.
    [[nodiscard]] Coverage cover(const Set& maker, const Set& breaker, int most_tries,
                                 const Set& avoid = {}) const;

    [[nodiscard]] std::optional<PairsAndRings> pairs_and_rings(const Set& maker, const Set& breaker,
                                                               int most_tries,
                                                               const Set& avoid = {}) const;
    // Pairs alone, for people.
    [[nodiscard]] std::optional<std::vector<Set>> pairs(const Set& maker, const Set& breaker,
                                                        int most_tries) const;
    // The breaker gives one answer, which is on the board already, to each of these moves. `must`
    // are the moves that still need another one, and `zone` the cells that he needs. The report is
    // told of a move and how the answer to it holds, each time that `must` shrinks.
    using Report = std::function<void(int move, const Matching& held)>;
    void answer_all(const Set& maker, const Set& breaker, const Set& answer, const Set& moves,
                    Set& must, Set& zone, const Report& report = {}) const;

  private:
    enum class Rings : std::uint8_t { Used, Left };

    [[nodiscard]] BasicOpenLines<Set> open_lines(const Set& maker, const Set& breaker) const;
    [[nodiscard]] static bool try_cuts(const BasicOpenLines<Set>& open, Matching& matching,
                                       int most_tries, Rings rings = Rings::Used);

    struct Line {
        std::size_t first = 0;  // window
        std::size_t end = 0;
    };
    std::vector<Line> lines_;
    std::vector<Set> windows_;  // a line after the other, neighbours side by side
};

using PairsAndRings = BasicPairsAndRings<Cells>;
using LineCover = BasicLineCover<Cells>;

extern template struct BasicPairsAndRings<Cells>;
extern template struct BasicPairsAndRings<WideBitboard>;
extern template class BasicLineCover<Cells>;
extern template class BasicLineCover<WideBitboard>;

}  // namespace lawan::tictactoe::solver
