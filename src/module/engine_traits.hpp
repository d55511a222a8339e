// How a game's own engine and solver behave, for those who analyse with them.
#pragma once

#include <functional>
#include <optional>

#include "play/any_position.hpp"

namespace lawan {

// What is left empty is what any search does: a ply more each time, estimates on a scale of its
// own that do not swing, and a solver that is worth asking everywhere.
struct EngineTraits {
    // The depth to look at after this one: a ply more, or right to the end of the game where that
    // is so near that what lies between would be a waste.
    std::function<int(const AnyPosition&, int depth)> next_depth = {};
    // Whether the solver may settle the position in seconds rather than in hours: where it cannot,
    // its time is better spent on estimates.
    std::function<bool(const AnyPosition&)> may_be_solved = {};
    // Whether estimates differ by who moves last in the search: each side looks better after a move
    // of its own. Then the mean of two depths says more than either.
    std::function<bool(const AnyPosition&)> swings_with_depth = {};
    // How much more an estimate is where the odds of a win are e times as high: then it can be told
    // as a chance to win.
    std::function<std::optional<double>(const AnyPosition&)> points_of_odds = {};
    // Whether estimates are final scores as the engine expects them.
    std::function<bool(const AnyPosition&)> estimates_final_scores = {};
};

}  // namespace lawan
