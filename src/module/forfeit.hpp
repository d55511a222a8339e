// What a game counts that somebody gave up or failed in.
#pragma once

#include <optional>

#include "play/any_game.hpp"
#include "play/game_record.hpp"

namespace lawan {

// X − O, whatever stands on the board: all that it can give goes to the winner. None where the
// rules or an arbiter decided, or nobody won.
[[nodiscard]] std::optional<int> forfeited_score(const GameResult& result, const AnyGame& game);

}  // namespace lawan
