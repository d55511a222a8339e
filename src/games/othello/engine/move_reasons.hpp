// What there is to say of a move of Othello: what is on the board after it, and what happens in the
// line that a search expects.
#pragma once

#include <vector>

#include "core/reason.hpp"
#include "games/othello/rules/move.hpp"
#include "games/othello/rules/position.hpp"

namespace lawan::othello {

// The line begins with the move and goes on with best play of both sides as far as it was searched:
// legal moves, at least one. The most telling reasons first; none for a pass.
template <int Size>
[[nodiscard]] std::vector<Reason> reasons_for_move(const BasicPosition<Size>& position,
                                                   const std::vector<Move>& line);

}  // namespace lawan::othello
