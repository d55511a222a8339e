// What an empty cell is to a side, by the shapes that a mark there would make on the four lines
// through it, and by the order that a network has learned.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/tictactoe/engine/five/shapes.hpp"

namespace lawan::tictactoe::five {

// The four shapes, four bits each.
using FourShapes = std::uint16_t;
inline constexpr std::size_t kShapes = static_cast<std::size_t>(Shape::Five) + 1;

[[nodiscard]] constexpr Shape shape_in(FourShapes shapes, int direction) {
    return static_cast<Shape>((shapes >> (4 * direction)) & 15U);
}

// Whether each of the four is one.
[[nodiscard]] constexpr bool exists(FourShapes shapes) {
    for (int direction = 0; direction < 4; ++direction) {
        if (shape_in(shapes, direction) > Shape::Five) return false;
    }
    return true;
}

// Which sets of cells a cell belongs to.
enum class Threat : std::uint8_t {
    Five,         // completes a row
    WinningFour,  // makes two ways to complete one
    Four,         // makes at least one such way
    Three,        // threatens to make two ways
};
inline constexpr std::size_t kThreats = 4;

struct CellKind {
    std::int16_t rank = 0;         // among the moves of an attack
    std::int16_t own_order = 0;    // among all moves of the side
    std::int16_t other_order = 0;  // and of its opponent
    std::uint8_t threats = 0;      // one bit for each
};

struct Network;

// What counts among the moves of an attack.
[[nodiscard]] int attack_rank(FourShapes shapes);

class CellKinds {
  public:
    explicit CellKinds(const Network& network);

    [[nodiscard]] const CellKind& operator[](FourShapes shapes) const {
        return kinds_[kPairs * pair_[shapes & 255U] + pair_[shapes >> 8U]];
    }

  private:
    // Two of the four shapes, in any order, by a number: so the table stays in the cache.
    static constexpr std::size_t kPairs = 78;

    std::array<std::uint8_t, 256> pair_{};
    std::vector<CellKind> kinds_;
};

}  // namespace lawan::tictactoe::five
