// Games in files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/game_record.hpp"

namespace lawan::cli {

// In bytes: more than any game in a file has.
inline constexpr std::size_t kLongestGame = std::size_t{9} << 20U;

// Saves a game as the first of GAME-1.json, GAME-2.json, … that is free in the folder of saved
// games, and returns the path. Throws NotWritten, or InputError where there is no such folder.
[[nodiscard]] std::filesystem::path save_new_game(const GameRecord& record);

// The path that somebody typed, where ~ is the home folder.
[[nodiscard]] std::filesystem::path typed_path(std::string_view typed);

// The path of the saved game that somebody typed: a file, or the name of one in the folder of saved
// games, with or without its ".json". Where there is none, the path as it was typed.
[[nodiscard]] std::filesystem::path typed_game(std::string_view typed);

// As typed_game(); where the name is that of no file, throws InputError that names some saved ones.
[[nodiscard]] std::filesystem::path existing_game(std::string_view typed);

// Where a game is saved under what somebody typed, so that typed_game() finds it again: a name
// without a folder and an ending is one in the folder of saved games.
[[nodiscard]] std::filesystem::path typed_game_to_save(std::string_view typed);

// The folder of saved games, which may not exist yet. None where the environment names none.
[[nodiscard]] std::optional<std::filesystem::path> folder_of_saved_games();

// The files in a folder that have the ending of saved games, the latest first.
[[nodiscard]] std::vector<std::filesystem::path> latest_in(const std::filesystem::path& folder);

// The names of the games in the folder of saved games, the latest first; at most `most`.
[[nodiscard]] std::vector<std::string> latest_saved_games(std::size_t most);

// Whether the file lies in the folder of saved games. Only there the program replaces games without
// being asked.
[[nodiscard]] bool is_among_saved_games(const std::filesystem::path& file);

// What to type after "load" for this file: its name alone where it lies in the folder of saved
// games.
[[nodiscard]] std::string name_to_load(const std::filesystem::path& file);

// Whether the saved game that a file holds may be replaced.
enum class Older : std::uint8_t { IsThisGame, MayBeAnother };

// Saves a game to this file. An existing file is replaced only if it is a saved game and holds no
// other one, and only when the new one is complete. Throws Failure or NotWritten.
void save_game(const std::filesystem::path& path, const GameRecord& record, Older older);

// Throws InputError.
[[nodiscard]] GameRecord load_game(const std::filesystem::path& path);

}  // namespace lawan::cli
