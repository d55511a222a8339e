// A board of a report's picture, read from one line of text.
#pragma once

#include <string_view>
#include <vector>

#include "core/board_view.hpp"
#include "core/coordinate.hpp"

namespace lawan::experiments {

struct PrintedBoard {
    BoardView view;
    std::vector<Coordinate> hidden;  // behind a message, so that nobody knows what is there

    // Cell for cell, as far as the picture shows them.
    [[nodiscard]] bool shows(const BoardView& other) const;
};

// Rows from the top, '/' between them: X, O, a number of empty cells, * for a hidden one.
[[nodiscard]] PrintedBoard printed_board(std::string_view text);

}  // namespace lawan::experiments
