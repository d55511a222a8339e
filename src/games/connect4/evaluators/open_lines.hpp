// An estimate by the lines that each side can still fill.
#pragma once

#include "core/score.hpp"
#include "core/square_counts.hpp"
#include "games/connect4/rules/lines.hpp"
#include "games/connect4/rules/position.hpp"

namespace lawan::connect4 {

// A line is open for a side while the other has no disc in it. Each open line counts the square of
// the discs in it, so that discs together are worth more than discs apart; the estimate is own
// minus enemy.
class OpenLines {
  public:
    [[nodiscard]] Score evaluate(const Position& position) const {
        const Rules rules = position.rules();
        int own_minus_enemy = 0;
        for (const Direction direction : kDirections) {
            const Bitboard all = lines(rules, direction);
            const auto own = discs_in_lines(position.own(), rules, direction);
            const auto enemy = discs_in_lines(position.enemy(), rules, direction);
            own_minus_enemy += own.sum_of_squares(all & ~enemy.any());
            own_minus_enemy -= enemy.sum_of_squares(all & ~own.any());
        }
        return Score{own_minus_enemy};
    }

    [[nodiscard]] Score outcome(const Position& position) const {
        return decisive(position.final_score());
    }

  private:
    // For each line of a direction how many of these discs it holds.
    [[nodiscard]] static SquareCounts<Bitboard> discs_in_lines(Bitboard discs, const Rules& rules,
                                                               Direction direction) {
        SquareCounts<Bitboard> counts;
        const int by = step(direction, rules.size);
        for (int i = 0; i < rules.in_a_row; ++i) counts.add(discs >> (i * by));
        return counts;
    }
};

}  // namespace lawan::connect4
