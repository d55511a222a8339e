// The choices that make one m,n,k game: the size of the board and how many in a row win.
#pragma once

#include "core/coordinate.hpp"

namespace lawan::tictactoe {

inline constexpr int kMostPerSide = 20;  // columns or rows
inline constexpr int kMostCells = kMostPerSide * kMostPerSide;

// `in_a_row` or more win (free style).
struct Rules {
    BoardSize size{3, 3};
    int in_a_row = 3;

    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

// Throws InputError unless the board has 1 to 20 columns and rows and one of its sides has room for
// that many in a row.
[[nodiscard]] Rules checked_rules(BoardSize size, int in_a_row);

}  // namespace lawan::tictactoe
