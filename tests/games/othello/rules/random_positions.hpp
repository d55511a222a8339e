// Positions to try properties on.
#pragma once

#include "core/bitboard.hpp"
#include "core/random.hpp"
#include "core/side.hpp"
#include "games/othello/rules/position.hpp"

namespace lawan::othello::testing {

// As a game leaves them: random moves from the start, as many as chance wants.
template <int Size>
[[nodiscard]] BasicPosition<Size> position_from_play(Random& random) {
    BasicPosition<Size> position;
    for (auto plies = random.below(Size * Size); plies > 0; --plies) {
        const auto moves = position.legal_moves();
        if (moves.empty()) break;
        position = position.after(random.pick(moves));
    }
    return position;
}

// As no game leaves them: every square drawn by itself, on boards from almost bare to full.
template <int Size>
[[nodiscard]] BasicPosition<Size> position_from_chance(Random& random) {
    const double filled = random.unit();
    const double black = random.unit();
    PerSide<Bitboard> discs;
    for (const Square square : squares(kBoard<Size>)) {
        if (!random.chance(filled)) continue;
        discs[random.chance(black) ? Side::X : Side::O] |= Bitboard::of(square);
    }
    return {discs, random.chance(0.5) ? Side::X : Side::O};
}

}  // namespace lawan::othello::testing
