// What a mark on an empty cell would make of one line through it, by table: a five, a four, an open
// three and so on. (The classes are those of V. Allis, J. van den Herik and M. Huntjens: Go-Moku
// solved by new search techniques, Computational Intelligence 12, 1996.)
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/tictactoe/rules/rules.hpp"

namespace lawan::tictactoe::five {

// With four in a row each of them has one mark less than its name says.
enum class Shape : std::uint8_t {
    Dead,       // no row can come of it
    ClosedOne,  // one mark more makes a closed two, and so on upwards
    OpenOne,
    ClosedTwo,
    OpenTwo,      // one mark more makes an open three
    BroadTwo,     // in several ways
    ClosedThree,  // one mark more makes a four
    OpenThree,    // one mark more makes an open four
    BroadThree,   // in several ways
    Four,         // one cell completes it
    OpenFour,     // several cells do
    Five,
};

inline constexpr int kLeastRow = 4;
inline constexpr int kMostRow = 5;
inline constexpr int kMostReach = kMostRow;  // how far a line is looked at, to each side
inline constexpr int kDirectionCount = 4;

// The neighbours of a cell on a line as a number to the base of three: 0 is an empty cell, 1 a mark
// of one's own, 2 a mark of the opponent or the end of the board.
using LineCode = std::uint16_t;

// What the neighbours mean to a side: those up to the first that blocks it, four to each side, the
// two sides in any order.
using Line = std::uint16_t;
inline constexpr std::size_t kHalfLines = 31;
inline constexpr std::size_t kLines = kHalfLines * (kHalfLines + 1) / 2;

class ShapeTable {
  public:
    // For four or five in a row.
    [[nodiscard]] static const ShapeTable& of(const Rules& rules);

    [[nodiscard]] int reach() const { return reach_; }
    // What a neighbour's digit counts: by its distance, from -reach to reach, without 0.
    [[nodiscard]] LineCode unit(int distance) const {
        return units_[static_cast<std::size_t>(place(distance))];
    }
    [[nodiscard]] Shape shape(LineCode code) const { return shapes_[code]; }
    [[nodiscard]] Line line(LineCode code) const { return lines_[code]; }
    // The neighbours that complete a row once the cell itself is marked: one bit for each place.
    [[nodiscard]] std::uint16_t completing(LineCode code) const { return completing_[code]; }
    [[nodiscard]] int place(int distance) const {
        return distance < 0 ? distance + reach_ : distance + reach_ - 1;
    }
    [[nodiscard]] int distance(int place) const {
        return place < reach_ ? place - reach_ : place - reach_ + 1;
    }

  private:
    explicit ShapeTable(const Rules& rules);

    [[nodiscard]] bool has_row(LineCode code) const;
    [[nodiscard]] int digit(LineCode code, int place) const;
    [[nodiscard]] Shape classify(LineCode code);
    [[nodiscard]] Line line_of(LineCode code) const;

    Rules rules_;
    int reach_;
    std::array<LineCode, 2 * kMostReach> units_{};
    std::vector<Shape> shapes_;
    std::vector<std::uint16_t> completing_;
    std::vector<Line> lines_;
    std::vector<bool> known_;
};

}  // namespace lawan::tictactoe::five
