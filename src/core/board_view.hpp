// What a screen shows of any game: cells and counters, without a rule.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/coordinate.hpp"
#include "core/side.hpp"
#include "core/words.hpp"

namespace lawan {

enum class Mark : std::uint8_t { None, X, O };

[[nodiscard]] constexpr Mark mark_of(Side side) {
    return side == Side::X ? Mark::X : Mark::O;
}
[[nodiscard]] constexpr char letter(Mark mark) {
    return mark == Mark::None ? '-' : mark == Mark::X ? 'X' : 'O';
}

// Which row people call the first. In memory and in messages rows go from the top all the same.
enum class RowOne : std::uint8_t { Top, Bottom };

enum class Pieces : std::uint8_t { Letters, Discs };  // X and O, or ● and ○

// What people choose when they move: a cell, or a column whatever cell of it they point to.
enum class Aim : std::uint8_t { Cell, Column };

struct BoardView {
    BoardSize size;
    std::vector<Mark> marks;  // row by row from the top left
    RowOne row_one = RowOne::Top;
    Pieces pieces = Pieces::Letters;
    Aim aim = Aim::Cell;

    [[nodiscard]] Mark at(Coordinate at) const {
        return marks[static_cast<std::size_t>(at.row * size.columns + at.column)];
    }
    // The number that people give a row.
    [[nodiscard]] int row_number(int row) const {
        return row_one == RowOne::Top ? row + 1 : size.rows - row;
    }
};

// What stands beside the board while a game goes on.
struct Standing {
    std::optional<PerSide<int>> count;  // marks or discs, where they decide the game
    // What else the game counts: its code and arguments for programs, its words for people.
    std::vector<Phrase> facts = {};
};

}  // namespace lawan
