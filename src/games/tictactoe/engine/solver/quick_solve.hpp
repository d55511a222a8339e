// What can be said of a position on a board of any size: wins by threats and by force of either
// side, and pairings that hold. For boards that have no room in 64 bits this is all there is.
#pragma once

#include <functional>
#include <string>

#include "core/budget.hpp"
#include "core/memory.hpp"
#include "games/tictactoe/engine/solver/solved.hpp"
#include "games/tictactoe/rules/position.hpp"

namespace lawan::tictactoe::solver {

struct QuickAnswer {
    Solved solved;
    std::string proof;  // of the bounds, in the format of docs/proofs.md; empty if there are none
};

struct QuickSettings {
    MebiBytes memory{64};
    std::function<void(const Solved&)> progress = {};
};

template <class Board>
[[nodiscard]] QuickAnswer quick_solve(const BasicPosition<Board>& position, Budget& budget,
                                      const QuickSettings& settings = {});

extern template QuickAnswer quick_solve(const BasicPosition<Bitboard>&, Budget&,
                                        const QuickSettings&);
extern template QuickAnswer quick_solve(const BasicPosition<WideBitboard>&, Budget&,
                                        const QuickSettings&);

}  // namespace lawan::tictactoe::solver
