// Positions to try things on.
#pragma once

#include <cstdint>

#include "core/game.hpp"
#include "core/position.hpp"
#include "core/random.hpp"

namespace lawan::experiments {

// Where a random game has led, at most half way; not over.
template <Game G>
[[nodiscard]] typename G::Position random_position(const G& game, Seed seed) {
    Random random{seed};
    auto position = game.start();
    const auto most = static_cast<std::uint64_t>(game.longest_game() / 2);
    for (auto plies = random.below(most + 1); plies > 0; --plies) {
        const auto next = position.after(random.pick(position.legal_moves()));
        if (is_over(next)) break;
        position = next;
    }
    return position;
}

}  // namespace lawan::experiments
