// Othello problems in OBF, a line each: the board, the side to move, and the score of each move.
//
//     O--OOOOX-OOOOOOX… X; A2:+38; C7:+36; …
#pragma once

#include <string_view>
#include <vector>

#include "games/othello/formats/packed_games.hpp"
#include "module/game_files.hpp"

namespace lawan {

// Whether the first line of a text looks like a line of OBF.
[[nodiscard]] bool looks_like_obf(std::string_view text);

// Scores give the empty squares to the winner. Empty lines and those that begin with % or # are
// left out. Throws InputError that names the line.
[[nodiscard]] std::vector<Problem> parse_obf(std::string_view text, std::string_view name);

// The positions alone, as games that nobody has begun. Throws InputError at the first that is none.
[[nodiscard]] PackedGames obf_positions(std::string_view text);

}  // namespace lawan
