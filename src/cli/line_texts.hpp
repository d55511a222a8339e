// A line of moves in text.
#pragma once

#include <string>
#include <vector>

#include "play/any_position.hpp"

namespace lawan::cli {

// Each move is written by the position it is made in.
[[nodiscard]] inline std::vector<std::string> line_texts(const AnyPosition& start,
                                                         const std::vector<AnyMove>& line) {
    std::vector<std::string> texts;
    AnyPosition position = start;
    for (const AnyMove move : line) {
        texts.push_back(position.move_text(move));
        position = position.after(move);
    }
    return texts;
}

}  // namespace lawan::cli
