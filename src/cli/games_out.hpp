// The file that lawan games writes with --out.
#pragma once

#include <string>
#include <vector>

#include "formats/game_collection.hpp"

namespace lawan::cli {

// Writes the games at these places, without those that cannot be played, to a .ggf, or as moves
// alone to a .txt; says how many. Throws InputError for other endings, and where a .txt cannot tell
// a game; std::runtime_error where there is no room. A file that was there stays then.
[[nodiscard]] std::size_t write_games(const GameCollection& games,
                                      const std::vector<std::size_t>& places,
                                      const std::string& path);

}  // namespace lawan::cli
