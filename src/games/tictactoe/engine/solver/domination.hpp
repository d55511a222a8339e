// Cells that are worth no more than others, in the maker–breaker version of the game.
#pragma once

#include <array>

#include "games/tictactoe/engine/solver/geometry.hpp"

namespace lawan::tictactoe::solver {

// For each empty cell the others that lie on every open window of it. Whatever a breaker's mark on
// the first does, one on the second does as well. And the maker gains nothing by the first: the
// answer on the second closes all its windows.
using Dominators = std::array<Cells, 64>;

[[nodiscard]] Dominators dominators(const Geometry& geometry, const OpenWindows& open, Cells empty);

// The moves that have a better one, or an equal one with a lower index.
[[nodiscard]] Cells worse_moves(const Dominators& better, Cells moves);

// The moves that have a better or equal one. (That two equal ones are both left out is right for
// the maker: they are a pair.)
[[nodiscard]] Cells answered_moves(const Dominators& better, Cells moves);

}  // namespace lawan::tictactoe::solver
