// A worked example told step by step: a sentence, a board, rows of numbers and a tree that grows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "core/side.hpp"
#include "core/words.hpp"
#include "play/any_position.hpp"

namespace lawan {

struct CodeLine {
    std::string step;  // what a step at this line does; see search/description.hpp
    std::string text;
};

struct Demonstration {
    // What became of a node of the tree.
    enum class Fate : std::uint8_t { Open, Done, Killed, Solution };

    struct Node {
        std::optional<std::size_t> parent;
        std::string name;
        std::size_t entered = 0;            // the step that draws it
        std::optional<std::size_t> left{};  // the step that is done with it; none: it stays open
        std::string while_open = {};        // its figure until then
        std::string figure = {};            // its figure from then on
        Fate fate = Fate::Open;
    };

    // Where an item of a row comes from: so the halves of two parents are told apart in a child.
    enum class Tone : std::uint8_t { Plain, First, Second, Changed, Now };
    struct Item {
        std::string text;
        Tone tone = Tone::Plain;
    };
    struct Row {
        Phrase name;
        std::vector<Item> items;
        Phrase value = {};
    };

    struct Piece {
        std::size_t cell;
        Side side;
    };
    struct Figure {
        std::size_t cell;
        std::string text;
        Tone tone = Tone::Plain;
    };

    struct Step {
        Phrase says;
        std::string line = {};                  // of the pseudo-code
        std::optional<std::size_t> node = {};   // of the tree
        std::optional<AnyPosition> position{};  // from this step on
        std::vector<Piece> pieces = {};         // that are tried on the board, in their order
        std::vector<Figure> figures = {};       // on its cells
        std::vector<Row> rows = {};
    };

    AnyPosition position;  // the board of the first step
    std::vector<CodeLine> code = {};
    std::vector<Node> tree = {};  // in the order of entering
    std::vector<Step> steps = {};
};

struct DemonstrationEntry {
    std::string name;
    Phrase title;
    Phrase summary;
};

// A demonstration that only one game has. Those of a fixed example pass over the position.
template <Game G>
struct GameDemonstration {
    DemonstrationEntry entry;
    std::function<Demonstration(const typename G::Position&)> tell;
};

// A position of a game in its own type, for those who do not know it.
template <Game G>
[[nodiscard]] AnyPosition erased_position(const typename G::Position& position) {
    return AnyPosition{std::make_shared<const G>(position), position};
}

}  // namespace lawan
