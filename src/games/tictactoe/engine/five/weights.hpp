// What cells are worth by the shapes that they would make, as learned from games.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/tictactoe/engine/five/cell_kinds.hpp"
#include "games/tictactoe/engine/five/shapes.hpp"

namespace lawan::tictactoe::five {

inline constexpr std::size_t kShapes = static_cast<std::size_t>(Shape::Five) + 1;
// Ways to choose four shapes where the order does not matter.
inline constexpr std::size_t kCombinations = 1365;
static_assert(kShapes * (kShapes + 1) * (kShapes + 2) * (kShapes + 3) / 24 == kCombinations);

// The number of what a cell has in its four directions.
[[nodiscard]] std::size_t combination(FourShapes shapes);

// In units of which kUnit make the odds of winning e times as high.
struct Weights {
    static constexpr int kUnit = 200;

    std::array<std::int16_t, kCombinations> moving{};   // of the side whose turn it is
    std::array<std::int16_t, kCombinations> waiting{};  // of the other one
    int turn = 0;                                       // to be on move

    [[nodiscard]] static const Weights& learned();
};

}  // namespace lawan::tictactoe::five
