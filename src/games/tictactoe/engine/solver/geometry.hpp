// A board of up to 64 cells as the solvers see it: for one attacker, all windows that the defender
// has not closed, sorted by how many marks they hold, a direction at a time and all of them at
// once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/symmetry.hpp"
#include "games/tictactoe/engine/solver/coverage.hpp"
#include "games/tictactoe/rules/position.hpp"
#include "games/tictactoe/rules/rules.hpp"

namespace lawan::tictactoe::solver {

[[nodiscard]] constexpr Cells cell_bit(int cell) {
    return Cells{1} << cell;
}

// Bit w of a set of starts is the window that starts on cell w.
struct OpenWindows {
    static constexpr int kMostMarks = kMostPerSide;
    std::array<std::array<Cells, 4>, kMostMarks + 1> starts;  // by marks, then by direction
    Cells live = 0;                                           // the cells of open windows
    Cells completing = 0;                                     // empty cells that fill a window
};

class Geometry {
  public:
    explicit Geometry(const Rules& rules);

    [[nodiscard]] const Rules& rules() const { return rules_; }
    [[nodiscard]] int in_a_row() const { return rules_.in_a_row; }
    [[nodiscard]] int cells() const { return rules_.size.cells(); }
    [[nodiscard]] Cells board() const { return board_; }
    [[nodiscard]] int symmetries() const { return symmetry_count(rules_.size); }

    [[nodiscard]] OpenWindows open_windows(Cells attacker, Cells defender) const;
    // Only the last line of that: the empty cells that fill a window.
    [[nodiscard]] Cells completing(Cells attacker, Cells defender) const;
    // The empty cells after which an open window lacks one.
    [[nodiscard]] Cells threatening(Cells attacker, Cells defender) const;
    // Only the cells of open windows.
    [[nodiscard]] Cells live(Cells defender) const;
    [[nodiscard]] Cells window(int start, std::size_t direction) const {
        return pattern_[direction] << start;
    }
    // How much a mark on each cell would close: the sum of 2^marks over the open windows there
    // (P. Erdős, J. L. Selfridge: On a combinatorial game, J. Combin. Theory A 14, 1973).
    [[nodiscard]] std::array<int, 64> weights(const OpenWindows& open) const;
    // The sum of 2^−(empty cells) over the open windows.
    [[nodiscard]] double potential(const OpenWindows& open) const;

    [[nodiscard]] const LineCover& lines() const { return lines_; }

    [[nodiscard]] Cells image(Cells cells, int symmetry) const {
        Cells result = 0;
        const auto& tables = images_[static_cast<std::size_t>(symmetry)];
        for (std::size_t byte = 0; cells != 0; ++byte, cells >>= 8U) {
            result |= tables[byte][cells & 0xFFU];
        }
        return result;
    }
    [[nodiscard]] Cells image_back(Cells cells, int symmetry) const {
        return image(cells, inverse_[static_cast<std::size_t>(symmetry)]);
    }

  private:
    Rules rules_;
    LineCover lines_;
    Cells board_;
    std::array<int, 4> step_{};
    std::array<Cells, 4> all_starts_{};
    std::array<Cells, 4> pattern_{};
    std::array<std::array<std::array<Cells, 256>, 8>, 8> images_{};
    std::array<int, 8> inverse_{};
};

// The attacker's marks and the cells still of use to him, under the symmetry that makes them least:
// what a result about the attacker depends on.
struct CanonicalCells {
    Cells marks = 0;
    Cells others = 0;
    int symmetry = 0;
};
[[nodiscard]] CanonicalCells canonical(const Geometry& geometry, Cells marks, Cells others);

// The heaviest cells first.
[[nodiscard]] std::vector<int> by_weight(Cells cells, const std::array<int, 64>& weights);

template <class Visit>
void for_each_cell(Cells cells, Visit visit) {
    for (; cells != 0; cells &= cells - 1) visit(std::countr_zero(cells));
}

}  // namespace lawan::tictactoe::solver
