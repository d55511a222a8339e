// Cells as people write them: a letter for the column, a number for the row, a1 at the top left.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace lawan {

struct Coordinate {
    int column = 0;
    int row = 0;  // 0 is the top row, written 1

    friend constexpr bool operator==(Coordinate, Coordinate) = default;
};

struct BoardSize {
    int columns = 8;
    int rows = 8;

    [[nodiscard]] constexpr int cells() const { return columns * rows; }
    [[nodiscard]] constexpr bool has(Coordinate at) const {
        return at.column >= 0 && at.column < columns && at.row >= 0 && at.row < rows;
    }
    [[nodiscard]] constexpr bool square() const { return columns == rows; }
    friend constexpr bool operator==(BoardSize, BoardSize) = default;
};

[[nodiscard]] std::string to_text(Coordinate at);   // "c4"
[[nodiscard]] std::string to_text(BoardSize size);  // "8x8"

// Either case; nothing unless the whole text is a cell of a board of this size.
[[nodiscard]] std::optional<Coordinate> parse_coordinate(std::string_view text, BoardSize size);

// "8" for 8×8 or "8x6" for 8 columns and 6 rows; nothing unless both are from 1 to 99.
[[nodiscard]] std::optional<BoardSize> parse_board_size(std::string_view text);

}  // namespace lawan
