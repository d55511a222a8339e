// Time for a whole game, and how a bot learns of it.
#pragma once

#include <optional>

#include "core/limits.hpp"
#include "core/side.hpp"

namespace lawan {

// Each side has this long for all its moves together, and gets the increment after each of them.
struct GameClock {
    Seconds time{0};
    Seconds increment{0};

    friend bool operator==(const GameClock&, const GameClock&) = default;
};

struct TimeControl {
    Limits move;                                   // for each move
    std::optional<GameClock> game = std::nullopt;  // for all of them

    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

// A bot that manages the time of a whole game by itself also derives from this. It is told of the
// control before new_game(), and of the time left before each turn, whose limits then allow all of
// it. Other bots find a fair part of what is left in the limits of each turn.
class WatchesTheClock {
  public:
    virtual ~WatchesTheClock() = default;
    virtual void told_of_control(const TimeControl&) = 0;
    virtual void told_of_time_left(const PerSide<Seconds>& left) = 0;
};

}  // namespace lawan
