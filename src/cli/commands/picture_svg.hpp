// A picture for a slide: a board, a tree, rows of numbers and a sentence, 16 to 9.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/board_view.hpp"
#include "core/words.hpp"
#include "lessons/demonstration.hpp"

namespace lawan::cli {

struct Picture {
    struct Node {
        std::optional<std::size_t> parent;  // stands before it
        std::string name;
        std::string figure = {};
        Demonstration::Fate fate = Demonstration::Fate::Done;
    };

    Phrase title;
    Phrase says = {};
    BoardView board;
    std::vector<Demonstration::Piece> pieces = {};
    std::vector<Demonstration::Figure> figures = {};
    std::vector<Node> tree = {};
    std::vector<Demonstration::Row> rows = {};
};

// 1600 × 900, without style sheets: programs for slides read attributes only.
[[nodiscard]] std::string picture_svg(const Picture& picture);

}  // namespace lawan::cli
