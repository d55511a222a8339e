// Hill climbing from random starts: climb over neighbouring moves to a local summit, and again.
//
// Russell and Norvig, Artificial Intelligence: A Modern Approach, section 4.1. Adjacency-a weighs
// it for one move: each restart draws a fresh start cell and climbs over neighbouring cells.
#pragma once

#include <optional>

#include "core/random.hpp"
#include "search/local/landscape.hpp"
#include "search/local/neighbourhood.hpp"

namespace lawan::local {

// The neighbour to climb to: the first of the highest, if higher than `from`.
template <Position P, Evaluator<P> E, class Walk, Neighbourhood<typename P::Move> N>
[[nodiscard]] std::optional<std::size_t> step_up(Landscape<P, E, Walk>& land, const N& neighbours,
                                                 std::size_t from) {
    std::optional<Score> highest = land.height(from);
    if (!highest) return std::nullopt;
    std::optional<std::size_t> step;
    for (std::size_t place = 0; place < land.places(); ++place) {
        if (!neighbours(land.move(from), land.move(place))) continue;
        const auto height = land.height(place);
        if (!height) break;
        if (*height > *highest) {
            highest = height;
            step = place;
        }
    }
    return step;
}

// The highest of the local summits; the one found first among equals.
template <Position P, Evaluator<P> E, class Walk, Neighbourhood<typename P::Move> N>
[[nodiscard]] std::size_t random_restart(Landscape<P, E, Walk>& land, const N& neighbours,
                                         int restarts, Random& random) {
    std::size_t summit = 0;
    Score highest = -Score::infinity();
    for (int start = 0; start < restarts && land.may_walk_on(); ++start) {
        auto place = static_cast<std::size_t>(random.below(land.places()));
        if (!land.height(place)) break;
        land.tell(WalkEvent::Start, place);
        while (const auto step = step_up(land, neighbours, place)) {
            place = *step;
            land.tell(WalkEvent::Step, place);
        }
        const auto height = land.height(place);
        if (!height) break;
        if (*height > highest) {
            highest = *height;
            summit = place;
        }
    }
    return summit;
}

}  // namespace lawan::local
