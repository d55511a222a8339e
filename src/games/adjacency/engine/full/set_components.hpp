// What the components of a set of empty cells say of it, without trying moves of the whole.
#pragma once

#include <optional>

#include "core/bitboard.hpp"
#include "games/adjacency/engine/full/component_bounds.hpp"
#include "games/adjacency/engine/full/geometry.hpp"
#include "games/adjacency/engine/full/reduction.hpp"

namespace lawan::adjacency::full {

class SetSearch;

class SetComponents {
  public:
    // The search solves small components, and is asked what its oracle knows of large ones.
    SetComponents(const Geometry& geometry, SetSearch& search)
        : geometry_{geometry}, search_{search} {}

    // F(set) ≥ bound? Nothing where they do not tell, or the budget of the search is spent.
    [[nodiscard]] std::optional<bool> is_at_least(const CellSet& set, int bound);

  private:
    [[nodiscard]] int even(Bitboard cells);
    [[nodiscard]] OddGroup odd(Bitboard cells);

    const Geometry& geometry_;
    SetSearch& search_;
    ComponentCache known_;
};

}  // namespace lawan::adjacency::full
