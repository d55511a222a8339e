// Opponents of growing strength for people, ten for every game.
#pragma once

#include <string>
#include <vector>

#include "module/catalog.hpp"

namespace lawan {

struct Level {
    int level = 1;    // from 1, for children, to 10
    std::string bot;  // a spec
    Phrase summary;   // whom it suits
};

// A game that has none of its own gets those of the general bots.
[[nodiscard]] std::vector<Level> levels_of(const GameModule& game);

// Who plays against people, unless they ask for another one.
inline constexpr int kUsualLevel = 3;

// The level that gives hints: the strongest.
inline constexpr int kHintLevel = 10;

// Throws InputError.
[[nodiscard]] Spec bot_of_level(const GameModule& game, int level);

// Who analyses a game unless somebody else is named: its own engine, where there is one.
[[nodiscard]] Spec analyst_of(const GameModule& game);

}  // namespace lawan
