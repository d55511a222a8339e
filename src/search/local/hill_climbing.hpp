// The five ways to climb, as one search for a move.
#pragma once

#include <cstdint>

#include "core/budget.hpp"
#include "core/random.hpp"
#include "core/thought.hpp"
#include "search/local/landscape.hpp"
#include "search/local/neighbourhood.hpp"
#include "search/local/plateau_climb.hpp"
#include "search/local/random_restart.hpp"
#include "search/local/steepest_ascent.hpp"
#include "search/local/stochastic_climb.hpp"

namespace lawan::local {

enum class Climb : std::uint8_t { Steepest, Sideways, Restart, Stochastic, Plateau };

struct HillClimbing {
    Climb variant = Climb::Steepest;
    int restarts = 10;       // of Restart
    int tries = 10;          // of Stochastic
    int plateau_limit = 10;  // of Plateau; adjacency-c's
};

// The root must have a legal move; one is returned however small the budget.
template <Position P, Evaluator<P> E, Neighbourhood<typename P::Move> N, class Walk = NoWalk>
[[nodiscard]] Thought<typename P::Move> hill_climbing(const P& root, const E& evaluator,
                                                      const N& neighbours,
                                                      const HillClimbing& options, Budget& budget,
                                                      Random& random, Walk walk = {}) {
    Landscape<P, E, Walk> land{root, evaluator, budget, walk};
    std::size_t place = 0;
    switch (options.variant) {
        case Climb::Steepest:
            place = steepest_ascent(land, EqualSummits::First);
            break;
        case Climb::Sideways:
            place = steepest_ascent(land, EqualSummits::Last);
            break;
        case Climb::Restart:
            place = random_restart(land, neighbours, options.restarts, random);
            break;
        case Climb::Stochastic:
            place = stochastic_climb(land, options.tries, random);
            break;
        case Climb::Plateau:
            place = plateau_climb(land, options.plateau_limit, random);
            break;
    }
    return land.thought_at(place);
}

}  // namespace lawan::local
