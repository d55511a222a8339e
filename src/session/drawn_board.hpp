// A board drawn in several lines of text, with or without coordinates.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/coordinate.hpp"
#include "core/side.hpp"

namespace lawan::session {

struct DrawnBoard {
    BoardSize size;
    std::string cells;  // X, O and -, row by row
    Side to_move = Side::X;
};

// X, O, black and white discs and the usual letters for them; dots, dashes and the like for empty
// cells. "O to move" on a line of its own says who is; otherwise the side with fewer marks, X when
// they are equal.
[[nodiscard]] std::optional<DrawnBoard> parse_drawn_board(std::string_view text);

}  // namespace lawan::session
