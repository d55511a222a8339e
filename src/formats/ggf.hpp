// Games in GGF, the generic game format of Othello servers: "(;GM[Othello]PB[…]…B[d3]W[c5];)".
#pragma once

#include <string_view>

#include "formats/game_collection.hpp"

namespace lawan {

// Whether a text looks like games in GGF, right or wrong.
[[nodiscard]] bool looks_like_ggf(std::string_view text);

// All games of a text; whatever stands between them is passed over. Throws InputError that names
// the game where one has no board, a wrong one, or no end.
[[nodiscard]] GameCollection parse_ggf(std::string_view text);
void add_ggf(GameCollection& games, std::string_view text);

}  // namespace lawan
