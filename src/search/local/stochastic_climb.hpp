// Stochastic hill climbing: successors are drawn again and again, and the best of them is kept.
//
// Adjacency-a, chapter IV, 4: it "generates states and looks which of them is the best; the
// generation can be repeated as often as the maker of the algorithm decides". (In Russell and
// Norvig, section 4.1, it is a single draw among the steps that lead upwards; under the mark
// difference all moves do, so that one try is that.)
#pragma once

#include "core/random.hpp"
#include "search/local/landscape.hpp"

namespace lawan::local {

// The one drawn first among equals.
template <Position P, Evaluator<P> E, class Walk>
[[nodiscard]] std::size_t stochastic_climb(Landscape<P, E, Walk>& land, int tries, Random& random) {
    std::size_t best = 0;
    Score highest = -Score::infinity();
    for (int tried = 0; tried < tries && land.may_walk_on(); ++tried) {
        const auto place = static_cast<std::size_t>(random.below(land.places()));
        const auto height = land.height(place);
        if (!height) break;
        if (*height <= highest) continue;
        highest = *height;
        best = place;
        land.tell(tried == 0 ? WalkEvent::Start : WalkEvent::Step, place);
    }
    return best;
}

}  // namespace lawan::local
