// Games of Othello from any file that holds some: WTHOR, GGF, a saved game, moves or positions line
// by line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/othello/formats/packed_games.hpp"
#include "games/othello/formats/wthor.hpp"

namespace lawan {

// What the bytes look like decides how they are read. Throws InputError.
[[nodiscard]] PackedGames parse_othello_games(std::string_view bytes, const WthorNames& names = {});

// The games of files and folders, in the order of their names. A folder's files of games are those
// that end in .wtb, .ggf or .txt. Names of WTHOR's players and tournaments come from the .jou and
// .trn beside the games. Throws InputError that names the file; where there is a list for them, it
// takes what is wrong with files of a folder, and only the others are read.
[[nodiscard]] PackedGames read_othello_games(const std::vector<std::string>& paths,
                                             std::vector<Phrase>* unreadable = nullptr);

}  // namespace lawan
