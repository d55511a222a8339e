// Opponents of growing strength for people, ten for every game.
#pragma once

#include <string>
#include <vector>

#include "catalog/catalog.hpp"

namespace lawan {

struct Level {
    int level = 1;    // from 1, for children, to 10
    std::string bot;  // a spec
};

// A game that has none of its own gets those of the general bots.
[[nodiscard]] std::vector<Level> levels_of(const GameEntry& game);

// The level that gives hints: the strongest.
inline constexpr int kHintLevel = 10;

// Throws InputError.
[[nodiscard]] Spec bot_of_level(const GameEntry& game, int level);

// Who analyses a game unless somebody else is named: its own engine, where there is one.
[[nodiscard]] Spec analyst_of(const GameEntry& game);

}  // namespace lawan
