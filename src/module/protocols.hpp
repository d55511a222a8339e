// How a game is played with the programs of others.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/options.hpp"
#include "core/words.hpp"
#include "play/any_game.hpp"

namespace lawan {

// A game with some settings, for programs to play.
struct Trial {
    OptionTexts settings = {};
    Phrase about;  // the game with these settings
};

// A protocol that was made for this game. Those that know every game (simple, ugi) need no entry.
struct GameProtocol {
    std::string name;  // "gtp"
    Trial usual;       // what programs that speak it play, unless they are told otherwise
    Phrase plays;      // which games it can tell a program to play
    // Whether this game, from this start, is one of them. Empty where every game of the module is.
    std::function<bool(const AnyGame&)> knows = {};
};

}  // namespace lawan
