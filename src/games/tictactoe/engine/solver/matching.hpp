// Hands out two cells to each group of windows, as many as there are, and closes rings of groups
// where there are not enough (solver/coverage.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "games/tictactoe/engine/solver/group_sets.hpp"
#include "games/tictactoe/engine/solver/open_lines.hpp"
#include "games/tictactoe/rules/rules.hpp"

namespace lawan::tictactoe::solver {

// How the breaker holds a position, if `lacking` is 0; else how many cells he lacks.
template <class Set>
struct BasicCoverage {
    int lacking = 0;
    Set cells{};  // that he needs

    [[nodiscard]] bool holds() const { return lacking == 0; }
};

// p0, p1, x1, p2, x2, …
using Ring = std::vector<int>;

template <class Set>
class BasicMatching {
  public:
    // Takes as few of the cells to be avoided as it can.
    BasicMatching(const BasicOpenLines<Set>& lines, const Set& avoid);

    [[nodiscard]] int lacking() const { return lacking_; }
    [[nodiscard]] const Set& cells() const { return used_; }

    // Cuts a line in another way, if fewer cells are lacking then. In vain: a count shows that it
    // would not help, so nothing was tried.
    enum class Recut : std::uint8_t { InVain, Worse, Better };
    [[nodiscard]] Recut recut(std::size_t line, int way);

    // Whether each group that lacks a cell can lie on a ring of its own.
    [[nodiscard]] bool close_rings();

    // The maker takes a cell.
    void take(int cell);

    // Once it is held.
    [[nodiscard]] std::vector<Set> pairs() const;
    [[nodiscard]] std::vector<Ring> rings() const;

  private:
    using Number = typename SetLimits<Set>::Number;
    using Group = Number;
    static constexpr std::size_t kMostCells = SetLimits<Set>::kCells;
    static constexpr std::size_t kMostWindows = SetLimits<Set>::kWindows;
    static constexpr int kNeverTooMany = std::numeric_limits<int>::max();

    // The groups that can be reached from one: a group leads to those that have been given one of
    // its cells.
    struct Reached {
        std::array<Group, kMostCells + 1> queue;
        std::array<Group, kMostCells> from;  // the group before, by the cell
        std::array<Number, kMostWindows> by;
        std::size_t count = 0;
    };

    // What is wanted of a line by groups that compete for cells.
    struct Contest {
        Set cells{};
        int wanted = 0;
    };

    void cut_line(std::size_t line, int way);
    void serve_all();
    // Stops when as many cells as that are lacking.
    void serve_from(const Set& allowed, int too_many = kNeverTooMany);
    [[nodiscard]] bool serve(Group group, const Set& allowed);
    [[nodiscard]] Set cells_of(Group group) const;
    void find_contests();
    // Whether no fewer cells are lacking once a line is cut into these groups, by a count.
    [[nodiscard]] bool is_in_vain(std::size_t line, const Set* groups, std::size_t count) const;
    // Stops at a group that contains one of these cells.
    [[nodiscard]] bool reach(Group first, const Set& goal, Reached& reached) const;
    [[nodiscard]] bool close_ring(Group first);
    [[nodiscard]] bool close_ring_elsewhere(Group first);

    const BasicOpenLines<Set>& lines_;
    Set avoid_;
    Set used_{};
    Set visited_{};
    Set taken_{};
    Set locked_{};  // the cells of rings
    int lacking_ = 0;
    std::size_t slots_ = 0;
    std::array<Group, kMostCells> owner_;
    std::array<Set, kMostWindows> groups_;  // a slot for each window; empty where there is none
    Wants<kMostWindows> wants_;
    std::array<Number, kMostCells> ring_cells_;  // one ring after the other
    std::array<Number, kMostCells> ring_ends_;
    std::size_t rings_ = 0;
    // The groups that lack a cell, and with them all that were given a cell which one of these
    // wants: together they have every cell that they can have. By lines, as long as they are known.
    std::array<Contest, kMostLines> contests_;
    Set contested_{};         // by one line or more
    Set contested_by_two_{};  // by two lines or more
    int contested_wanted_ = 0;
    bool contests_known_ = false;
    std::array<std::uint8_t, kMostLines> way_;
};

using Coverage = BasicCoverage<Cells>;
using Matching = BasicMatching<Cells>;

extern template class BasicMatching<Cells>;
extern template class BasicMatching<WideBitboard>;

}  // namespace lawan::tictactoe::solver
