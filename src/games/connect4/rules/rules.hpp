// The choices that make one game of this kind: the size of the board and how many in a row win.
#pragma once

#include "core/coordinate.hpp"

namespace lawan::connect4 {

inline constexpr int kLeastPerSide = 4;  // columns or rows
inline constexpr int kMostPerSide = 10;
inline constexpr int kMostCells = 64;
inline constexpr int kLeastInARow = 2;

// `in_a_row` or more win.
struct Rules {
    BoardSize size{7, 6};
    int in_a_row = 4;

    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

// Throws InputError unless the board has 4 to 10 columns and rows and at most 64 cells, and one of
// its sides has room for that many in a row.
[[nodiscard]] Rules checked_rules(BoardSize size, int in_a_row);

}  // namespace lawan::connect4
