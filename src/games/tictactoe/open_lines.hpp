// An estimate by the windows that each side can still fill.
#pragma once

#include <array>
#include <cstddef>

#include "core/score.hpp"
#include "games/tictactoe/position.hpp"
#include "games/tictactoe/windows.hpp"

namespace lawan::tictactoe {

// For each window of a direction how many marks it holds, all windows at once: bit w of slice b is
// bit b of the count of window w.
template <class Board>
class WindowCounts {
  public:
    WindowCounts(const Board& marks, const Rules& rules, Direction direction) {
        for (int i = 0; i < rules.in_a_row; ++i) add(marks >> (i * direction.step(rules.size)));
    }

    [[nodiscard]] Board any() const {
        Board result{};
        for (const Board& slice : slices_) result |= slice;
        return result;
    }

    // Σ count² over some windows: count = Σ 2ᵃ·bit(a), so count² = Σ Σ 2ᵃ⁺ᵇ·bit(a)·bit(b).
    [[nodiscard]] int sum_of_squares(const Board& windows) const {
        int sum = 0;
        for (std::size_t a = 0; a < kSlices; ++a) {
            const Board counted = windows & slices_[a];
            if (counted.empty()) continue;
            sum += counted.count() << (2 * a);
            for (std::size_t b = a + 1; b < kSlices; ++b) {
                sum += (counted & slices_[b]).count() << (a + b + 1);
            }
        }
        return sum;
    }

  private:
    static constexpr std::size_t kSlices = 5;
    static_assert(kMostPerSide < 1 << kSlices);

    void add(Board carry) {
        for (std::size_t b = 0; b < kSlices && carry.any(); ++b) {
            const Board both = slices_[b] & carry;
            slices_[b] ^= carry;
            carry = both;
        }
    }

    std::array<Board, kSlices> slices_{};
};

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
            const WindowCounts<Board> own{position.own(), rules, direction};
            const WindowCounts<Board> enemy{position.enemy(), rules, direction};
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
