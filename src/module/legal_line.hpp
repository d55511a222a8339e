// A line of play in a game's own moves, as far as they are legal: what is said of a line must not
// depend on whether whoever wrote it keeps to the rules.
#pragma once

#include <vector>

#include "play/any_position.hpp"

namespace lawan {

template <class Move>
[[nodiscard]] std::vector<Move> legal_line(const AnyPosition& position,
                                           const std::vector<AnyMove>& line) {
    std::vector<Move> moves;
    AnyPosition at = position;
    for (const AnyMove move : line) {
        if (!at.is_legal(move)) break;
        moves.push_back(move.as<Move>());
        at = at.after(move);
    }
    return moves;
}

}  // namespace lawan
