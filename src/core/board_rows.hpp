// The rows of a board in one line of text: 3/1X1/3.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/board_view.hpp"
#include "core/coordinate.hpp"
#include "core/input_error.hpp"
#include "core/side.hpp"

namespace lawan {

// Why a position's text is no position.
[[nodiscard]] InputError position_error(std::string_view position, Phrase why);

// The rows from the top with '/' between them, X, O and the lengths of runs of empty cells. Throws
// position_error() unless all rows are as long as the first and the board is no larger than `most`.
[[nodiscard]] BoardView parse_rows(std::string_view position, std::string_view rows,
                                   BoardSize most);

// What parse_rows() reads back.
[[nodiscard]] std::string rows_text(const BoardView& board);

// "X" or "O", in either case. Throws position_error().
[[nodiscard]] Side parse_side_to_move(std::string_view position, std::string_view word);

}  // namespace lawan
