// Runs one game between two bots and rules on what they do.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "core/budget.hpp"
#include "core/limits.hpp"
#include "core/random.hpp"
#include "core/side.hpp"
#include "play/any_game.hpp"
#include "play/bot.hpp"
#include "play/game_record.hpp"

namespace lawan {

struct Player {
    Bot* bot = nullptr;
    std::string name;
};

struct GameConditions {
    Limits limits;  // for each move
    std::uint64_t number = 0;
    Seed seed;  // the bots' own seeds are derived from it
    const StopSignal* stop = nullptr;
    // Moves made before the bots begin: an opening.
    std::vector<AnyMove> opening = {};
    // Told of every move as it is made, with the position it leads to.
    std::function<void(const MoveRecord&, const AnyPosition&)> on_move = {};
};

// An illegal move, a time-out and a crash lose at once, with the reason in the record. A bot is
// late when it takes longer than its limit and this allowance for the clock of a busy machine.
inline constexpr Seconds kTimeAllowance{0.25};

[[nodiscard]] GameRecord play_game(const AnyGame& game, const PerSide<Player>& players,
                                   const GameConditions& conditions);

}  // namespace lawan
