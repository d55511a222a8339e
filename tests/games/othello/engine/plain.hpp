// Positions by chance, and a plain alpha-beta that knows nothing but the rules.
#pragma once

#include <algorithm>
#include <vector>

#include "core/random.hpp"
#include "games/othello/rules/position.hpp"

namespace lawan::othello::plain {

// Scores of the side to move, by the game's own rules.
template <int Size>
[[nodiscard]] int value(const BasicPosition<Size>& position, int alpha, int beta) {
    const auto moves = position.legal_moves();
    if (moves.empty()) return position.final_score().points();
    int best = -Size * Size;
    for (const Move move : moves) {
        best = std::max(best, -value(position.after(move), -beta, -std::max(alpha, best)));
        if (best >= beta) break;
    }
    return best;
}

// A position of a game of random moves with so many empty squares and a disc to put down.
template <int Size>
[[nodiscard]] BasicPosition<Size> drawn(int empties, Random& random) {
    for (;;) {
        BasicPosition<Size> position;
        for (;;) {
            const auto moves = position.legal_moves();
            if (moves.empty()) break;
            if (position.empty_squares().count() <= empties && position.move_squares().any()) {
                if (position.empty_squares().count() < empties) break;
                return position;
            }
            position = position.after(random.pick(moves));
        }
    }
}

}  // namespace lawan::othello::plain
