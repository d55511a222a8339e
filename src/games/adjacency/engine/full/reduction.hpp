// Sets of empty cells without what decides nothing: coins that cancel or are the best move, and
// cold parts.
#pragma once

#include <optional>

#include "core/bitboard.hpp"
#include "core/square.hpp"
#include "games/adjacency/engine/full/cold_parts.hpp"
#include "games/adjacency/engine/full/geometry.hpp"
#include "games/adjacency/engine/full/set_table.hpp"

namespace lawan::adjacency::full {

// F of a set in terms of F of one without coins and cold parts: value = offset + sign·F(set).
struct Reduced {
    CellSet set;
    int offset = 0;
    int sign = 1;

    // What bounds of F of the reduced set say of the other.
    [[nodiscard]] SetBounds bounds(const SetBounds& of_set) const;
};

// A subset of some cells that has the same F: its coins may be any of them that are alone. Nothing
// where there are none of their degree.
[[nodiscard]] std::optional<Bitboard> cells_like(const Geometry& geometry, const CellSet& set,
                                                 Bitboard among);

// F of coins alone: the greatest is taken first.
[[nodiscard]] int value_of_coins(unsigned coins);

class Reducer {
  public:
    enum class ColdParts { StayIn, LeftOut };

    Reducer(const Geometry& geometry, ColdParts cold) : geometry_{&geometry}, cold_{cold} {}

    [[nodiscard]] Reduced of(Bitboard empty) { return near({empty, 0}, empty); }
    // Of a reduced set after a move to one of its cells.
    [[nodiscard]] Reduced after(const CellSet& set, Square move) {
        const Bitboard left = set.cells ^ Bitboard::of(move);
        return near({left, set.coins}, left & geometry_->partners(move));
    }
    // Of a reduced set after its coin of this degree was taken.
    [[nodiscard]] Reduced after_coin(const CellSet& set, int degree) const {
        return without_best_coins({set.cells, set.coins ^ (1U << degree)}, 0);
    }

  private:
    [[nodiscard]] Reduced near(CellSet set, Bitboard cells);
    [[nodiscard]] Reduced without_best_coins(const CellSet& set, int cold) const;

    const Geometry* geometry_;
    ColdParts cold_;
    full::ColdParts parts_;
};

}  // namespace lawan::adjacency::full
