// What a screen shows of any game: cells and counters, without a rule.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/coordinate.hpp"
#include "core/side.hpp"

namespace lawan {

enum class Mark : std::uint8_t { None, X, O };

[[nodiscard]] constexpr Mark mark_of(Side side) {
    return side == Side::X ? Mark::X : Mark::O;
}
[[nodiscard]] constexpr char letter(Mark mark) {
    return mark == Mark::None ? '-' : mark == Mark::X ? 'X' : 'O';
}

struct BoardView {
    BoardSize size;
    std::vector<Mark> marks;  // row by row from a1

    [[nodiscard]] Mark at(Coordinate at) const {
        return marks[static_cast<std::size_t>(at.row * size.columns + at.column)];
    }
};

// What stands beside the board while a game goes on.
struct Standing {
    std::optional<PerSide<int>> count;  // marks or discs, where they decide the game
    std::optional<int> rounds_left;     // a round that has begun counts as left
};

}  // namespace lawan
