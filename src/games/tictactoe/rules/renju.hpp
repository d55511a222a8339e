// The forbidden moves of Renju: X, who moves first, may not make an overline, two fours or two
// threes, unless the move completes exactly five. (The International Rules of Renju, Renju
// International Federation, 1996, section 9.)
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/coordinate.hpp"
#include "core/side.hpp"
#include "games/tictactoe/rules/rules.hpp"
#include "games/tictactoe/rules/windows.hpp"

namespace lawan::tictactoe {

enum class Forbidden : std::uint8_t { No, Overline, DoubleFour, DoubleThree };

// The marks of a board with a border around them, to try moves of X on.
class RenjuGrid {
  public:
    explicit RenjuGrid(BoardSize size);

    void put(Coordinate at, Side side) { here(at) = side == Side::X ? kX : kO; }

    // Why X may not mark this empty cell.
    [[nodiscard]] Forbidden forbidden(Coordinate at) { return forbidden(index(at)); }

  private:
    static constexpr std::uint8_t kEmpty = 0;
    static constexpr std::uint8_t kX = 1;
    static constexpr std::uint8_t kO = 2;
    static constexpr int kBorder = 6;  // as far as lines are looked at
    static constexpr int kStride = kMostPerSide + kBorder;

    [[nodiscard]] static constexpr int index(Coordinate at) {
        return (at.row + kBorder) * kStride + at.column + kBorder;
    }
    [[nodiscard]] static constexpr int step(Direction direction) {
        return direction.rows * kStride + direction.columns;
    }
    [[nodiscard]] std::uint8_t& at(int index) { return cells_[static_cast<std::size_t>(index)]; }
    [[nodiscard]] std::uint8_t& here(Coordinate where) { return at(index(where)); }

    // Marks of X in a row from a cell on, the cell itself not counted.
    [[nodiscard]] int run_from(int cell, int step);
    [[nodiscard]] int run_through(int cell, int step) {
        return 1 + run_from(cell, step) + run_from(cell, -step);
    }
    [[nodiscard]] Forbidden forbidden(int cell);
    [[nodiscard]] Forbidden judged(int cell);  // that X has marked
    [[nodiscard]] int fours(int cell, int step);
    [[nodiscard]] bool is_three(int cell, int step);
    [[nodiscard]] bool makes_straight_four(int cell, int step, int with);

    std::array<std::uint8_t, std::size_t{kStride} * (kMostPerSide + 2 * kBorder) + kBorder> cells_;
};

}  // namespace lawan::tictactoe
