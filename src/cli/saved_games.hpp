// Games in files.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "play/game_record.hpp"

namespace lawan::cli {

// Writes it to the first free of othello-1.json, othello-2.json, … in the folder of saved games,
// and says to which. Throws Failure, or InputError where there is no such folder.
[[nodiscard]] std::filesystem::path save_new_game(const GameRecord& record);

// Where a path that was typed leads: ~ is the home folder.
[[nodiscard]] std::filesystem::path typed_path(std::string_view typed);

// The saved game that was typed: the file of that path, or else one of that name in the folder of
// saved games, with or without its ".json". Where there is none, the path as it was typed.
[[nodiscard]] std::filesystem::path typed_game(std::string_view typed);

// The names of those in the folder of saved games, the latest first; at most so many.
[[nodiscard]] std::vector<std::string> latest_saved_games(std::size_t most);

// Whether it lies in that folder: only there games are written over without being asked.
[[nodiscard]] bool is_among_saved_games(const std::filesystem::path& file);

// What to type for it after "load": its name alone where it lies in the folder of saved games.
[[nodiscard]] std::string name_to_load(const std::filesystem::path& file);

// Replaces a file only by a whole new one, and only where it was a saved game. Throws Failure.
void save_game(const std::filesystem::path& path, const GameRecord& record);

// Throws InputError.
[[nodiscard]] GameRecord load_game(const std::filesystem::path& path);

}  // namespace lawan::cli
