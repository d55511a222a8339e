// A board as text, for a terminal or a message.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/board_view.hpp"
#include "core/coordinate.hpp"

namespace lawan {

enum class Charset : std::uint8_t { Ascii, Utf8 };  // discs are letters in ASCII
enum class Colour : std::uint8_t { Off, On };       // escape sequences of ANSI terminals

// The sides differ in shape whatever the style; colour only repeats what the shapes say.
struct DiagramStyle {
    Pieces pieces = Pieces::Letters;
    Charset charset = Charset::Ascii;
    Colour colour = Colour::Off;
};

struct Highlights {
    std::optional<Coordinate> last_move = std::nullopt;  // in brackets
    std::vector<Coordinate> legal = {};                  // a plus
    std::vector<Coordinate> hidden = {};                 // a question mark
};

// Lines of equal width as a terminal shows it, so that something can stand beside them.
struct Diagram {
    std::vector<std::string> lines;
    int width = 0;
};

[[nodiscard]] Diagram diagram(const BoardView& board, const Highlights& highlights,
                              const DiagramStyle& style);

// One mark as the diagram shows it.
[[nodiscard]] std::string piece_text(Mark mark, const DiagramStyle& style);

[[nodiscard]] std::string to_text(const Diagram& diagram);  // each line with its end

}  // namespace lawan
