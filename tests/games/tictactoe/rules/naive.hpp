// m,n,k once more, as plainly as possible: cells in a vector, lines by walking from every cell.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/board_view.hpp"
#include "core/coordinate.hpp"
#include "core/random.hpp"
#include "core/side.hpp"
#include "games/tictactoe/rules/rules.hpp"

namespace lawan::tictactoe {

class Naive {
  public:
    explicit Naive(Rules rules, Side first = Side::X)
        : rules_{rules},
          side_{first},
          cells_(static_cast<std::size_t>(rules.size.cells()), Mark::None) {}

    [[nodiscard]] Side side() const { return side_; }
    [[nodiscard]] const std::vector<Mark>& cells() const { return cells_; }
    void put(int cell, Mark mark) { cells_[static_cast<std::size_t>(cell)] = mark; }
    void play(int cell) {
        put(cell, mark_of(side_));
        side_ = opponent_of(side_);
    }

    // Every cell in every direction, step by step.
    [[nodiscard]] bool has_line(Mark mark) const {
        for (int row = 0; row < rules_.size.rows; ++row) {
            for (int column = 0; column < rules_.size.columns; ++column) {
                for (int down = -1; down <= 1; ++down) {
                    for (int right = -1; right <= 1; ++right) {
                        const bool moves = down != 0 || right != 0;
                        if (moves && line_from({column, row}, right, down, mark)) return true;
                    }
                }
            }
        }
        return false;
    }

    [[nodiscard]] std::vector<int> legal() const {
        std::vector<int> moves;
        if (has_line(Mark::X) || has_line(Mark::O)) return moves;
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            if (cells_[i] == Mark::None) moves.push_back(static_cast<int>(i));
        }
        return moves;
    }

    [[nodiscard]] Mark at(Coordinate at) const {
        return cells_[static_cast<std::size_t>(at.row * rules_.size.columns + at.column)];
    }

  private:
    [[nodiscard]] bool line_from(Coordinate at, int right, int down, Mark mark) const {
        for (int i = 0; i < rules_.in_a_row; ++i) {
            const Coordinate here{at.column + i * right, at.row + i * down};
            if (!rules_.size.has(here) || this->at(here) != mark) return false;
        }
        return true;
    }

    Rules rules_;
    Side side_;
    std::vector<Mark> cells_;
};

// A position after some random moves, at most `plies`.
template <class P>
[[nodiscard]] P random_position(const Rules& rules, int plies, Random& random) {
    P position{rules, random.chance(0.5) ? Side::X : Side::O};
    for (int ply = 0; ply < plies && position.move_count() > 0; ++ply) {
        position = position.after(random.pick(position.legal_moves()));
    }
    return position;
}

[[nodiscard]] inline Rules random_rules(Random& random, int most_per_side, int most_cells) {
    const auto up_to = [&](int most) {
        return 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(most)));
    };
    for (;;) {
        const BoardSize size{up_to(most_per_side), up_to(most_per_side)};
        if (size.cells() > most_cells) continue;
        return {size, up_to(std::max(size.columns, size.rows))};
    }
}

}  // namespace lawan::tictactoe
