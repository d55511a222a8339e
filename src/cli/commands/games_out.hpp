// The file that lawan games writes with --out.
#pragma once

#include <string>
#include <vector>

#include "module/game_files.hpp"

namespace lawan::cli {

// Writes the games at these places in the format that the ending of the path names, leaves out
// those that cannot be played, and returns how many it wrote. Throws InputError for an unknown
// ending and where the format cannot express a game, and Failure where the file cannot be written;
// an older file then stays as it is.
[[nodiscard]] std::size_t write_games(const GameFiles& files, const GameCollection& games,
                                      const std::vector<std::size_t>& places,
                                      const std::string& path);

}  // namespace lawan::cli
