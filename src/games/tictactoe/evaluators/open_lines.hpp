// An estimate by the windows that each side can still fill.
#pragma once

#include "core/score.hpp"
#include "core/square_counts.hpp"
#include "games/tictactoe/rules/position.hpp"
#include "games/tictactoe/rules/windows.hpp"

namespace lawan::tictactoe {

// For each window of a direction how many marks it holds.
template <class Board>
[[nodiscard]] SquareCounts<Board> window_counts(const Board& marks, const Rules& rules,
                                                Direction direction) {
    static_assert(kMostPerSide < 32);
    SquareCounts<Board> counts;
    for (int i = 0; i < rules.in_a_row; ++i) counts.add(marks >> (i * direction.step(rules.size)));
    return counts;
}

// A window is open for a side while the other has no mark in it. Each open window counts the square
// of the marks in it, so that marks together are worth more than marks apart; the estimate is own
// minus enemy. The largest sum there can be is on 20×20 with 13 in a row: 448 windows of at most 12
// marks, 64,512.
template <class Board>
class OpenLines {
  public:
    [[nodiscard]] Score evaluate(const BasicPosition<Board>& position) const {
        const Rules rules = position.rules();
        int own_minus_enemy = 0;
        for (const Direction direction : kDirections) {
            const Board all = windows<Board>(rules, direction);
            if (all.empty()) continue;
            const auto own = window_counts(position.own(), rules, direction);
            const auto enemy = window_counts(position.enemy(), rules, direction);
            own_minus_enemy += own.sum_of_squares(all & ~enemy.any());
            own_minus_enemy -= enemy.sum_of_squares(all & ~own.any());
        }
        return Score{own_minus_enemy};
    }

    [[nodiscard]] Score outcome(const BasicPosition<Board>& position) const {
        return decisive(position.final_score());
    }
};

}  // namespace lawan::tictactoe
