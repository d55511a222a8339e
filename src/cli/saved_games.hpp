// Games in files.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "play/game_record.hpp"

namespace lawan::cli {

// Writes it to the first free of othello-1.json, othello-2.json, … in the folder of saved games,
// and says to which. Throws Failure, or InputError where there is no such folder.
[[nodiscard]] std::filesystem::path save_new_game(const GameRecord& record);

// Where a path that was typed leads: ~ is the home folder.
[[nodiscard]] std::filesystem::path typed_path(std::string_view typed);

// Replaces a file only by a whole new one, and only where it was a saved game. Throws Failure.
void save_game(const std::filesystem::path& path, const GameRecord& record);

// Throws InputError.
[[nodiscard]] GameRecord load_game(const std::filesystem::path& path);

}  // namespace lawan::cli
