// The game once more, as plainly as possible: a stack of marks for each column, lines by walking
// from every cell.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "core/board_view.hpp"
#include "core/random.hpp"
#include "core/side.hpp"
#include "games/connect4/rules/position.hpp"

namespace lawan::connect4 {

class Naive {
  public:
    explicit Naive(Rules rules, Side first = Side::X)
        : rules_{rules}, side_{first}, columns_(static_cast<std::size_t>(rules.size.columns)) {}

    [[nodiscard]] Side side() const { return side_; }
    void drop(int column) {
        columns_[static_cast<std::size_t>(column)].push_back(mark_of(side_));
        side_ = opponent_of(side_);
    }

    [[nodiscard]] int height(int column) const {
        return static_cast<int>(columns_[static_cast<std::size_t>(column)].size());
    }
    [[nodiscard]] Mark at(int column, int height) const {
        if (column < 0 || column >= rules_.size.columns) return Mark::None;
        if (height < 0 || height >= this->height(column)) return Mark::None;
        return columns_[static_cast<std::size_t>(column)][static_cast<std::size_t>(height)];
    }

    [[nodiscard]] bool has_line(Mark mark) const {
        for (int column = 0; column < rules_.size.columns; ++column) {
            for (int height = 0; height < rules_.size.rows; ++height) {
                if (line_from(column, height, 0, 1, mark) ||
                    line_from(column, height, 1, 0, mark) ||
                    line_from(column, height, 1, 1, mark) ||
                    line_from(column, height, 1, -1, mark)) {
                    return true;
                }
            }
        }
        return false;
    }

    // The columns that are not full, while nobody has won.
    [[nodiscard]] std::vector<int> legal() const {
        std::vector<int> moves;
        if (has_line(Mark::X) || has_line(Mark::O)) return moves;
        for (int column = 0; column < rules_.size.columns; ++column) {
            if (height(column) < rules_.size.rows) moves.push_back(column);
        }
        return moves;
    }

  private:
    [[nodiscard]] bool line_from(int column, int height, int right, int up, Mark mark) const {
        for (int i = 0; i < rules_.in_a_row; ++i) {
            if (at(column + i * right, height + i * up) != mark) return false;
        }
        return true;
    }

    Rules rules_;
    Side side_;
    std::vector<std::vector<Mark>> columns_;
};

// All boards that there are, smallest first.
[[nodiscard]] inline std::vector<BoardSize> all_sizes() {
    std::vector<BoardSize> sizes;
    for (int columns = kLeastPerSide; columns <= kMostPerSide; ++columns) {
        for (int rows = kLeastPerSide; rows <= kMostPerSide; ++rows) {
            if (columns * rows <= kMostCells) sizes.push_back({columns, rows});
        }
    }
    return sizes;
}

// Some of `plies` random moves, all that the game lasts for.
[[nodiscard]] inline Position after_random_moves(const Rules& rules, int plies, Random& random) {
    Position position{rules, random.chance(0.5) ? Side::X : Side::O};
    for (int ply = 0; ply < plies && position.move_count() > 0; ++ply) {
        position = position.after(random.pick(position.legal_moves()));
    }
    return position;
}

[[nodiscard]] inline Rules random_rules(Random& random) {
    const BoardSize size = random.pick(all_sizes());
    const int most = std::max(size.columns, size.rows);
    const auto choices = static_cast<std::uint64_t>(most - kLeastInARow + 1);
    return {size, kLeastInARow + static_cast<int>(random.below(choices))};
}

}  // namespace lawan::connect4
