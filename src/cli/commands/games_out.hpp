// The file that lawan games writes with --out.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/budget.hpp"
#include "module/game_files.hpp"

namespace lawan::cli {

// Writes the games at these places in the format that the ending of the path names, leaves out
// those that cannot be played, and returns how many it wrote; none where it was stopped. Throws
// InputError for an unknown ending and where the format cannot express a game, and NotWritten where
// the file cannot be written. Unless all of it was written, an older file stays as it is.
[[nodiscard]] std::optional<std::size_t> write_games(const GameFiles& files,
                                                     const GameCollection& games,
                                                     const std::vector<std::size_t>& places,
                                                     const std::string& path,
                                                     const StopSignal& stop);

}  // namespace lawan::cli
