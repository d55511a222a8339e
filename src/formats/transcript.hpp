// Moves written one after the other: "1. f5 d6 2. c3" or "f5d6c3".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lawan {

// Cells and passes in small letters, without the numbers of moves; none where there is anything
// else or nothing at all.
[[nodiscard]] std::optional<std::vector<std::string>> parse_transcript(std::string_view text);

// Cells by their numbers, as the authors of tictactoe, chapter III write games: "1 5 9" or "1. 5
// 1 2. 9 3". A number with a point behind it counts moves. None where there is anything else or no
// cell at all.
[[nodiscard]] std::optional<std::vector<std::string>> parse_cell_numbers(std::string_view text);

}  // namespace lawan
