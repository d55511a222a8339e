// Why a move is good or bad, in the words of its game: what can be seen on the board, whoever made
// it.
#pragma once

#include <vector>

#include "core/reason.hpp"
#include "play/any_position.hpp"

namespace lawan {

// Nothing where the game has no words of its own. The move must be legal.
[[nodiscard]] std::vector<Reason> reasons_for_move(const AnyPosition& position, AnyMove move);

}  // namespace lawan
