// How many neighbours of each cell lie in a set, for all 64 cells at once.
#pragma once

#include <cstdint>

#include "core/bitboard.hpp"
#include "core/square.hpp"
#include "games/adjacency/rules/cells.hpp"

namespace lawan::adjacency {

// The counts, 0 to 4, as three binary digits of 64 lanes each: two half adders and a full one, as
// in bit-sliced counters (Knuth, TAOCP 4A, 7.1.3).
class NeighbourCounts {
  public:
    explicit constexpr NeighbourCounts(Bitboard cells) {
        const Bitboard down = cells << kMostColumns;
        const Bitboard up = cells >> kMostColumns;
        const Bitboard right = (cells & ~kLastColumn) << 1;
        const Bitboard left = (cells & ~kFirstColumn) >> 1;
        const Bitboard one_of_column = down ^ up;
        const Bitboard two_of_column = down & up;
        const Bitboard one_of_row = right ^ left;
        const Bitboard two_of_row = right & left;
        ones_ = one_of_column ^ one_of_row;
        twos_ = two_of_column ^ two_of_row ^ (one_of_column & one_of_row);
        fours_ = two_of_column & two_of_row;
    }

    [[nodiscard]] constexpr Bitboard at_least(int count) const {
        switch (count) {
            case 1:
                return ones_ | twos_ | fours_;
            case 2:
                return twos_ | fours_;
            case 3:
                return (ones_ & twos_) | fours_;
            case 4:
                return fours_;
            default:
                return count <= 0 ? ~Bitboard{} : Bitboard{};
        }
    }

    [[nodiscard]] constexpr Bitboard exactly(int count) const {
        switch (count) {
            case 0:
                return ~(ones_ | twos_ | fours_);
            case 1:
                return ones_ & ~twos_;
            case 2:
                return twos_ & ~ones_;
            case 3:
                return ones_ & twos_;
            case 4:
                return fours_;
            default:
                return Bitboard{};
        }
    }

    [[nodiscard]] constexpr int at(Square square) const {
        const auto digit = [square](Bitboard lane) {
            return static_cast<int>((lane.bits() >> square.index()) & 1U);
        };
        return digit(ones_) + 2 * digit(twos_) + 4 * digit(fours_);
    }

  private:
    Bitboard ones_;
    Bitboard twos_;
    Bitboard fours_;
};

// The cell of a set with the lowest index, as a set; the empty set for the empty set.
[[nodiscard]] constexpr Bitboard lowest(Bitboard cells) {
    return Bitboard{cells.bits() & (~cells.bits() + 1)};
}

[[nodiscard]] constexpr bool has_two(Bitboard cells) {
    return (cells.bits() & (cells.bits() - 1)) != 0;
}

}  // namespace lawan::adjacency
