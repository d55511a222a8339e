// What there is to say of a move of Adjacency: what is on the board after it, and why one line was
// worse than another.
#pragma once

#include <vector>

#include "core/reason.hpp"
#include "core/square.hpp"
#include "games/adjacency/rules/position.hpp"

namespace lawan::adjacency::player {

// The move is legal. The most telling reasons first.
[[nodiscard]] std::vector<Reason> reasons_for_move(const Position& position, Square move);

// Both lines begin with a move of the position: the one that was played, and the better one; then
// comes best play of both sides as far as it was searched.
struct ComparedLines {
    std::vector<Square> played;
    std::vector<Square> better;
};
[[nodiscard]] std::vector<Reason> why_worse(const Position& position, const ComparedLines& lines);

}  // namespace lawan::adjacency::player
