// The WTHOR game base: files of games (.wtb), players (.jou) and tournaments (.trn), little-endian,
// each with a heading of 16 bytes (Fédération Française d'Othello: Format de la base WTHOR).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/othello/formats/packed_games.hpp"

namespace lawan {

struct WthorNames {
    std::vector<std::string> players = {};
    std::vector<std::string> tournaments = {};
};

// Whether bytes look like a file of WTHOR games rather than like text.
[[nodiscard]] bool looks_like_wthor(std::string_view bytes);

// Throw InputError where the file is cut short, is longer than it says, or is for other boards.
[[nodiscard]] std::vector<std::string> parse_wthor_players(std::string_view bytes);
[[nodiscard]] std::vector<std::string> parse_wthor_tournaments(std::string_view bytes);
// Numbers without a name are shown as numbers.
void add_wthor(PackedGames& games, std::string_view bytes, const WthorNames& names);

}  // namespace lawan
