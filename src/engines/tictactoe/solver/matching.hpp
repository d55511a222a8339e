// Hands out two cells to each group of windows, as many as there are, and closes rings of groups
// where there are not enough (solver/coverage.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engines/tictactoe/solver/open_lines.hpp"
#include "games/tictactoe/rules.hpp"

namespace lawan::tictactoe::solver {

// How the breaker holds a position, if `lacking` is 0; else how many cells he lacks.
struct Coverage {
    int lacking = 0;
    Cells cells = 0;  // that he needs

    [[nodiscard]] bool holds() const { return lacking == 0; }
};

// p0, p1, x1, p2, x2, …
using Ring = std::vector<int>;

class Matching {
  public:
    // Takes as few of the cells to be avoided as it can.
    Matching(const OpenLines& lines, Cells avoid);

    [[nodiscard]] int lacking() const { return lacking_; }
    [[nodiscard]] Cells cells() const { return used_; }

    // Cuts a line in another way, if fewer cells are lacking then.
    enum class Recut : std::uint8_t { Same, Worse, Better };
    [[nodiscard]] Recut recut(std::size_t line, int way);

    // Whether each group that lacks a cell can lie on a ring of its own.
    [[nodiscard]] bool close_rings();

    // The maker takes a cell.
    void take(int cell);

    // Once it is held.
    [[nodiscard]] std::vector<Cells> pairs() const;
    [[nodiscard]] std::vector<Ring> rings() const;

  private:
    using Group = std::uint8_t;

    // The groups that can be reached from one: a group leads to those that have been given one of
    // its cells.
    struct Reach {
        std::array<Group, 65> queue;
        std::array<Group, 64> from;  // the group before, by the cell
        std::array<std::uint8_t, kMostWindows> by;
        std::size_t count = 0;
    };

    void cut_line(std::size_t line, int way);
    void serve_all();
    void serve_from(Cells allowed);
    [[nodiscard]] bool serve(Group group, Cells allowed);
    [[nodiscard]] Cells cells_of(Group group) const;
    // Stops at a group that contains one of these cells.
    [[nodiscard]] bool reach(Group first, Cells goal, Reach& reach) const;
    [[nodiscard]] bool close_ring(Group first);
    [[nodiscard]] bool close_ring_elsewhere(Group first);

    const OpenLines& lines_;
    Cells avoid_;
    Cells used_ = 0;
    Cells visited_ = 0;
    Cells taken_ = 0;
    Cells locked_ = 0;  // the cells of rings
    int lacking_ = 0;
    std::size_t slots_ = 0;
    std::array<Group, 64> owner_;
    std::array<Cells, kMostWindows> groups_;  // a slot for each window; empty where there is none
    std::array<std::uint8_t, kMostWindows> wants_;
    std::array<std::uint8_t, 64> ring_cells_;  // one ring after the other
    std::array<std::uint8_t, 64> ring_ends_;
    std::size_t rings_ = 0;
};

}  // namespace lawan::tictactoe::solver
