// What all files of Othello games have in common: moves that are to be played, and names.
#pragma once

#include <string>
#include <string_view>

#include "module/game_files.hpp"

namespace lawan {

// Plays moves from record.start, which must be a position of Othello in any notation and is written
// in ours then, puts in passes where they are forced and were left out, and drops what comes from
// the first illegal move on, which `problem` then names. Sets the result where the game was played
// to its end and had none.
void complete_othello(CollectedGame& game);

// Names from a file as people may be shown them: in UTF-8, no control characters, not too long and
// never cut within a character. Of WTHOR the bytes are Latin-1; elsewhere they are taken for UTF-8,
// and for Latin-1 where they are none.
[[nodiscard]] std::string name_from_latin1(std::string_view bytes);
[[nodiscard]] std::string name_from_any(std::string_view bytes);

}  // namespace lawan
