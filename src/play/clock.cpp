#include "play/clock.hpp"

#include <algorithm>

namespace lawan {

Seconds fair_part(Seconds left, Seconds increment, int own_moves_left) {
    // Late moves are often forced or solved, so that the early ones may take more than their share.
    constexpr double kEarlier = 1.3;
    // The increment comes after the move, and the last moves must not run into the clock's end.
    constexpr double kMostOfIncrement = 0.8;
    constexpr double kMostOfAll = 0.6;
    const double moves = std::max(1, own_moves_left);
    const Seconds part = kEarlier * left / moves + kMostOfIncrement * increment;
    return std::max(Seconds{0}, std::min(part, kMostOfAll * left));
}

}  // namespace lawan
