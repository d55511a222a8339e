#include "core/time_manager.hpp"

#include <algorithm>

namespace lawan {

Seconds usable_time(Seconds limit) {
    constexpr double kUsed = 0.96;
    constexpr Seconds kLag{0.004};
    constexpr double kLeast = 0.5;
    return std::max(kLeast * limit, kUsed * limit - kLag);
}

Seconds time_for_move(const ClockLeft& clock, double share) {
    // The way to the referee and back is on the clock too, and a machine may be busy.
    constexpr double kUsed = 0.96;
    constexpr Seconds kLag{0.05};
    // The increment comes after the move, and those after it must not run into the clock's end.
    constexpr double kMostOfIncrement = 0.8;
    constexpr double kMostOfAll = 0.5;
    constexpr double kLeastOfAll = 0.05;
    constexpr Seconds kLeast{0.002};
    const Seconds usable = std::max(Seconds{0}, kUsed * clock.time - kLag);
    const Seconds wanted = share * usable + kMostOfIncrement * clock.increment;
    const Seconds least = std::min(kLeast, std::max(Seconds{0}, kLeastOfAll * clock.time));
    return std::max(least, std::min(wanted, kMostOfAll * usable));
}

Seconds time_for_move(const ClockLeft& clock, int own_moves_left) {
    // Late moves are often forced or solved, so that the early ones may take more than their share.
    constexpr double kEarlier = 1.3;
    return time_for_move(clock, kEarlier / std::max(1, own_moves_left));
}

}  // namespace lawan
