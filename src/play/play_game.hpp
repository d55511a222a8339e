// One game between two bots, from the greeting to the result.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/budget.hpp"
#include "core/limits.hpp"
#include "core/random.hpp"
#include "core/side.hpp"
#include "core/time_source.hpp"
#include "play/any_game.hpp"
#include "play/bot.hpp"
#include "play/clock.hpp"
#include "play/game_record.hpp"

namespace lawan {

struct Player {
    Bot* bot = nullptr;
    std::string name;
};

// Looks on and may end a game early: told of each move, who made it and where it led, in turn.
using Adjudicator =
    std::function<std::optional<GameResult>(const MoveRecord&, Side mover, const AnyPosition&)>;

// Streams of the seed of a match: what is drawn for one purpose leaves the other as it is. A game
// is known by its number, an opening by what the caller derives.
[[nodiscard]] Seed seed_of_game(Seed match, std::uint64_t number);
[[nodiscard]] Seed seed_of_openings(Seed match);

struct GameConditions {
    Limits limits;                                  // for each move
    std::optional<GameClock> clock = std::nullopt;  // for all of them
    std::uint64_t number = 0;
    Seed seed;  // the bots' own seeds are derived from it
    const StopSignal* stop = nullptr;
    const TimeSource* time_source = &TimeSource::of_machine();
    // Moves made before the bots begin: an opening.
    std::vector<AnyMove> opening = {};
    // Told of every move as it is made, with the position it leads to.
    std::function<void(const MoveRecord&, const AnyPosition&)> on_move = {};
    Adjudicator adjudicate = {};  // not asked about the moves of an opening
};

// An illegal move, a time-out and a crash lose at once, with the reason in the record. A stop ends
// the game without a result.
[[nodiscard]] GameRecord play_game(const AnyGame& game, const PerSide<Player>& players,
                                   const GameConditions& conditions);

}  // namespace lawan
