// Values by plain search, to compare the solvers with, and random positions to do it on.
#pragma once

#include <algorithm>

#include "core/random.hpp"
#include "games/tictactoe/engine/solver/geometry.hpp"
#include "games/tictactoe/rules/position.hpp"

namespace lawan::tictactoe {

// Does the maker complete a line when the breaker's lines count for nothing?
inline bool maker_wins(const solver::Geometry& geometry, solver::Cells maker, solver::Cells breaker,
                       bool maker_moves) {
    const solver::Cells completing = geometry.completing(maker, breaker);
    if (completing != 0 && maker_moves) return true;
    const solver::Cells empty = geometry.board() & ~(maker | breaker);
    // What the maker threatens has to be prevented.
    const solver::Cells moves = completing != 0 ? completing : empty;
    for (solver::Cells left = moves; left != 0; left &= left - 1) {
        const solver::Cells move = left & ~(left - 1);
        const bool wins = maker_moves ? maker_wins(geometry, maker | move, breaker, false)
                                      : maker_wins(geometry, maker, breaker | move, true);
        if (wins == maker_moves) return wins;
    }
    return !maker_moves && empty != 0;
}

// 1, 0 or -1 for the side to move.
[[nodiscard]] inline int brute_value(const Position& position) {
    const auto moves = position.legal_moves();
    if (moves.empty()) return position.final_score().points();
    int best = -1;
    for (const Square move : moves) {
        best = std::max(best, -brute_value(position.after(move)));
        if (best == 1) break;
    }
    return best;
}

// With this many empty cells; the game goes on.
[[nodiscard]] inline Position random_position(Random& random, const Rules& rules, int empty) {
    for (;;) {
        Position position{rules};
        while (position.move_count() > empty) {
            const auto moves = position.legal_moves();
            position = position.after(moves[random.below(moves.size())]);
        }
        if (position.move_count() > 0) return position;
    }
}

}  // namespace lawan::tictactoe
