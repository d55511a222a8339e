// Hill climbing that walks on along a plateau, but not for ever.
//
// Adjacency-c, section 3: the best successor with ties drawn at random; a step to an equal value is
// allowed ten times in a row (Russell and Norvig, section 4.1, advise such a limit).
#pragma once

#include <optional>
#include <vector>

#include "core/random.hpp"
#include "search/local/landscape.hpp"

namespace lawan::local {

// One of the highest places, all equally likely; nothing when not one could be looked at.
template <Position P, Evaluator<P> E, class Walk>
[[nodiscard]] std::optional<std::size_t> draw_summit(Landscape<P, E, Walk>& land, Random& random) {
    std::vector<std::size_t> summits;
    Score highest = -Score::infinity();
    for (std::size_t place = 0; place < land.places(); ++place) {
        const auto height = land.height(place);
        if (!height) break;
        if (*height > highest) {
            highest = *height;
            summits.clear();
        }
        if (*height == highest) summits.push_back(place);
    }
    return summits.empty() ? std::nullopt : std::optional{random.pick(summits)};
}

template <Position P, Evaluator<P> E, class Walk>
[[nodiscard]] std::size_t plateau_climb(Landscape<P, E, Walk>& land, int plateau_limit,
                                        Random& random) {
    const auto first = draw_summit(land, random);
    if (!first) return 0;
    // Every move is a neighbour of every other, so that after the first step up all that is left
    // are steps along the plateau of equal summits.
    std::size_t at = *first;
    land.tell(WalkEvent::Start, at);
    for (int steps = 0; steps < plateau_limit && land.may_walk_on(); ++steps) {
        at = *draw_summit(land, random);
        land.tell(WalkEvent::Step, at);
    }
    return at;
}

}  // namespace lawan::local
