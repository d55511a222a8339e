// What can be said at once of a position on a board of any size: wins by threats, and pairings that
// hold. For boards that have no room in 64 bits this is all there is.
#pragma once

#include <optional>
#include <string>

#include "core/budget.hpp"
#include "engines/tictactoe/solver/solved.hpp"
#include "games/tictactoe/position.hpp"

namespace lawan::tictactoe::solver {

struct QuickAnswer {
    Solved solved;
    std::string proof;  // of the bounds, in the format of docs/proofs.md; empty if there are none
};

template <class Board>
[[nodiscard]] QuickAnswer quick_solve(const BasicPosition<Board>& position, Budget& budget);

extern template QuickAnswer quick_solve(const BasicPosition<Bitboard>&, Budget&);
extern template QuickAnswer quick_solve(const BasicPosition<WideBitboard>&, Budget&);

}  // namespace lawan::tictactoe::solver
