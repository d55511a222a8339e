// How much of a whole game's time a move may take, and what becomes of the rest.
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/limits.hpp"

namespace lawan::othello {

// What a search does not use of its time: kept for later turns where there is one clock for the
// whole game, lost where each turn has its own.
enum class UnusedTime : std::uint8_t { Kept, Lost };

// What a turn with so many empty squares is worth in time, against others: games are decided
// where the search almost sees the end, and what comes after that is solved in no time.
[[nodiscard]] constexpr double weight_of_turn(int empties) {
    if (empties > 44) return 0.6;
    if (empties > 30) return 1.0;
    if (empties > 20) return 1.6;
    if (empties > 14) return 0.5;
    return 0.1;
}

// A part of what is left by the weights of all own turns to come; never so much that those after
// it could not be made. The increment comes after each move.
[[nodiscard]] constexpr Seconds time_for_turn(Seconds left, Seconds increment, int empties) {
    constexpr double kMostOfIncrement = 0.8;
    constexpr double kMostOfAll = 0.4;
    // For the way to the referee and back, and for a machine that is busy.
    constexpr double kKept = 0.04;
    constexpr Seconds kLag{0.05};
    const Seconds usable{std::max(0.0, left.count() * (1 - kKept) - kLag.count())};
    double all = 0;
    for (int later = empties; later > 0; later -= 2) all += weight_of_turn(later);
    const double share = all > 0 ? weight_of_turn(empties) / all : 1;
    const Seconds part{share * usable.count() + kMostOfIncrement * increment.count()};
    const Seconds most{kMostOfAll * usable.count()};
    const Seconds least{0.05 * left.count()};
    return std::max(std::min(part, most), std::min(least, Seconds{0.002}));
}

}  // namespace lawan::othello
