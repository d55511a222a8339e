// What a mark on an empty cell would make of one line through it for both sides at once, by the
// neighbours to its left and to its right.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/side.hpp"
#include "games/tictactoe/engine/five/shapes.hpp"
#include "games/tictactoe/rules/rules.hpp"

namespace lawan::tictactoe::five {

// A line as X and as O sees it, by number.
using LinePair = std::uint16_t;
inline constexpr unsigned kLinePairBits = 12;

// All pairs that there are, of four and of five in a row.
[[nodiscard]] const std::vector<std::pair<Line, Line>>& line_pairs();

// The neighbours of a cell, two bits each, the nearest one first: those to the left in the lower
// half of the number, those to the right in the upper one.
using Neighbours = std::uint32_t;
inline constexpr unsigned kRightNeighbours = 16;
enum class Neighbour : std::uint8_t { Empty, OfX, OfO, Border };

[[nodiscard]] constexpr Neighbours neighbour_at(int distance, Neighbour what) {
    const int away = distance < 0 ? -distance : distance;
    return static_cast<Neighbours>(what)
           << (2 * (away - 1) + (distance < 0 ? 0 : static_cast<int>(kRightNeighbours)));
}

class LineTable {
  public:
    [[nodiscard]] static const LineTable& of(const Rules& rules);

    // Of X in the lower half, of O in the upper one: the shapes in the lowest four bits, and above
    // them, in the lower half, the number of the pair of lines.
    using Entry = std::uint32_t;
    static constexpr Entry kShapes = 0x000F'000FU;
    [[nodiscard]] static LinePair pair_of(Entry entry) {
        return static_cast<LinePair>((entry >> 4) & ((1U << kLinePairBits) - 1));
    }

    [[nodiscard]] Entry operator[](Neighbours neighbours) const {
        const std::size_t left = halves_[neighbours & kHalfMask];
        const std::size_t right = halves_[neighbours >> kRightNeighbours];
        return entries_[(left << kHalfBits) + right];
    }
    // As the tables of one side know them.
    [[nodiscard]] LineCode code(Neighbours neighbours, Side side) const;

  private:
    explicit LineTable(const Rules& rules);

    // What lies behind marks of both sides, or behind the border, does not count.
    static constexpr std::size_t kHalves = std::size_t{1} << (2 * kMostReach);
    static constexpr Neighbours kHalfMask = 0xFFFF;
    static constexpr unsigned kHalfBits = 7;

    int reach_;
    const ShapeTable& of_x_;
    const ShapeTable& of_o_;
    std::array<std::uint8_t, kHalves> halves_{};
    std::array<Entry, std::size_t{1} << (2 * kHalfBits)> entries_{};
};

}  // namespace lawan::tictactoe::five
