// Where a side has k in a row: for those who want to show it.
#pragma once

#include "games/tictactoe/rules/rules.hpp"
#include "games/tictactoe/rules/runs.hpp"
#include "games/tictactoe/rules/windows.hpp"

namespace lawan::tictactoe {

// The marks that stand in a full window; a last mark can fill several.
template <class Board>
[[nodiscard]] Board cells_in_runs(const Board& marks, const Rules& rules) {
    Board cells{};
    for (const Direction direction : kDirections) {
        for (const Square first : squares(windows<Board>(rules, direction))) {
            const auto window = window_cells<Board>(rules, direction, first);
            if ((window & ~marks).empty() &&
                rules.is_won_by(run_through(marks, rules.size, first, direction)))
                cells |= window;
        }
    }
    return cells;
}

}  // namespace lawan::tictactoe
