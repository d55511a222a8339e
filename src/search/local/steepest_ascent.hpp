// Steepest-ascent hill climbing and its sideways variant: the highest neighbour wins.
//
// Russell and Norvig, Artificial Intelligence: A Modern Approach, section 4.1. For one move in a
// game every legal move is a neighbour of the position, so that one step reaches the summit and the
// variants differ in which of several equal summits they take (adjacency-a, chapter IV).
#pragma once

#include <cstdint>

#include "search/local/landscape.hpp"

namespace lawan::local {

// Adjacency-a: "steepest ascent takes the first cell with the greatest value, the sideways move the
// last".
enum class EqualSummits : std::uint8_t { First, Last };

// When the budget is spent, the best of the places seen.
template <Position P, Evaluator<P> E, class Walk>
[[nodiscard]] std::size_t steepest_ascent(Landscape<P, E, Walk>& land, EqualSummits equal) {
    std::size_t summit = 0;
    Score highest = -Score::infinity();
    for (std::size_t place = 0; place < land.places(); ++place) {
        const auto height = land.height(place);
        if (!height) break;
        if (*height > highest || (equal == EqualSummits::Last && *height == highest)) {
            highest = *height;
            summit = place;
        }
    }
    return summit;
}

}  // namespace lawan::local
