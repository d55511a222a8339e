// Openings drawn by chance, so that deterministic bots do not play the same game again and again.
#pragma once

#include <vector>

#include "core/any_move.hpp"
#include "core/random.hpp"
#include "play/any_game.hpp"

namespace lawan {

// Never plays a game to its end: at least one move is left to the bots.
[[nodiscard]] std::vector<AnyMove> random_opening(const AnyGame& game, int plies, Seed seed);

}  // namespace lawan
