// Saved games as a collection, for games that have no files of their own.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "module/catalog.hpp"

namespace lawan::cli {

// The game of a saved game; null where the file is something else.
[[nodiscard]] const GameModule* game_of_saved(const std::string& file);

// One game from each file. What comes from the first illegal move on is left out, and `problem`
// names it. Throws InputError that names the file.
[[nodiscard]] std::unique_ptr<const GameCollection> saved_collection(
    const GameModule& entry, const std::vector<std::string>& files);

}  // namespace lawan::cli
