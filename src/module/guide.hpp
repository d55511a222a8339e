// How people get to know a game: what they can begin with one tap, its rules in pictures, and an
// exercise of two minutes. Positions and moves are in the game's own text; the words stand beside
// them, in every language.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/limits.hpp"
#include "core/options.hpp"
#include "core/words.hpp"

namespace lawan {

// Settings that people like, under a name of their own.
struct Preset {
    std::string name;  // for programs
    Phrase title;
    Phrase summary;
    OptionTexts settings = {};
    std::optional<Seconds> clock = {};  // for all moves of a side
};

// A rule: the position after the move, or as it is where the move is empty.
struct RulePicture {
    Phrase says;
    std::string position;
    std::string move = {};
};

// Something to do on the board.
struct Exercise {
    Phrase asks;
    std::string position;
    std::vector<std::string> answers;  // the moves that do it
    Phrase praise;                     // what was seen then
};

struct Guide {
    std::vector<Preset> presets;  // the usual game first
    std::vector<RulePicture> rules;
    std::vector<Exercise> exercises;
};

}  // namespace lawan
