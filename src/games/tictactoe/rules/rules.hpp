// The choices that make one m,n,k game: the size of the board, how many in a row win, whether more
// of them win too, and whether some moves are forbidden.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/coordinate.hpp"
#include "core/side.hpp"

namespace lawan::tictactoe {

inline constexpr int kMostPerSide = 20;  // columns or rows
inline constexpr int kMostCells = kMostPerSide * kMostPerSide;

enum class RowRule : std::uint8_t {
    Free,   // in_a_row or more win
    Exact,  // exactly five win: six or more in a row, an overline, count for nothing
    Renju,  // X, who moves first, wins with exactly five and has forbidden moves (renju.hpp)
};
inline constexpr int kExactRow = 5;  // what rules other than the free one are made for

struct Rules {
    BoardSize size{3, 3};
    int in_a_row = 3;
    RowRule rule = RowRule::Free;

    // What counts as a row for one of the sides.
    [[nodiscard]] constexpr Rules of_side(Side side) const {
        if (rule != RowRule::Renju) return *this;
        return {size, in_a_row, side == Side::X ? RowRule::Exact : RowRule::Free};
    }
    // Whether so many in a row win, of which none has a neighbour more. Asked of_side().
    [[nodiscard]] constexpr bool is_won_by(int marks) const {
        return rule == RowRule::Exact ? marks == in_a_row : marks >= in_a_row;
    }

    friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

// As settings and positions call it.
[[nodiscard]] std::string_view name_of(RowRule rule);
[[nodiscard]] std::optional<RowRule> rule_named(std::string_view name);

// Throws InputError unless the board has 1 to 20 columns and rows and one of its sides has room for
// that many in a row, which are five unless the rule is the free one.
[[nodiscard]] Rules checked_rules(BoardSize size, int in_a_row, RowRule rule = RowRule::Free);

}  // namespace lawan::tictactoe
