// Othello games in GGF, the Generic Game Format of the GGS server, which NBoard speaks as well.
#pragma once

#include <optional>
#include <string>

#include "play/any_game.hpp"
#include "play/game_record.hpp"

namespace lawan {

// What a record does not tell of itself.
struct GgfHeading {
    std::string place = "Lawan";  // or event; none where it is empty
    std::optional<int> year = {};
    std::optional<int> score = {};  // as a file said, rather than as the record counts
    std::string date = {};          // such as 2003-12-15, rather than the year alone
};

// One line: "(;GM[Othello]…;)". The game is Othello and the record has been replayed on it before.
[[nodiscard]] std::string to_ggf(const AnyGame& game, const GameRecord& record,
                                 const GgfHeading& heading = {});

}  // namespace lawan
