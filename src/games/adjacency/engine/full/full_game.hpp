// What of a position counts when it is played to the full board.
#pragma once

#include "core/bitboard.hpp"
#include "games/adjacency/engine/full/geometry.hpp"
#include "games/adjacency/rules/position.hpp"

namespace lawan::adjacency::full {

[[nodiscard]] inline bool fills_the_board(const Position& position) {
    return position.plies_left() == position.empty().count();
}

// The difference of the marks that will not change any more, for the side to move.
[[nodiscard]] inline int final_difference(const Position& position) {
    const Bitboard settled = final_cells(whole_board(position.size()), position.empty());
    return (position.own() & settled).count() - (position.enemy() & settled).count();
}

}  // namespace lawan::adjacency::full
