// How much time a move may take: of its own limit, and of a clock for the whole game.
#pragma once

#include <cstdint>

#include "core/limits.hpp"

namespace lawan {

// What a search may use of the time for a move; the rest is for the way back to whoever asked.
[[nodiscard]] Seconds usable_time(Seconds limit);

// The clock of one side before its move: the increment comes after each of its moves.
struct ClockLeft {
    Seconds time{0};
    Seconds increment{0};
};

// What a move may take of the clock. `share` is what it is worth in time, among all own moves to
// come, itself included: 1 where it is the last one.
[[nodiscard]] Seconds time_for_move(const ClockLeft& clock, double share);

// The same where nothing more is known of the moves to come than their number, this one included.
[[nodiscard]] Seconds time_for_move(const ClockLeft& clock, int own_moves_left);

// What a search does not use of its time: kept for later moves where there is one clock for the
// whole game, lost where each move has its own time.
enum class UnusedTime : std::uint8_t { Kept, Lost };

}  // namespace lawan
