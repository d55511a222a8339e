// Looking at a local search is a policy, as looking at a tree search is: what it tells of its way.
#pragma once

#include <cstdint>
#include <optional>

#include "core/score.hpp"

namespace lawan::local {

enum class WalkEvent : std::uint8_t {
    Look,    // a height was looked up
    Start,   // a walk begins here
    Step,    // it goes on here
    Accept,  // annealing takes the move
    Reject,  // or does not
};

// walk.saw(event, move, height, temperature). A walk is a small value; copies tell the same one.
struct NoWalk {
    template <class Move>
    static constexpr void saw(WalkEvent, Move, Score, std::optional<double> = {}) {}
};

}  // namespace lawan::local
