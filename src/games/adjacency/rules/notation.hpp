// Positions of Adjacency as one line of text: 6OO/6OO/8/8/8/8/XX6/XX6 X 8 8.
#pragma once

#include <string>
#include <string_view>

#include "games/adjacency/rules/position.hpp"

namespace lawan::adjacency {

// The rows from the top with '/' between them, the side to move, the moves that X and that O has
// left. In a row X and O are marks and a number is a run of empty cells; digits that stand together
// are one number, as in games with wider boards: 11 is eleven cells, never one and one. All rows
// are of one width. Either case of X and O.

// Throws InputError unless the text is a position that alternate play can go on from.
[[nodiscard]] Position parse_position(std::string_view text);

// Text that parse_position() reads back to an equal position.
[[nodiscard]] std::string to_text(const Position& position);

}  // namespace lawan::adjacency
