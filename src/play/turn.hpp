// One turn of a bot, and the ruling on what it did.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/limits.hpp"
#include "core/reason.hpp"
#include "play/any_move.hpp"
#include "play/bot.hpp"
#include "play/game_record.hpp"

namespace lawan {

struct Player {
    Bot* bot = nullptr;
    std::string name;
};

struct PlayedMove {
    AnyMove move;  // legal
    MoveRecord record;
    // What the bot expects and why, where it says so.
    std::vector<AnyMove> line = {};
    std::vector<Reason> reasons = {};
};

// A move, or the end of the game: an illegal move, a time-out and a crash lose at once, and a stop
// ends the game without a result. Only the score of the result is left to whoever asked.
using Ruling = std::variant<PlayedMove, GameResult>;

// A bot is late when it takes longer than its limit and this allowance for the clock of a busy
// machine.
inline constexpr Seconds kTimeAllowance{0.25};

// Late is who takes longer than this; the limit of the turn unless said.
[[nodiscard]] Ruling take_turn(const Player& player, const Turn& turn);
[[nodiscard]] Ruling take_turn(const Player& player, const Turn& turn,
                               std::optional<Seconds> allowed);

// What a player loses by that breaks a rule or fails.
[[nodiscard]] GameResult forfeit(const Player& loser, Side side, EndReason reason,
                                 const std::string& what);

// "played 'a1'; the legal moves are d3 c4 f5 e6".
[[nodiscard]] std::string what_is_illegal(const AnyPosition& position, AnyMove move);

// The end of a game that somebody stopped: nobody has lost it.
[[nodiscard]] GameResult broken_off();

}  // namespace lawan
