// A position as one line of text: 3/1X1/3 O 3.
#pragma once

#include <string>
#include <string_view>

#include "core/board_view.hpp"
#include "core/side.hpp"
#include "games/tictactoe/rules/rules.hpp"

namespace lawan::tictactoe {

// What the text says, for boards of every width.
struct Diagram {
    BoardView board;
    Side to_move = Side::X;
    int in_a_row = 3;
    RowRule rule = RowRule::Free;

    [[nodiscard]] Rules rules() const { return {board.size, in_a_row, rule}; }
};

// The rows from the top with '/' between them, X, O and the lengths of runs of empty cells; then
// the side to move; then how many in a row win; then the rule, unless it is the free one. Throws
// InputError unless all of it is sound; lines that are already there are not looked for.
[[nodiscard]] Diagram parse_diagram(std::string_view text);

// Text that parse_diagram() reads back.
[[nodiscard]] std::string to_text(const Diagram& diagram);

}  // namespace lawan::tictactoe
