// Stochastic hill climbing: any step that leads upwards, all equally likely.
//
// Russell and Norvig, Artificial Intelligence: A Modern Approach, section 4.1. Adjacency-a weighs
// it for one move and finds it unsuitable: under the mark difference every move improves the
// position, and the draw is among all of them.
#pragma once

#include <vector>

#include "core/random.hpp"
#include "search/local/landscape.hpp"
#include "search/local/steepest_ascent.hpp"

namespace lawan::local {

// Where no move improves the position, somebody has to move all the same: the least bad one.
template <Position P, Evaluator<P> E, class Walk>
[[nodiscard]] std::size_t stochastic_climb(Landscape<P, E, Walk>& land, Random& random) {
    const Score sea_level = land.sea_level();
    std::vector<std::size_t> improving;
    for (std::size_t place = 0; place < land.places(); ++place) {
        const auto height = land.height(place);
        if (!height) break;
        if (*height > sea_level) improving.push_back(place);
    }
    return improving.empty() ? steepest_ascent(land, EqualSummits::First) : random.pick(improving);
}

}  // namespace lawan::local
