// What a game offers to look at and to measure: examples of the papers for Learn, command lines for
// help texts, searches for the bench.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/options.hpp"
#include "core/words.hpp"

namespace lawan {

// An example of a paper, as Learn opens it.
struct Example {
    // A search whose tree is shown.
    struct Run {
        std::string algorithm;
        std::string order;  // of moves: "none", "static", or a figure's lines: "g3 f2 f1, g3 b6 *"
        int depth;
        std::string evaluator;
    };

    std::string name;
    Phrase title;
    std::string paper;
    std::string position;
    std::string look;  // "analysis", "tree", "overlays" or "steps": a demonstration of its name
    std::optional<Run> run = {};
    std::vector<std::string> overlays = {};
};

// A command line that a help text shows. A command that no game has a line for shows one with the
// first game of the catalog that can do it.
struct ShownCommand {
    std::string in_help_of;            // the command: "solve"
    std::string line;                  // "lawan solve GAME --size 5"
    std::optional<Phrase> about = {};  // a few words beside it
};

// A search of the bench: a bot plays against itself from the start, so that what it counts depends
// on what it chooses. Whoever adds or changes one writes the new total into bench/signature.
struct BenchSearch {
    OptionTexts settings;
    std::string bot;  // with a depth: the count must not depend on the clock
    int plies = 1;
};

}  // namespace lawan
