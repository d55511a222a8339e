// The scale of normalised Elo: a score's distance from one half, in standard deviations of a game.
#pragma once

#include <cmath>

namespace lawan {

inline const double kNormalisedElo = 800 / std::log(10.0);

}  // namespace lawan
