// A game from a file of games: the record, and what such files say of it besides.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/game_record.hpp"

namespace lawan {

struct CollectedGame {
    GameRecord record;       // passes that the file leaves out are put in
    std::string event = {};  // a tournament or a place
    std::optional<int> year = {};
    std::optional<int> stated_score = {};       // black minus white as the file says
    std::optional<int> theoretical_score = {};  // with best play from `solved_from` empties on
    int solved_from = 0;
    std::string problem = {};  // why the moves end early; empty where all are legal

    // Whether there is a position to play from; `problem` tells why not.
    [[nodiscard]] bool is_playable() const { return !record.start.empty(); }

    // Black minus white, empty squares given to the winner: as the file says, else as played.
    [[nodiscard]] std::optional<int> score() const;
};

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
