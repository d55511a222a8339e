// Games in GGF, the generic game format of Othello servers: "(;GM[Othello]PB[…]…B[d3]W[c5];)".
#pragma once

#include <string_view>

#include "games/othello/formats/packed_games.hpp"

namespace lawan {

// Whether a text looks like games in GGF, right or wrong.
[[nodiscard]] bool looks_like_ggf(std::string_view text);

// All games of a text; whatever stands between them is passed over. A game of other rules or on a
// board that we have not is there with its problem, and without start, moves and score. Throws
// InputError that names the game where one has no end or is no GGF.
[[nodiscard]] PackedGames parse_ggf(std::string_view text);
void add_ggf(PackedGames& games, std::string_view text);

}  // namespace lawan
